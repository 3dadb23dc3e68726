import { useId, useRef } from 'react';
import { exerciseFile, exerciseRemove } from '#words';
import field from '../../content/Field.module.css';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../lib/useText.ts';
import form from '../Form.module.css';
import styles from './SolveExercise.module.css';

export interface FileChoiceProps {
  files: Readonly<Record<string, string>>;
  /** Of the file that is shown. */
  path: string;
  /** True for a file that the reader has added. */
  canRemove: boolean;
  onChoose: (path: string) => void;
  onRemove: () => void;
}

/** Chooses the file that the editor shows. */
export function FileChoice({ files, path, canRemove, onChoose, onRemove }: FileChoiceProps) {
  const text = useText();
  const id = useId();
  const choice = useRef<HTMLSelectElement>(null);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text(exerciseFile)}</label>
      <div className={`${field.line} ${styles.line}`}>
        <select
          ref={choice}
          id={id}
          className={`${field.input} ${form.code}`}
          value={path}
          onChange={({ target }) => onChoose(target.value)}
        >
          {Object.keys(files).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        {canRemove ? (
          <Button
            shape="outlined"
            onClick={() => {
              onRemove();
              // The button that had the focus is gone.
              choice.current?.focus();
            }}
          >
            {text(exerciseRemove)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
