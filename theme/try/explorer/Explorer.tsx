import { Fragment, useRef, useState } from 'react';
import { explorerAdd, explorerCopy, explorerFiles, explorerForm, explorerMatch, explorerReset } from '#words';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../lib/useText.ts';
import form from '../Form.module.css';
import { submitByKey } from '../submitByKey.ts';
import { useShown } from '../useShown.ts';
import styles from './Explorer.module.css';
import { FileFields } from './FileFields.tsx';
import { type Draft, MAX_FILES } from './fragment.ts';
import { Outcome, Sentence } from './Outcome.tsx';
import { RequestFields } from './RequestFields.tsx';
import { isBadFile, useExplorer } from './useExplorer.ts';

export interface ExplorerProps {
  /** What it starts with, unless the address brings something. */
  example: Draft;
}

/** Edit an app's files and a request, and see which file answers (specification.md TRY-1). Loaded when the reader means to try. */
export function Explorer({ example }: ExplorerProps) {
  const text = useText();
  const explorer = useExplorer(example);
  const { draft, said, matched, outcomes } = explorer;
  const shown = useShown(matched);
  const [added, setAdded] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const { files } = draft;
  const isBad = files.some((file) => isBadFile(file, files));
  return (
    <form
      className={`${form.form} ${styles.explorer}`}
      aria-label={text(explorerForm)}
      noValidate
      onKeyDown={submitByKey}
      onSubmit={(event) => {
        event.preventDefault();
        const bad = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
        if (bad) bad.focus();
        else void explorer.match();
      }}
    >
      <fieldset className={styles.part}>
        <legend>{text(explorerFiles)}</legend>
        <ol className={styles.files}>
          {files.map((file, at) => (
            <FileFields
              key={file.key}
              file={file}
              number={at + 1}
              bad={isBadFile(file, files)}
              isNew={added && at === files.length - 1}
              onChange={(changes) => {
                setAdded(false);
                explorer.changeFile(file.key, changes);
              }}
              onRemove={() => {
                setAdded(false);
                explorer.removeFile(file.key);
                // The button that had the focus is gone.
                add.current?.focus();
              }}
            />
          ))}
        </ol>
        <Button
          ref={add}
          shape="outlined"
          disabled={files.length >= MAX_FILES}
          onClick={() => {
            setAdded(true);
            explorer.addFile();
          }}
        >
          {text(explorerAdd)}
        </Button>
      </fieldset>
      <RequestFields draft={draft} onChange={explorer.change} />
      <div className={form.actions}>
        <button type="submit" className="button">
          {text(explorerMatch)}
        </button>
        <Button shape="outlined" disabled={isBad} onClick={() => void explorer.copyLink()}>
          {text(explorerCopy)}
        </Button>
        <Button shape="outlined" onClick={explorer.reset}>
          {text(explorerReset)}
        </Button>
      </div>
      <p ref={shown} role="status" className={`${form.status} ${styles.sentence}`}>
        {/* A live region announces what is inserted: the same sentence is inserted anew. */}
        <Fragment key={outcomes}>{said ? text(said) : matched ? <Sentence {...matched} /> : null}</Fragment>
      </p>
      {matched ? <Outcome {...matched} /> : null}
    </form>
  );
}
