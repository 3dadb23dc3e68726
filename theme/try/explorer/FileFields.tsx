import { explorerBadFile, explorerExports, explorerFile, explorerNothing, explorerRemove } from '#words';
import { Button } from '../../controls/Button.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { useText } from '../../lib/useText.ts';
import type { RouteFile } from '../app/startApp.ts';
import { ROOT } from '../mark.ts';
import { METHODS } from '../methods.ts';
import { ExplorerMenu } from './ExplorerMenu.tsx';
import { MAX_PATH } from './fragment.ts';
import { FileOutcome, type Matched, statusDigit } from './Outcome.tsx';
import type { EditedFile } from './useExplorer.ts';

export interface FileFieldsProps {
  file: EditedFile;
  number: number;
  bad: boolean;
  isNew: boolean;
  matched: Matched | undefined;
  onChange: (changes: Partial<RouteFile>) => void;
  onRemove: () => void;
}

export function FileFields({ file, number, bad, isNew, matched, onChange, onRemove }: FileFieldsProps) {
  const text = useText();
  const { path, methods, key } = file;
  const own = path.slice(ROOT.length);
  const why = `explorer-why-${key}`;
  const named = { number: String(number) };
  const exported = text(explorerExports, named);
  const explanation = bad ? undefined : matched?.explanation;
  return (
    <li className="RouteExplorer-file" data-outcome={explanation && statusDigit(path, explanation)}>
      <div className="RouteExplorer-path" data-path={own}>
        <textarea
          rows={1}
          aria-label={text(explorerFile, named)}
          aria-invalid={bad}
          aria-describedby={why}
          // The reader has just added this file.
          ref={isNew ? (field) => field?.focus() : undefined}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_PATH - ROOT.length}
          value={own}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          // A pasted path with a line break was wrapped by its source.
          onChange={({ target }) => onChange({ path: ROOT + target.value.replaceAll('\n', '') })}
        />
      </div>
      <ExplorerMenu
        label={exported}
        className="RouteExplorer-methods"
        summary={
          <>
            <span className="visually-hidden">{exported}</span> {methods.join(' ') || text(explorerNothing)}
          </>
        }
      >
        {METHODS.map((method) => (
          <Button
            key={method}
            shape="outlined"
            aria-pressed={methods.includes(method)}
            onClick={() =>
              onChange({
                methods: METHODS.filter((other) => methods.includes(other) !== (other === method)),
              })
            }
          >
            {method}
          </Button>
        ))}
      </ExplorerMenu>
      <Button
        shape="icon"
        className="RouteExplorer-remove"
        aria-label={text(explorerRemove, named)}
        onClick={onRemove}
      >
        <Icon name="close" size={12} />
      </Button>
      <p id={why} className="RouteExplorer-why">
        {bad ? text(explorerBadFile) : null}
        {explanation ? <FileOutcome path={path} explanation={explanation} /> : null}
      </p>
    </li>
  );
}
