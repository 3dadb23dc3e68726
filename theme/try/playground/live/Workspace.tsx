import { type ReactNode, useId, useMemo, useRef } from 'react';
import {
  playgroundDocs,
  playgroundExample,
  playgroundHint,
  playgroundLose,
  playgroundRequest,
  programCopyAll,
} from '#words';
import { Button } from '../../../controls/Button.tsx';
import { useText } from '../../../lib/useText.ts';
import { Link } from '../../../navigation/Link.tsx';
import { FileTabs } from '../../exercise/FileTabs.tsx';
import { ownShell, type Shell } from '../../program/allFilesCommand.ts';
import { Exchange } from '../../program/Exchange.tsx';
import { parts } from '../../program/live/parts.tsx';
import { useProgramState } from '../../program/live/useProgramState.ts';
import { ProgramContext } from '../../program/live.ts';
import { useSendKey } from '../../program/useSendKey.ts';
import type { ExampleGroup } from '../examples.ts';
import { NAMED } from '../sharedProgram.ts';
import { watchAddress } from '../watchAddress.ts';
import { type Opened, usePlayground } from './usePlayground.ts';

const { Changed, Code, Console, CopyLink, OtherShell } = parts;

interface ExamplesProps {
  groups: readonly ExampleGroup[];
  /** Name of the one that is shown. */
  example: string;
  onChoose: (example: string) => void;
}

/** Which example is shown, and where the docs explain it. */
function Examples({ groups, example, onChoose }: ExamplesProps) {
  const text = useText();
  const id = useId();
  const group = groups.find(({ examples }) => examples.some(({ name }) => name === example));
  return (
    <>
      <label htmlFor={id}>{text(playgroundExample)}</label>
      <select
        id={id}
        // An example that the docs no longer have is not in the list.
        value={group ? example : ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        {group ? null : <option value="" />}
        {groups.map(({ title, examples }) => (
          <optgroup key={title} label={title}>
            {examples.map(({ name, title: own }) => (
              <option key={name} value={name}>
                {own}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {group ? <Link href={group.href}>{text(playgroundDocs, { title: group.title })}</Link> : null}
    </>
  );
}

/** All files, for paper: an editor prints only its visible lines. */
function Printed({ files }: { files: Readonly<Record<string, string>> }) {
  return (
    <div className="Playground-printed">
      {Object.entries(files).map(([path, source]) => (
        <figure key={path} data-code-block="">
          <figcaption className="code-header">{path}</figcaption>
          <pre>
            <code>{source}</code>
          </pre>
        </figure>
      ))}
    </div>
  );
}

interface OpenedProgramProps {
  opened: Opened;
  /** The recorded exchange; undefined for a program that has none. */
  exchange: ReactNode;
  /** Choice of the example. */
  children: ReactNode;
}

function OpenedProgram({ opened, exchange, children }: OpenedProgramProps) {
  const { store, request, example, number } = opened;
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const { files, paths, path = '', sent } = useProgramState(store);
  const context = useMemo(
    () => ({
      live: { store, parts, watchAddress },
      act: (action: (own: typeof store) => unknown) => void action(store),
    }),
    [store],
  );
  const send = useMemo(() => () => void store.run([request]), [store, request]);
  useSendKey(root, send);
  const copyAll = async (shell: Shell, button: Element) =>
    window.boot.giveFeedback(button, text(await store.copyAll(shell), { shell }));
  const inOrder = Object.fromEntries(paths.map((each) => [each, files[each] ?? '']));
  return (
    <div ref={root} className="Program Playground-frame">
      <div className="Playground-bar">{children}</div>
      <div key={`code ${number}`} className="Playground-code">
        <Code
          store={store}
          tabs={(panel) => (
            <FileTabs
              files={inOrder}
              path={path}
              panel={panel}
              canRemove={paths.length > 1}
              onChoose={(chosen) => store.edit(chosen, false)}
              onAdd={store.add}
              onRemove={store.remove}
            />
          )}
        />
      </div>
      <div key={`request ${number}`} className="Playground-request">
        <div>
          <ProgramContext value={context}>
            {exchange ?? (
              <Exchange
                id={request}
                title={text(playgroundRequest)}
                method="GET"
                address="/"
                showsRequest
                showsHeaders
              />
            )}
          </ProgramContext>
          {sent.length === 0 && !exchange ? <p className="Playground-hint">{text(playgroundHint)}</p> : null}
          <Console store={store} />
        </div>
      </div>
      <Printed files={inOrder} />
      <div className="Program-foot">
        <Changed store={store} />
        <CopyLink store={store} address={NAMED + example} />
        <Button shape="quiet" onClick={({ currentTarget }) => void copyAll(ownShell(), currentTarget)}>
          {text(programCopyAll)}
        </Button>
        <OtherShell copyAll={(shell, button) => void copyAll(shell, button)} />
      </div>
    </div>
  );
}

export interface WorkspaceProps {
  groups: readonly ExampleGroup[];
  /** Name of the example that it begins with. */
  example: string;
  /** The recorded exchange of this example, which becomes live where it is: its response is shown until the reader sends. */
  exchange?: ReactNode;
  /** Shown until a program is open. */
  children?: ReactNode;
}

/** The playground, once it is live. */
export function Workspace({ groups, example, exchange, children }: WorkspaceProps) {
  const text = useText();
  const { opened, message, choose } = usePlayground(groups, example);
  if (!opened) return children;
  const isFirst = opened.isRecorded && opened.example === example;
  return (
    <OpenedProgram opened={opened} exchange={isFirst ? exchange : undefined}>
      <Examples
        groups={groups}
        example={opened.example}
        onChoose={(chosen) => void choose(chosen, () => confirm(text(playgroundLose)))}
      />
      <p role="status">{message ? text(message) : null}</p>
    </OpenedProgram>
  );
}
