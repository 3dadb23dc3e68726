import { useSyncExternalStore } from 'react';
import { exerciseLoading, exerciseNotLoaded, exerciseOpen, exerciseSolved } from '#words';
import { buttonClass } from '../controls/Button.tsx';
import { useText } from '../lib/useText.ts';
import { listenToProgress, readProgress } from './exercise/progress.ts';
import { useOnDemand } from './useOnDemand.ts';

export interface ExerciseEditorProps {
  /** Name under which progress is kept. */
  id: string;
  /** Address of the exercise. */
  exercise: string;
}

/** Solves an exercise in the page: nothing of it is loaded before the reader means to. What was solved before says so. */
export function ExerciseEditor({ id, exercise }: ExerciseEditorProps) {
  const text = useText();
  const isSolved = useSyncExternalStore(
    listenToProgress,
    () => readProgress(id).isPassed,
    () => false,
  );
  const load = async () => {
    const { openExercise } = await import(/* webpackChunkName: "exercise" */ './exercise/openExercise.tsx');
    return openExercise(exercise);
  };
  const { details, Loaded, isOpen, intent, onToggle } = useOnDemand(load, exerciseNotLoaded);
  return (
    <details ref={details} className="PageActions-script" onToggle={onToggle}>
      <summary className={buttonClass('outlined', 'chevron')} data-needs-app="" {...intent}>
        {text(exerciseOpen)}
        {isSolved ? <b>{`✓ ${text(exerciseSolved)}`}</b> : null}
      </summary>
      {Loaded ? <Loaded isOpen={isOpen} /> : <p>{text(exerciseLoading)}</p>}
    </details>
  );
}
