import { useId, useState } from 'react';
import {
  exerciseChanges,
  exerciseCheck,
  exerciseDone,
  exerciseFile,
  exerciseForm,
  exerciseHideChanges,
  exerciseKept,
  exerciseReset,
  exerciseUnchanged,
} from '#i18n';
import type { Exercise } from '../../../model/exercise.ts';
import field from '../../content/Field.module.css';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../lib/useText.ts';
import { CodeField } from './CodeField.tsx';
import { NewFile } from './NewFile.tsx';
import styles from './SolveExercise.module.css';
import { useExercise } from './useExercise.ts';
import { Verdict } from './Verdict.tsx';

/** Edit the program of a step and have its responses compared with those of the solution (specification.md TRY-4). */
export function SolveExercise({ exercise }: { exercise: Exercise }) {
  const text = useText();
  const id = useId();
  const [isCompared, setCompared] = useState(false);
  const { files, path, isPassed, isChecking, checked, revision, ...own } = useExercise(exercise);
  return (
    <form
      className={styles.exercise}
      aria-label={text(exerciseForm)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void own.check();
      }}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{text(exerciseFile)}</label>
        <select
          id={id}
          className={`${field.input} ${styles.code}`}
          value={path}
          onChange={({ target }) => own.open(target.value)}
        >
          {Object.keys(files).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      <CodeField
        key={`${path} ${revision}`}
        source={files[path] ?? ''}
        original={exercise.files[path] ?? ''}
        label={path}
        isCompared={isCompared}
        onChange={own.change}
      />
      {isCompared && files[path] === exercise.files[path] ? <p>{text(exerciseUnchanged)}</p> : null}
      <NewFile files={files} onAdd={own.add} />
      <div className={styles.actions}>
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
        <Button shape="outlined" onClick={own.reset}>
          {text(exerciseReset)}
        </Button>
      </div>
      <p className={styles.kept}>{text(isPassed ? exerciseDone : exerciseKept)}</p>
      <Verdict requests={exercise.requests} checked={checked} isChecking={isChecking} />
    </form>
  );
}
