import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { exerciseTick } from '#words';
import { useText } from '../../lib/useText.ts';
import { keptSolved, listenToSolved, solvedOf } from './solved.ts';
import { watchTicks } from './ticks.ts';

/** The exercises that the reader has solved; while a component uses it, the page shows ticks. @param all names of all exercises. */
export function useSolved(all: readonly string[]): readonly string[] {
  const text = useText();
  const kept = useSyncExternalStore(listenToSolved, keptSolved, () => '');
  useEffect(() => watchTicks(all, (solved, count) => text(exerciseTick, { solved, count })), [all, text]);
  return useMemo(() => solvedOf(kept, all), [kept, all]);
}
