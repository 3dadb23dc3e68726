import { useId } from 'react';
import { programHeaders, tryBadHeaders, tryBefore, tryBody, tryHeaderForm, tryHeaders } from '#words';
import { Button } from '../../../controls/Button.tsx';
import { useText } from '../../../lib/useText.ts';
import { readHeaders } from './draft.ts';
import { AS_WRITTEN } from './RequestForm.tsx';
import type { FieldName } from './state.ts';
import { type RequestPartProps, useProgramState } from './useProgramState.ts';

/** Buttons for the headers and the body of a request. */
export function FieldTabs({ store, id }: RequestPartProps) {
  const text = useText();
  const { fields } = useProgramState(store);
  const tab = (name: FieldName, label: string) => (
    <Button
      shape="quiet"
      aria-expanded={fields[id] === name}
      onClick={() => store.openField(id, fields[id] === name ? undefined : name)}
    >
      {label}
    </Button>
  );
  return (
    <div className="Exchange-tabs">
      {tab('headers', text(programHeaders))}
      {tab('body', text(tryBody))}
    </div>
  );
}

export function Fields({ store, id }: RequestPartProps) {
  const text = useText();
  const problem = useId();
  const name = useProgramState(store).fields[id];
  const { base, draft } = store.requestIn(id);
  const isBad = readHeaders(draft.headers) === undefined;
  if (!name) return null;
  return (
    <div className="Exchange-fields">
      <textarea
        key={name}
        {...AS_WRITTEN}
        aria-label={text(name === 'headers' ? tryHeaders : tryBody)}
        placeholder={name === 'headers' ? text(tryHeaderForm) : undefined}
        rows={Math.min(Math.max(draft[name].split('\n').length, 2), 12)}
        aria-invalid={name === 'headers' && isBad}
        aria-describedby={isBad ? problem : undefined}
        value={draft[name]}
        onChange={({ target }) => store.write(id, { base, draft: { ...draft, [name]: target.value } })}
      />
      {isBad ? (
        <p id={problem} role="alert">
          {text(tryBadHeaders)}
        </p>
      ) : null}
      {base === store.source.requests[0]?.id ? null : <p>{text(tryBefore)}</p>}
    </div>
  );
}
