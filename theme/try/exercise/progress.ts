/** What a reader has written in an exercise: kept on the device, and nowhere else, until the reader starts over. */
import { local } from '../../boot/storage.ts';

/** The reader's files by path. */
export type Work = Readonly<Record<string, string>>;

/** Most characters that are kept of an exercise. */
const MAX_KEPT = 100_000;

const keyOf = (id: string) => `exercise:${id}`;

function readFiles(value: unknown): Work | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** What is kept of an exercise; undefined for nothing, and for whatever else stands there. */
export function readWork(id: string): Work | undefined {
  try {
    const kept: unknown = JSON.parse(local.read(keyOf(id)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'files' in kept ? readFiles(kept.files) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was written; `undefined` forgets it. */
export function writeWork(id: string, files: Work | undefined): void {
  const text = files && JSON.stringify({ files });
  if (text && text.length > MAX_KEPT) return;
  local.write(keyOf(id), text ?? null);
}
