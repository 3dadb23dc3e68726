import { useEffect, useRef, useState } from 'react';
import {
  explorerAdd,
  explorerBun,
  explorerCopy,
  explorerFiles,
  explorerForm,
  explorerMatch,
  explorerMethod,
  explorerMore,
  explorerPrinted,
  explorerReset,
  explorerTarget,
} from '#words';
import { Button, buttonClass } from '../../controls/Button.tsx';
import { useText } from '../../lib/useText.ts';
import { ROOT } from '../mark.ts';
import { METHODS } from '../methods.ts';
import { ExplorerMenu } from './ExplorerMenu.tsx';
import { FileFields } from './FileFields.tsx';
import { BUNS, type Draft, MAX_FILES, MAX_PATH } from './fragment.ts';
import { type Matched, Notes, Sentence } from './Outcome.tsx';
import { isBadFile, useExplorer } from './useExplorer.ts';

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, value, onChange }: ChoiceProps<Value>) {
  return (
    <select
      className="RouteExplorer-field"
      aria-label={label}
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
  );
}

/** Focuses the first field with an error message. @returns false without such a field. */
function focusInvalid(form: HTMLFormElement): boolean {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  invalid?.focus();
  return invalid !== null;
}

interface StatusTextProps {
  message?: string | undefined;
  matched?: Matched | undefined;
}

function StatusText({ message, matched }: StatusTextProps) {
  const text = useText();
  if (message) return text(message);
  return matched ? <Sentence {...matched} /> : null;
}

export interface ExplorerProps {
  example: Draft;
}

/** Editor for the files of an app and a request; shows which file answers (specification.md TRY-1). Loaded on intent. */
export function Explorer({ example }: ExplorerProps) {
  const text = useText();
  const explorer = useExplorer(example);
  const { draft, isWaiting, message, announced } = explorer;
  const matched = isWaiting ? undefined : explorer.matched;
  const { files, method, target, bun } = draft;
  const [added, setAdded] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const path = useRef<HTMLInputElement>(null);
  const match = useRef<HTMLButtonElement>(null);

  // The button that had the focus no longer exists: it opened the explorer, or confirmed a link.
  useEffect(() => {
    const control = (isWaiting ? match : path).current;
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'nearest' });
  }, [isWaiting]);

  return (
    <form
      className="RouteExplorer-frame"
      aria-label={text(explorerForm)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusInvalid(event.currentTarget)) explorer.match();
      }}
    >
      <div className="RouteExplorer-head">
        <Choice
          label={text(explorerMethod)}
          values={METHODS}
          value={method}
          onChange={(value) => explorer.change({ method: value })}
        />
        <input
          ref={path}
          className="RouteExplorer-field RouteExplorer-target"
          aria-label={text(explorerTarget)}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_PATH}
          value={target}
          onChange={(event) => explorer.change({ target: event.target.value })}
        />
        {/* Enter in a field presses it, also where it is not seen. */}
        <button ref={match} type="submit" className="button" hidden={!isWaiting}>
          {text(explorerMatch)}
        </button>
      </div>
      <div className="RouteExplorer-body">
        <p className="RouteExplorer-verdict" aria-hidden="true">
          <StatusText message={message} matched={matched} />
        </p>
        <p role="status" className="visually-hidden">
          {/* A live region announces what is inserted: the same sentence is inserted anew. */}
          <StatusText key={announced.number} {...announced} />
        </p>
        <code>{ROOT}</code>
        <ul className="RouteExplorer-tree" aria-label={text(explorerFiles)}>
          {files.map((file, at) => (
            <FileFields
              key={file.key}
              file={file}
              number={at + 1}
              bad={isBadFile(file, files)}
              isNew={added && at === files.length - 1}
              matched={matched}
              onChange={(changes) => {
                setAdded(false);
                explorer.changeFile(file.key, changes);
              }}
              onRemove={() => {
                setAdded(false);
                explorer.removeFile(file.key);
                // The removed file took its focused button with it.
                add.current?.focus();
              }}
            />
          ))}
        </ul>
        {matched ? <Notes {...matched} /> : null}
      </div>
      <div className="RouteExplorer-foot">
        <Button
          ref={add}
          shape="quiet"
          aria-disabled={files.length >= MAX_FILES}
          onClick={() => {
            if (files.length >= MAX_FILES) return;
            setAdded(true);
            explorer.addFile();
          }}
        >
          {text(explorerAdd)}
        </Button>
        <Button
          shape="quiet"
          onClick={({ currentTarget: { form } }) => {
            if (!form || !focusInvalid(form)) void explorer.copyLink();
          }}
        >
          {text(explorerCopy)}
        </Button>
        <ExplorerMenu
          label={text(explorerMore)}
          className={buttonClass('quiet')}
          summary={text(explorerMore)}
        >
          <Button shape="outlined" onClick={explorer.reset}>
            {text(explorerReset)}
          </Button>
          <div className="RouteExplorer-choice">
            <span aria-hidden="true">{text(explorerBun)}</span>
            <Choice
              label={text(explorerBun)}
              values={BUNS}
              value={bun}
              onChange={(value) => explorer.change({ bun: value })}
            />
          </div>
          <p>{text(explorerPrinted)}</p>
          <pre className="RouteExplorer-message">{explorer.matched?.explanation.printed.join('\n')}</pre>
        </ExplorerMenu>
      </div>
    </form>
  );
}
