import { createHash } from 'node:crypto';

const digest = (key: string) => createHash('sha256').update(key).digest('hex');

/** Whose key it is, by its digest. From `API_KEYS`, such as `ada:secret,grace:other`. */
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
