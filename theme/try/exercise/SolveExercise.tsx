import { useId, useMemo, useState } from 'react';
import {
  exerciseChanges,
  exerciseCheck,
  exerciseForm,
  exerciseHideChanges,
  exerciseKept,
  exerciseNotKept,
  exerciseReset,
  exerciseRestore,
  exerciseSolvedBefore,
  exerciseUnchanged,
} from '#words';
import type { Exercise } from '../../../model/exercise.ts';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../lib/useText.ts';
import { LazyCodeField } from '../editor/LazyCodeField.tsx';
import form from '../Form.module.css';
import { mistakeWords } from '../problemText.ts';
import { submitByKey } from '../submitByKey.ts';
import { FileTabs } from './FileTabs.tsx';
import styles from './SolveExercise.module.css';
import { Success } from './Success.tsx';
import { useExercise } from './useExercise.ts';
import { useSolved } from './useSolved.ts';
import { Verdict } from './Verdict.tsx';

export interface OpenedExerciseProps {
  /** Nothing waits for a reader who has closed it. */
  isOpen: boolean;
  all: readonly string[];
}

export interface SolveExerciseProps extends OpenedExerciseProps {
  exercise: Exercise;
}

const tutorialOf = (id: string) => `${id.split('/')[0]}/`;

/** Position among the exercises of the page, 1-based. */
const numberOf = (id: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-exercise]')].findIndex(
    ({ dataset }) => dataset.exercise === id,
  ) + 1;

/** Editor for the program of a step, whose responses are compared with those of the solution (specification.md TRY-4). */
export function SolveExercise({ exercise, isOpen, all }: SolveExerciseProps) {
  const text = useText();
  const panel = useId();
  const [isCompared, setCompared] = useState(false);
  const [states] = useState(() => new Map());
  const { files, path, isChecking, checked, revision, takesFocus, isStored, ...own } = useExercise(
    exercise,
    isOpen,
    all,
  );
  const solved = useSolved(all);
  const work = checked && 'work' in checked ? checked.work : undefined;
  const isSolved = checked?.kind === 'run' && checked.result.isSolved;
  const last = checked?.kind === 'mistake' ? checked.mistake : undefined;
  const mistake = useMemo(
    () => (last?.path === path ? { line: last.line, message: mistakeWords(last, text) } : undefined),
    [last, path, text],
  );
  const ofTutorial = (id: string) => id.startsWith(tutorialOf(exercise.id));
  return (
    <form
      className={`${form.form} ${styles.exercise}`}
      aria-label={text(exerciseForm, { number: numberOf(exercise.id) })}
      noValidate
      onKeyDown={submitByKey}
      onSubmit={(event) => {
        event.preventDefault();
        void own.check();
      }}
    >
      <div className={styles.frame}>
        <FileTabs
          files={files}
          path={path}
          panel={panel}
          canRemove={!Object.hasOwn(exercise.files, path)}
          onChoose={own.open}
          onAdd={own.add}
          onRemove={own.remove}
        />
        <div id={panel} role="tabpanel" aria-label={path}>
          <LazyCodeField
            key={`${path} ${revision}`}
            source={files[path] ?? ''}
            original={exercise.files[path] ?? ''}
            label={path}
            isCompared={isCompared}
            isBare
            isWrapped
            mistake={mistake}
            states={states}
            takesFocus={takesFocus}
            onChange={own.change}
          />
        </div>
      </div>
      {isCompared && files[path] === exercise.files[path] ? <p>{text(exerciseUnchanged)}</p> : null}
      <div className={form.actions}>
        <button
          type="submit"
          className="button"
          aria-disabled={isChecking}
          onPointerEnter={own.prepare}
          onFocus={own.prepare}
        >
          {text(exerciseCheck)}
        </button>
        <Button shape="outlined" onClick={() => setCompared(!isCompared)}>
          {text(isCompared ? exerciseHideChanges : exerciseChanges)}
        </Button>
        <Button
          shape="outlined"
          onClick={() => {
            if (work) own.restore(work);
            else own.reset();
          }}
        >
          {text(work ? exerciseRestore : exerciseReset)}
        </Button>
      </div>
      <Verdict checks={exercise.checks} checked={checked} isChecking={isChecking}>
        {isSolved && !isChecking ? (
          <Success all={all.filter(ofTutorial)} solved={solved.filter(ofTutorial)} />
        ) : null}
      </Verdict>
      <p className={styles.kept}>
        {solved.includes(exercise.id) && !isSolved ? `${text(exerciseSolvedBefore)} ` : null}
        {text(isStored ? exerciseKept : exerciseNotKept)}
      </p>
    </form>
  );
}
