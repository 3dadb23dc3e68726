import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { playgroundOpen, programCopyAll, programEdit, programRun } from '#words';
import { Button, buttonClass } from '../../controls/Button.tsx';
import { useText } from '../../lib/useText.ts';
import { Link } from '../../navigation/Link.tsx';
import type { Place } from '../editor/editor.ts';
import { ownShell, type Shell } from './allFilesCommand.ts';
import { ProgramContext } from './live.ts';
import { useIntent } from './useIntent.ts';
import { useLive } from './useLive.ts';
import { useSendKey } from './useSendKey.ts';

export interface ProgramProps {
  program: string;
  runs?: boolean;
  /** Address of the playground with it; undefined for one that does not run, and on a site without a playground. */
  playground?: string;
  /** Its first child is code. */
  code?: boolean;
  /** Code, then requests with their recorded responses, then the console. */
  children?: ReactNode;
}

/**
 * A program in one frame: its files, its requests with their responses, its console (specification.md TRY-6). The document
 * is complete; the code to edit and run it loads when the reader turns to the program.
 */
export function Program({ program, runs = false, playground, code = false, children }: ProgramProps) {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const { live, act, prepare } = useLive(program, root);
  const context = useMemo(() => (runs ? { live, act } : undefined), [runs, live, act]);
  const canEdit = runs && code;
  const edit = useCallback((pressed?: Place) => act((store) => store.edit(undefined, true, pressed)), [act]);
  const copyAll = (shell: Shell, button: Element) =>
    act(async (store) => window.boot.giveFeedback(button, text(await store.copyAll(shell), { shell })));
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!live || !playground) return undefined;
    return live.watchAddress(live.store, playground, setAddress, live.store.recorded);
  }, [live, playground]);
  useIntent(root, prepare, canEdit ? edit : undefined);
  const store = runs ? live?.store : undefined;
  const send = useMemo(
    () => store && ((id?: string) => void (id === undefined ? store.runShown() : store.run([id]))),
    [store],
  );
  useSendKey(root, send);
  return (
    <div ref={root} className="Program">
      {canEdit ? (
        <Button
          shape="quiet"
          className="Program-run"
          data-needs-app=""
          onClick={() => act((store) => store.runShown())}
        >
          {text(programRun)}
        </Button>
      ) : null}
      {live && canEdit ? <live.parts.Code store={live.store} /> : null}
      <ProgramContext value={context}>{children}</ProgramContext>
      {live && runs ? <live.parts.Console store={live.store} /> : null}
      <div className="Program-foot">
        {canEdit ? (
          <Button shape="quiet" data-needs-app="" onClick={() => edit()}>
            {text(programEdit)}
          </Button>
        ) : null}
        <Button
          shape="quiet"
          data-needs-app=""
          onClick={({ currentTarget }) => copyAll(ownShell(), currentTarget)}
        >
          {text(programCopyAll)}
        </Button>
        {live ? <live.parts.OtherShell copyAll={copyAll} /> : null}
        {playground ? (
          <Link href={address ?? playground} className={buttonClass('quiet')}>
            {text(playgroundOpen)}
          </Link>
        ) : null}
        {live && runs ? <live.parts.Changed store={live.store} address={playground} /> : null}
      </div>
    </div>
  );
}
