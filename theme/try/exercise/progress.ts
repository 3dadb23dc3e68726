/** A reader's files in an exercise: on the device only, until the reader starts over. */
import { local, onStorage } from '../../boot/storage.ts';

export type Work = Readonly<Record<string, string>>;

/** In characters: more is not stored. */
const MAX_KEPT = 100_000;

const keyOf = (id: string) => `exercise:${id}`;

function readFiles(value: unknown): Work | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Stored files of an exercise; undefined for none, and for invalid data. */
export function readWork(id: string): Work | undefined {
  try {
    const stored: unknown = JSON.parse(local.read(keyOf(id)) ?? 'null');
    return typeof stored === 'object' && stored !== null && 'files' in stored
      ? readFiles(stored.files)
      : undefined;
  } catch {
    return undefined;
  }
}

export const hasWork = (id: string): boolean => readWork(id) !== undefined;

/** Calls a function when the files of an exercise may have changed: another tab, or the page after Back. @returns ends it. */
export function listenToWork(id: string, listener: () => void): () => void {
  const listening = new AbortController();
  onStorage([keyOf(id)], listener, { signal: listening.signal });
  return () => listening.abort();
}

/** Stores files; `undefined` removes them. @returns false where the browser does not store them. */
export function writeWork(id: string, files: Work | undefined): boolean {
  const text = files && JSON.stringify({ files });
  if (text && text.length > MAX_KEPT) return false;
  return local.write(keyOf(id), text ?? null);
}
