import type { BurgerRequest, Middleware } from 'burger-api';
import { importJWK, jwtVerify } from 'jose';

const { TOKEN_KEY, TOKEN_ISSUER, TOKEN_AUDIENCE } = process.env;
if (!TOKEN_KEY || !TOKEN_ISSUER || !TOKEN_AUDIENCE)
  throw new Error('Set TOKEN_KEY, TOKEN_ISSUER and TOKEN_AUDIENCE');

// The public key of the login service: with it, tokens can be checked
// but not made, so this app holds no secret.
const key = await importJWK(JSON.parse(TOKEN_KEY), 'ES256');

export type Caller = { id: string; scopes: string[] };

const callers = new WeakMap<BurgerRequest, Caller>();

const refused = () =>
  Response.json(
    { error: 'Send a valid token' },
    { status: 401, headers: { 'www-authenticate': 'Bearer' } },
  );

/** Route middleware: lets requests with a valid token pass. */
export const requireCaller: Middleware = async (req) => {
  if (req.method === 'OPTIONS') return undefined; // A preflight has no token.
  const header = req.headers.get('authorization') ?? '';
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  if (!token) return refused();
  try {
    const { payload } = await jwtVerify(token, key, {
      // Never let the token choose the algorithm.
      algorithms: ['ES256'],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      requiredClaims: ['exp', 'sub'],
    });
    const scopes = String(payload.scope ?? '').split(' ');
    callers.set(req, { id: String(payload.sub), scopes });
    return undefined;
  } catch {
    return refused();
  }
};

/** The caller that `requireCaller` let pass. */
export function callerOf(req: BurgerRequest): Caller {
  const caller = callers.get(req);
  if (!caller)
    throw new Error('This route needs requireCaller in its middleware');
  return caller;
}
