import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { exerciseTick } from '#words';
import { useText } from '../../lib/useText.ts';
import { listenToSolved, solvedOf, storedSolved } from './solved.ts';
import { watchTicks } from './ticks.ts';

/** Solved exercises; the page shows ticks while a component uses this hook. @param all names of all exercises. */
export function useSolved(all: readonly string[]): readonly string[] {
  const text = useText();
  const stored = useSyncExternalStore(listenToSolved, storedSolved, () => '');
  useEffect(() => watchTicks(all, (solved, count) => text(exerciseTick, { solved, count })), [all, text]);
  return useMemo(() => solvedOf(stored, all), [stored, all]);
}
