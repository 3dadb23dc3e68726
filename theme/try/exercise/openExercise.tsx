import type { Exercise } from '../../../model/exercise.ts';
import { loadOnce } from '../../lib/loadOnce.ts';
import { type OpenedExerciseProps, SolveExercise } from './SolveExercise.tsx';

/** Loads an exercise, as the build writes it (`plugins/mdx/steps/stepExercise.ts`), by its address. @returns what shows it. */
export const openExercise = loadOnce(async (response) => {
  const exercise: Exercise = await response.json();
  return (props: OpenedExerciseProps) => <SolveExercise exercise={exercise} {...props} />;
});
