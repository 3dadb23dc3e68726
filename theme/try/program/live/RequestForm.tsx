import { programNow, tryChoice, tryForm, tryMethod, trySending, tryTarget } from '#words';
import { Marks } from '../../../learn/Marks.tsx';
import { useText } from '../../../lib/useText.ts';
import { METHODS } from '../../methods.ts';
import { statusText } from '../../responseText.ts';
import { draftOf, MAX_FIELD } from './draft.ts';
import { type RequestPartProps, useProgramState } from './useProgramState.ts';

export interface RequestFormProps extends RequestPartProps {
  title: string;
  status: string | undefined;
}

/** Attributes of fields for text that is not natural language. */
export const AS_WRITTEN = {
  autoCapitalize: 'off',
  autoComplete: 'off',
  spellCheck: false,
  maxLength: MAX_FIELD,
};

export function RequestForm({ store, id, title, status }: RequestFormProps) {
  const text = useText();
  const { sending, sent, outcome } = useProgramState(store);
  const { base, draft } = store.requestIn(id);
  const isSending = sending?.includes(id);
  const isAsked = isSending || sent.includes(id);
  const answer = isAsked && !isSending ? outcome?.answers[id] : undefined;
  const choose = (value: string) => {
    const recorded = store.source.requests.find((request) => `#${request.id}` === value);
    if (recorded) store.write(id, { base: recorded.id, draft: draftOf(recorded) });
    else store.write(id, { base, draft: { ...draft, method: value } });
  };
  return (
    <form
      className="Exchange-form"
      aria-label={text(tryForm, { title })}
      onSubmit={(event) => {
        event.preventDefault();
        void store.run([id]);
      }}
    >
      <select
        aria-label={text(tryMethod)}
        value={draft.method}
        onChange={({ target }) => choose(target.value)}
      >
        <optgroup label={text(tryMethod)}>
          {METHODS.map((method) => (
            <option key={method}>{method}</option>
          ))}
        </optgroup>
        <optgroup label={text(tryChoice)}>
          {store.source.requests.map((request) => (
            <option key={request.id} value={`#${request.id}`}>
              {request.title}
            </option>
          ))}
        </optgroup>
      </select>
      <input
        {...AS_WRITTEN}
        aria-label={text(tryTarget)}
        value={draft.target}
        onChange={({ target }) => store.write(id, { base, draft: { ...draft, target: target.value } })}
      />
      <span role="status">
        {isSending ? text(trySending) : null}
        {answer ? (
          <>
            <Marks status={statusText(answer.status)} /> <small>{text(programNow)}</small>
          </>
        ) : null}
        {isAsked ? null : <Marks status={status} />}
      </span>
    </form>
  );
}
