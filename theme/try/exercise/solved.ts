/** Which exercises a reader has solved: kept on the device, and nowhere else; what the reader has written is kept apart (`progress.ts`). */
import { local } from '../../boot/storage.ts';

const KEY = 'exercises.solved';

/** What is kept: the same text as long as nothing changes. */
export const keptSolved = (): string => local.read(KEY) ?? '';

/** Those that were solved. @param kept from the storage, in which anything may stand. @param all names of all exercises. */
export function solvedOf(kept: string, all: readonly string[]): readonly string[] {
  const names = new Set(kept.split(' '));
  return all.filter((id) => names.has(id));
}

const listeners = new Set<() => void>();

/** Calls a function when an exercise is solved, here or in another tab. @returns ends it. */
export function listenToSolved(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Keeps that an exercise was solved. @param id its name; it has no blank. @param all names of all exercises. */
export function keepSolved(id: string, all: readonly string[]): void {
  const solved = solvedOf(keptSolved(), all);
  if (solved.includes(id)) return;
  local.write(KEY, [...solved, id].join(' '));
  for (const listener of listeners) listener();
}
