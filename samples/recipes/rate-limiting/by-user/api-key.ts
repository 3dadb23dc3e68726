import type { BurgerRequest, Middleware } from 'burger-api';

// JSON that maps the SHA-256 of each key to its owner. Whoever reads the
// settings cannot use the keys.
if (!process.env.API_KEYS) throw new Error('Set API_KEYS');
const owners = new Map<string, string>(
  Object.entries(JSON.parse(process.env.API_KEYS)),
);

const found = new WeakMap<BurgerRequest, string>();

/** Route middleware: lets requests with a known key pass. */
export const requireKey: Middleware = (req) => {
  if (req.method === 'OPTIONS') return undefined; // A preflight has no key.
  const key = req.headers.get('x-api-key') ?? '';
  const hash = new Bun.CryptoHasher('sha256').update(key).digest('hex');
  const owner = owners.get(hash);
  if (!owner)
    return Response.json({ error: 'Send a valid key' }, { status: 401 });
  found.set(req, owner);
  return undefined;
};

/** The owner of the key that `requireKey` let pass. */
export function ownerOf(req: BurgerRequest): string {
  const owner = found.get(req);
  if (!owner) throw new Error('This route needs requireKey in its middleware');
  return owner;
}
