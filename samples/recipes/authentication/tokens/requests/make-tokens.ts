/**
 * Prints the key of `sample.json` and the tokens of `requests.http`, all made anew:
 * `bun requests/make-tokens.ts`. The private keys are not kept.
 */
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const { publicKey, privateKey } = await generateKeyPair('ES256');
const stranger = await generateKeyPair('ES256');
const publicText = JSON.stringify(await exportJWK(publicKey));

const claims = (changes: Record<string, unknown> = {}) => ({
  iss: 'https://login.example',
  aud: 'https://api.example',
  sub: 'ada',
  scope: 'orders:read orders:write',
  exp: Date.UTC(2100, 0) / 1000,
  ...changes,
});

const sign = (payload: Record<string, unknown>, key = privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'ES256' }).sign(key);

const part = (value: object) =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

console.log({
  TOKEN_KEY: publicText,
  valid: await sign(claims()),
  'read-only': await sign(claims({ scope: 'orders:read' })),
  expired: await sign(claims({ exp: Date.UTC(2020, 0) / 1000 })),
  endless: await sign(claims({ exp: undefined })),
  'other-service': await sign(claims({ aud: 'https://other.example' })),
  'other-issuer': await sign(claims({ iss: 'https://evil.example' })),
  stranger: await sign(claims(), stranger.privateKey),
  unsigned: `${part({ alg: 'none' })}.${part(claims())}.`,
  // Takes the public key, which everybody knows, for a shared secret.
  confused: await new SignJWT(claims())
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(publicText)),
});
