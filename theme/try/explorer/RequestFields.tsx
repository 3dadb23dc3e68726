import { useId } from 'react';
import { explorerBun, explorerMethod, explorerRequest, explorerTarget } from '#words';
import field from '../../controls/Field.module.css';
import { useText } from '../../lib/useText.ts';
import form from '../Form.module.css';
import { METHODS } from '../methods.ts';
import styles from './Explorer.module.css';
import { BUNS, type Draft, MAX_PATH } from './fragment.ts';

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={field.input}
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((candidate) => candidate === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {values.map((candidate) => (
          <option key={candidate}>{candidate}</option>
        ))}
      </select>
    </div>
  );
}

export interface RequestFieldsProps {
  draft: Draft;
  onChange: (changes: Partial<Omit<Draft, 'files'>>) => void;
}

/** The request, and the release of Bun that gets it. */
export function RequestFields({ draft, onChange }: RequestFieldsProps) {
  const text = useText();
  const id = useId();
  const { method, target, bun } = draft;
  return (
    <fieldset className={styles.part}>
      <legend>{text(explorerRequest)}</legend>
      <div className={styles.request}>
        <Choice
          label={text(explorerMethod)}
          values={METHODS}
          value={method}
          onChange={(value) => onChange({ method: value })}
        />
        <div className={`${styles.field} ${styles.target}`}>
          <label htmlFor={id}>{text(explorerTarget)}</label>
          <input
            id={id}
            className={`${field.input} ${form.code}`}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_PATH}
            value={target}
            onChange={(event) => onChange({ target: event.target.value })}
          />
        </div>
        <Choice
          label={text(explorerBun)}
          values={BUNS}
          value={bun}
          onChange={(value) => onChange({ bun: value })}
        />
      </div>
    </fieldset>
  );
}
