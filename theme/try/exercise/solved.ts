/** Solved exercises: on the device only, apart from the reader's files (`progress.ts`). */
import { local, onStorage } from '../../boot/storage.ts';

const KEY = 'exercises.solved';

/** Stored text, a stable snapshot for `useSyncExternalStore`. */
export const storedSolved = (): string => local.read(KEY) ?? '';

/** Solved exercises. @param stored may be invalid. @param all names of all exercises. */
export function solvedOf(stored: string, all: readonly string[]): readonly string[] {
  const names = new Set(stored.split(' '));
  return all.filter((id) => names.has(id));
}

const listeners = new Set<() => void>();

/** Calls a function when an exercise is solved, here or in another tab. @returns ends it. */
export function listenToSolved(listener: () => void): () => void {
  const listening = new AbortController();
  listeners.add(listener);
  onStorage([KEY], listener, { signal: listening.signal });
  return () => {
    listeners.delete(listener);
    listening.abort();
  };
}

/** Stores that an exercise was solved. @param id its name; it has no blank. @param all names of all exercises. */
export function storeSolved(id: string, all: readonly string[]): void {
  const solved = solvedOf(storedSolved(), all);
  if (solved.includes(id)) return;
  local.write(KEY, [...solved, id].join(' '));
  for (const listener of listeners) listener();
}
