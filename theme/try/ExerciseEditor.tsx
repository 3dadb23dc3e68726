import { type ComponentType, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { exerciseInProgress, exerciseLoading, exerciseNotLoaded, exerciseOpen, exerciseSolved } from '#words';
import { buttonClass } from '../controls/Button.tsx';
import { loadPart } from '../lib/loadPart.ts';
import { useText } from '../lib/useText.ts';
import { hasWork, listenToWork } from './exercise/progress.ts';
import type { OpenedExerciseProps } from './exercise/SolveExercise.tsx';
import { useSolved } from './exercise/useSolved.ts';

export interface ExerciseEditorProps {
  /** Storage name of the progress. */
  id: string;
  exercise: string;
  /** Names of all exercises of the site, for the ticks and totals that the page shows. */
  all: readonly string[];
}

/** Solves an exercise in the page, loaded on intent. Its closed summary shows whether the exercise was solved, or begun. */
export function ExerciseEditor({ id, exercise, all }: ExerciseEditorProps) {
  const text = useText();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<OpenedExerciseProps>>();
  const isSolved = useSolved(all).includes(id);
  // Read again when the exercise is closed.
  const isBegun = useSyncExternalStore(
    useCallback((listener) => listenToWork(id, listener), [id]),
    () => hasWork(id),
    () => false,
  );
  const state = isSolved ? `✓ ${text(exerciseSolved)}` : isBegun && text(exerciseInProgress);
  const load = async () => {
    const { openExercise } = await import(/* webpackChunkName: "exercise" */ './exercise/openExercise.tsx');
    return openExercise(exercise);
  };
  const onToggle = async () => {
    const opened = details.current?.open === true;
    setOpen(opened);
    if (Loaded || !opened) return;
    const component = await loadPart(load, exerciseNotLoaded, () => details.current !== null);
    if (component) setLoaded(() => component);
    else if (details.current) details.current.open = false;
  };
  // A failure is reported on opening.
  const prepare = () => {
    load().catch(() => {});
  };
  return (
    <details ref={details} className="needs-scripts" data-exercise={id} onToggle={onToggle}>
      <summary
        className={buttonClass('outlined', 'chevron')}
        data-needs-app=""
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        {text(exerciseOpen)}
        {state && !isOpen ? <b>{state}</b> : null}
      </summary>
      {Loaded ? <Loaded isOpen={isOpen} all={all} /> : <p>{text(exerciseLoading)}</p>}
    </details>
  );
}
