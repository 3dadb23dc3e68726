import { useId } from 'react';
import { tryBadHeaders, tryBody, tryHeaders, tryMethod, tryTarget } from '#words';
import field from '../../content/Field.module.css';
import { useText } from '../../lib/useText.ts';
import form from '../Form.module.css';
import { METHODS } from '../methods.ts';
import { type Draft, MAX_FIELD, readHeaders } from './draft.ts';
import styles from './TryRequest.module.css';

export interface DraftFieldsProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

/** What is no word of a language. */
const AS_WRITTEN = { autoCapitalize: 'off', autoComplete: 'off', spellCheck: false, maxLength: MAX_FIELD };

/** The request as the reader writes it. */
export function DraftFields({ draft, onChange }: DraftFieldsProps) {
  const text = useText();
  const id = useId();
  const { method, target, headers, body } = draft;
  const isBad = readHeaders(headers) === undefined;
  return (
    <div className={styles.request}>
      <div className={styles.field}>
        <label htmlFor={`${id}-method`}>{text(tryMethod)}</label>
        <select
          id={`${id}-method`}
          className={field.input}
          value={method}
          onChange={(event) => onChange({ method: event.target.value })}
        >
          {METHODS.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-target`}>{text(tryTarget)}</label>
        <input
          {...AS_WRITTEN}
          id={`${id}-target`}
          className={`${field.input} ${form.code}`}
          value={target}
          onChange={(event) => onChange({ target: event.target.value })}
        />
      </div>
      <div className={styles.text}>
        <label htmlFor={`${id}-headers`}>{text(tryHeaders)}</label>
        <textarea
          {...AS_WRITTEN}
          id={`${id}-headers`}
          className={`${field.input} ${form.code}`}
          rows={2}
          aria-invalid={isBad}
          aria-describedby={isBad ? `${id}-problem` : undefined}
          value={headers}
          onChange={(event) => onChange({ headers: event.target.value })}
        />
        {isBad ? (
          <p id={`${id}-problem`} className={form.problem}>
            {text(tryBadHeaders)}
          </p>
        ) : null}
      </div>
      <div className={styles.text}>
        <label htmlFor={`${id}-body`}>{text(tryBody)}</label>
        <textarea
          {...AS_WRITTEN}
          id={`${id}-body`}
          className={`${field.input} ${form.code}`}
          rows={3}
          value={body}
          onChange={(event) => onChange({ body: event.target.value })}
        />
      </div>
    </div>
  );
}
