import { useEffect, useId, useRef, useState } from 'react';
import { exerciseAdd, exerciseBadFile, exerciseNewFile } from '#words';
import { Button } from '../../controls/Button.tsx';
import field from '../../controls/Field.module.css';
import { useText } from '../../lib/useText.ts';
import form from '../Form.module.css';
import { isNewPath } from './isNewPath.ts';
import styles from './SolveExercise.module.css';

export interface NewFileProps {
  files: Readonly<Record<string, string>>;
  onAdd: (path: string) => void;
  onLeave: () => void;
}

/** Form that adds a file to the program. It suggests no path, because the path may be the solution. */
export function NewFile({ files, onAdd, onLeave }: NewFileProps) {
  const text = useText();
  const id = useId();
  const [path, setPath] = useState('');
  const [isBad, setBad] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The reader has just asked for it.
  useEffect(() => input.current?.focus(), []);
  const add = () => {
    const wanted = path.trim();
    setBad(!isNewPath(wanted, files));
    if (!isNewPath(wanted, files)) return;
    onAdd(wanted);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text(exerciseNewFile)}</label>
      <div className={`${field.line} ${styles.line}`}>
        <input
          ref={input}
          id={id}
          className={`${field.input} ${form.code}`}
          value={path}
          maxLength={200}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isBad}
          aria-describedby={isBad ? `${id}problem` : undefined}
          onChange={({ target }) => setPath(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            if (event.key === 'Enter') add();
            else onLeave();
          }}
        />
        <Button shape="outlined" onClick={add}>
          {text(exerciseAdd)}
        </Button>
      </div>
      {isBad ? (
        <p id={`${id}problem`} className={form.problem}>
          {text(exerciseBadFile)}
        </p>
      ) : null}
    </div>
  );
}
