import { exerciseLoading, exerciseNotLoaded, exerciseOpen } from '#i18n';
import { buttonClass } from '../controls/Button.tsx';
import { useText } from '../lib/useText.ts';
import { useOnDemand } from './useOnDemand.ts';

export interface ExerciseEditorProps {
  /** Address of the exercise. */
  exercise: string;
}

/** Solves an exercise in the page: nothing of it is loaded before the reader means to. */
export function ExerciseEditor({ exercise }: ExerciseEditorProps) {
  const text = useText();
  const load = async () => {
    const { openExercise } = await import(/* webpackChunkName: "exercise" */ './exercise/openExercise.tsx');
    return openExercise(exercise);
  };
  const { details, Loaded, intent, onToggle } = useOnDemand(load, exerciseNotLoaded);
  return (
    <details ref={details} className="PageActions-script" onToggle={onToggle}>
      <summary className={buttonClass('outlined', 'chevron')} data-needs-app="" {...intent}>
        {text(exerciseOpen)}
      </summary>
      {Loaded ? <Loaded /> : <p>{text(exerciseLoading)}</p>}
    </details>
  );
}
