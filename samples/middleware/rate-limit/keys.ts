import { createHash } from 'node:crypto';

const digest = (key: string) => createHash('sha256').update(key).digest('hex');

/** Owners by the digest of their key, from `API_KEYS`: `ada:key,grace:key`. */
const owners = new Map<string, string>();
for (const pair of process.env.API_KEYS?.split(',') ?? []) {
  const [owner, key, ...rest] = pair.split(':');
  if (!owner || !key || rest.length > 0)
    throw new Error('API_KEYS is not "owner:key,owner:key".');
  owners.set(digest(key), owner);
}
if (owners.size === 0) throw new Error('Set API_KEYS.');

export const ownerOf = (req: Request) =>
  owners.get(digest(req.headers.get('x-api-key') ?? ''));
