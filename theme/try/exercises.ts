/** Components of `<Exercise>` and `<ExerciseProgress>`. Only pages that hold one import them, so that they stay out of the entry. */
export { ExerciseEditor } from './ExerciseEditor.tsx';
export { ExerciseProgress } from './ExerciseProgress.tsx';
