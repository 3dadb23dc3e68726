import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { explorerFiles, explorerForm, explorerNotLoaded, explorerOpen } from '#words';
import type { RouteMatch } from '../../model/routeMatch.ts';
import { Button } from '../controls/Button.tsx';
import { pageSheet } from '../head/pageSheet.tsx';
import { Marks } from '../learn/Marks.tsx';
import { loadPart } from '../lib/loadPart.ts';
import { useText } from '../lib/useText.ts';
import type { ExplorerProps } from './explorer/Explorer.tsx';
import { FileOutcome, Notes, Sentence, statusDigit } from './explorer/Outcome.tsx';
import { MARK, ROOT } from './mark.ts';
import sheet from './RouteExplorer.page.css?url';

const Sheet = pageSheet(sheet, { below: true });

export interface RouteExplorerProps extends ExplorerProps {
  example: ExplorerProps['example'] & { match: RouteMatch };
  children?: ReactNode;
}

async function loadExplorer(): Promise<ComponentType<ExplorerProps>> {
  const { Explorer } = await import(/* webpackChunkName: "explorer" */ './explorer/Explorer.tsx');
  return Explorer;
}

/** Recorded match of the example, as a tree. It looks like the explorer, which replaces it. */
function Recorded({ example, children }: RouteExplorerProps) {
  const text = useText();
  const { files, method, target, match } = example;
  const matched = { ...example, sent: target, explanation: match };
  return (
    <div className="RouteExplorer-frame" role="group" aria-label={text(explorerForm)}>
      <div className="RouteExplorer-head">
        <Marks method={method} address={target} />
      </div>
      <div className="RouteExplorer-body">
        <p className="RouteExplorer-verdict">
          <Sentence {...matched} />
        </p>
        <code>{ROOT}</code>
        <ul className="RouteExplorer-tree" aria-label={text(explorerFiles)}>
          {files.map(({ path, methods }) => (
            <li key={path} className="RouteExplorer-file" data-outcome={statusDigit(path, match)}>
              <div className="RouteExplorer-path" data-path={path.slice(ROOT.length)}>
                <code>{path.slice(ROOT.length)}</code>
              </div>
              <span className="RouteExplorer-methods">{methods.join(' ')}</span>
              <p className="RouteExplorer-why">
                <FileOutcome path={path} explanation={match} />
              </p>
            </li>
          ))}
        </ul>
        <Notes {...matched} />
      </div>
      {children}
    </div>
  );
}

/** Recorded match of an example; the explorer for other apps, loaded on intent only, replaces it. */
export function RouteExplorer({ example, children }: RouteExplorerProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<ExplorerProps>>();
  const [arrivals, setArrivals] = useState(0);

  const open = useCallback(async () => {
    const component = await loadPart(loadExplorer, explorerNotLoaded, () => place.current !== null);
    if (component) setLoaded(() => component);
  }, []);
  // A failure is reported on opening.
  const prepare = () => {
    loadExplorer().catch(() => {});
  };

  useEffect(() => {
    // The fragment holds an app, which the reader wants to see at once.
    const onArrival = () => {
      if (!window.location.hash.startsWith(MARK)) return;
      setArrivals((count) => count + 1);
      place.current?.scrollIntoView();
      void open();
    };
    onArrival();
    addEventListener('hashchange', onArrival);
    return () => removeEventListener('hashchange', onArrival);
  }, [open]);

  return (
    <>
      {children}
      <Sheet />
      <div ref={place} data-explorer="">
        {Loaded ? (
          <Loaded key={arrivals} example={example} />
        ) : (
          <Recorded example={example}>
            <div className="RouteExplorer-foot">
              <Button
                shape="quiet"
                className="RouteExplorer-open"
                data-needs-app=""
                onClick={open}
                onPointerEnter={prepare}
                onFocus={prepare}
                onTouchStart={prepare}
              >
                {text(explorerOpen)}
              </Button>
            </div>
          </Recorded>
        )}
      </div>
    </>
  );
}
