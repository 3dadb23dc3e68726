/** What a reader has done of an exercise: kept on the device, and nowhere else. */
import { local } from '../../boot/storage.ts';

export interface Progress {
  /** The reader's files by path; undefined where nothing was changed. */
  files: Readonly<Record<string, string>> | undefined;
  isPassed: boolean;
}

/** Most characters that are kept of an exercise. */
const MAX_KEPT = 100_000;

const keyOf = (id: string) => `exercise:${id}`;

const NOTHING: Progress = { files: undefined, isPassed: false };

function readFiles(value: unknown): Progress['files'] {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** What is kept of an exercise. Whatever else stands there is nothing. */
export function readProgress(id: string): Progress {
  try {
    const kept: unknown = JSON.parse(local.read(keyOf(id)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NOTHING;
    return {
      files: 'files' in kept ? readFiles(kept.files) : undefined,
      isPassed: 'isPassed' in kept && kept.isPassed === true,
    };
  } catch {
    return NOTHING;
  }
}

const listeners = new Set<() => void>();

/** Calls a function when progress changes, here or in another tab. @returns ends it. */
export function listenToProgress(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Keeps progress; `undefined` forgets it. */
export function writeProgress(id: string, progress: Progress | undefined): void {
  const text = progress && JSON.stringify(progress);
  if (text && text.length > MAX_KEPT) return;
  local.write(keyOf(id), text ?? null);
  for (const listener of listeners) listener();
}
