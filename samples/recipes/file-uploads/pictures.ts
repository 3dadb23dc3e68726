import { join } from 'node:path';

const folder = process.env.UPLOADS ?? 'uploads';

export const maxPictures = 4;
export const maxBytes = Number(process.env.MAX_PICTURE_BYTES ?? 5_000_000);

/** The type by the first bytes, because names and headers can lie. */
export async function typeOf(file: Blob) {
  const bytes = await file.slice(0, 12).arrayBuffer();
  const start = Buffer.from(bytes).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  return undefined;
}

/** Stores a picture under a hash of its content. Returns the name. */
export async function store(file: Blob, type: string): Promise<string> {
  const bytes = await file.arrayBuffer();
  const hash = new Bun.CryptoHasher('sha256').update(bytes).digest('hex');
  const name = `${hash}.${type}`;
  await Bun.write(join(folder, name), bytes);
  return name;
}

export const stored = (name: string) => Bun.file(join(folder, name));
