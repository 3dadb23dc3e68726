import { useState } from 'react';
import {
  exerciseChanges,
  exerciseCheck,
  exerciseDone,
  exerciseForm,
  exerciseHideChanges,
  exerciseKept,
  exerciseReset,
  exerciseRestore,
  exerciseUnchanged,
} from '#words';
import type { Exercise } from '../../../model/exercise.ts';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../lib/useText.ts';
import { CodeField } from '../editor/CodeField.tsx';
import form from '../Form.module.css';
import { submitByKey } from '../submitByKey.ts';
import type { OpenedProps } from '../useOnDemand.ts';
import { FileChoice } from './FileChoice.tsx';
import { NewFile } from './NewFile.tsx';
import styles from './SolveExercise.module.css';
import { useExercise } from './useExercise.ts';
import { Verdict } from './Verdict.tsx';

export interface SolveExerciseProps extends OpenedProps {
  exercise: Exercise;
}

/** Edit the program of a step and have its responses compared with those of the solution (specification.md TRY-4). */
export function SolveExercise({ exercise, isOpen }: SolveExerciseProps) {
  const text = useText();
  const [isCompared, setCompared] = useState(false);
  const [added, setAdded] = useState<string>();
  const { files, path, isPassed, isChecking, checked, revision, ...own } = useExercise(exercise, isOpen);
  const work = checked && 'work' in checked ? checked.work : undefined;
  return (
    <form
      className={`${form.form} ${styles.exercise}`}
      aria-label={text(exerciseForm)}
      noValidate
      onKeyDown={submitByKey}
      onSubmit={(event) => {
        event.preventDefault();
        void own.check();
      }}
    >
      <FileChoice
        files={files}
        path={path}
        canRemove={!Object.hasOwn(exercise.files, path)}
        onChoose={(chosen) => {
          setAdded(undefined);
          own.open(chosen);
        }}
        onRemove={() => {
          setAdded(undefined);
          own.remove();
        }}
      />
      <CodeField
        key={`${path} ${revision}`}
        source={files[path] ?? ''}
        original={exercise.files[path] ?? ''}
        label={path}
        isCompared={isCompared}
        takesFocus={added === path}
        onChange={own.change}
      />
      {isCompared && files[path] === exercise.files[path] ? <p>{text(exerciseUnchanged)}</p> : null}
      <NewFile
        files={files}
        onAdd={(created) => {
          setAdded(created);
          own.add(created);
        }}
      />
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
            setAdded(undefined);
            if (work) own.restore(work);
            else own.reset();
          }}
        >
          {text(work ? exerciseRestore : exerciseReset)}
        </Button>
      </div>
      <Verdict checks={exercise.checks} checked={checked} isChecking={isChecking} />
      <p className={styles.kept}>{text(isPassed ? exerciseDone : exerciseKept)}</p>
    </form>
  );
}
