import { useId } from 'react';
import { tryBefore, tryChoice, tryForm, tryReset, trySend } from '#words';
import field from '../../content/Field.module.css';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../lib/useText.ts';
import form from '../Form.module.css';
import { submitByKey } from '../submitByKey.ts';
import { DraftFields } from './DraftFields.tsx';
import { Result } from './Result.tsx';
import styles from './TryRequest.module.css';
import { type TryRequestProps, useTryRequest } from './useTryRequest.ts';

/** Change a request to a sample, and see its response (specification.md TRY-2). Loaded when the reader means to try. */
export function TryRequest(props: TryRequestProps) {
  const { program, request } = props;
  const text = useText();
  const id = useId();
  const title = program.requests.find((known) => known.id === request)?.title ?? '';
  const { chosen, draft, isSending, sent, choose, change, send } = useTryRequest(props);
  return (
    <form
      className={`${form.form} ${styles.window}`}
      aria-label={text(tryForm, { title })}
      noValidate
      onKeyDown={submitByKey}
      onSubmit={(event) => {
        event.preventDefault();
        const bad = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
        if (bad) bad.focus();
        else void send();
      }}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{text(tryChoice)}</label>
        <select
          id={id}
          className={field.input}
          value={chosen}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {program.requests.map(({ id: own, title }, at) => (
            <option key={own} value={at}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <DraftFields draft={draft} onChange={change} />
      {chosen > 0 ? <p>{text(tryBefore)}</p> : null}
      <div className={form.actions}>
        <button type="submit" className="button" aria-disabled={isSending}>
          {text(trySend)}
        </button>
        <Button shape="outlined" onClick={() => choose(chosen)}>
          {text(tryReset)}
        </Button>
      </div>
      <Result sent={sent} isSending={isSending} />
    </form>
  );
}
