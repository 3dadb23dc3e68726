import { explorerBadFile, explorerExports, explorerFile, explorerRemove, explorerRemoveWhat } from '#words';
import { Button } from '../../controls/Button.tsx';
import field from '../../controls/Field.module.css';
import { useText } from '../../lib/useText.ts';
import type { RouteFile } from '../app/startApp.ts';
import form from '../Form.module.css';
import { METHODS } from '../methods.ts';
import styles from './Explorer.module.css';
import { MAX_PATH } from './fragment.ts';
import type { EditedFile } from './useExplorer.ts';

export interface FileFieldsProps {
  file: EditedFile;
  /** Its place in the list, from 1. */
  number: number;
  /** No file can have this path. */
  bad: boolean;
  /** A file that the reader has just added. */
  isNew: boolean;
  onChange: (changes: Partial<RouteFile>) => void;
  onRemove: () => void;
}

/** One file of the app: its path, and the methods that it exports. */
export function FileFields({ file, number, bad, isNew, onChange, onRemove }: FileFieldsProps) {
  const text = useText();
  const { path, methods, key } = file;
  const problem = `explorer-problem-${key}`;
  return (
    <li className={styles.file}>
      <div className={`${field.line} ${styles.path}`}>
        <input
          className={`${field.input} ${form.code}`}
          aria-label={text(explorerFile, { number: String(number) })}
          aria-invalid={bad}
          aria-describedby={bad ? problem : undefined}
          // The reader has asked for it.
          ref={isNew ? (input) => input?.focus() : undefined}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_PATH}
          value={path}
          onChange={({ target }) => onChange({ path: target.value })}
        />
        <Button shape="outlined" onClick={onRemove}>
          {text(explorerRemove)}
          <span className="visually-hidden"> {text(explorerRemoveWhat, { number: String(number) })}</span>
        </Button>
      </div>
      {bad ? (
        <p id={problem} className={form.problem}>
          {text(explorerBadFile)}
        </p>
      ) : null}
      <div
        role="group"
        className={styles.methods}
        aria-label={text(explorerExports, { number: String(number) })}
      >
        {METHODS.map((method) => (
          <label key={method} className={styles.method}>
            <input
              type="checkbox"
              checked={methods.includes(method)}
              onChange={({ target }) =>
                onChange({
                  methods: METHODS.filter((other) =>
                    other === method ? target.checked : methods.includes(other),
                  ),
                })
              }
            />
            {method}
          </label>
        ))}
      </div>
    </li>
  );
}
