import type { Exercise } from '../../../model/exercise.ts';
import { loadOnce } from '../../lib/loadOnce.ts';
import { type OpenedExerciseProps, SolveExercise } from './SolveExercise.tsx';

/** Loads an exercise, which the build writes (`plugins/mdx/steps/stepExercise.ts`), by its address. @returns the component for it. */
export const openExercise = loadOnce(async (response) => {
  const exercise: Exercise = await response.json();
  return (props: OpenedExerciseProps) => <SolveExercise exercise={exercise} {...props} />;
});
