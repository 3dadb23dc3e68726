import { timingSafeEqual } from 'node:crypto';
import type { BurgerRequest, Middleware } from 'burger-api';

// The proxy adds this secret to each request. Anybody can send x-real-ip,
// so the header is trusted only together with the secret.
const { PROXY_SECRET } = process.env;
if (!PROXY_SECRET || PROXY_SECRET.length < 32)
  throw new Error('Set PROXY_SECRET to at least 32 random characters');

const digest = (text: string) =>
  new Bun.CryptoHasher('sha256').update(text).digest();
const secret = digest(PROXY_SECRET);

/** Global middleware: refuses what did not come through the proxy. */
export const proxyOnly: Middleware = (req) => {
  const sent = digest(req.headers.get('x-proxy-secret') ?? '');
  if (timingSafeEqual(sent, secret) && req.headers.has('x-real-ip'))
    return undefined;
  return Response.json({ error: 'Use the proxy' }, { status: 403 });
};

/** The client's address, as the proxy saw it. */
export function clientOf(req: BurgerRequest): string {
  const address = req.headers.get('x-real-ip') ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return address.includes(':') ? network(address) : address;
}

/** The first 64 bits of an IPv6 address: one client can use all the rest. */
function network(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const front = head.split(':');
  const back = tail.split(':');
  while (front.length + back.length < 8) front.push('0');
  return [...front, ...back].slice(0, 4).join(':');
}
