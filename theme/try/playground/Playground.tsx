import { Children, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { tryNotLoaded } from '#words';
import { pageSheet } from '../../head/pageSheet.tsx';
import { loadPart } from '../../lib/loadPart.ts';
import type { WorkspaceProps } from './live/Workspace.tsx';
import sheet from './Playground.page.css?url';

const Sheet = pageSheet(sheet);

export interface PlaygroundProps extends Omit<WorkspaceProps, 'exchange'> {
  /** The example that it begins with, as it was recorded: the bar, the code, the exchange. */
  children?: ReactNode;
}

async function loadWorkspace(): Promise<ComponentType<WorkspaceProps>> {
  const { Workspace } = await import(/* webpackChunkName: "playground" */ './live/Workspace.tsx');
  return Workspace;
}

/**
 * A program in the whole window (specification.md R-11). The document has one example as recorded; the code to edit and run it
 * loads at once, since the page has no other purpose.
 */
export function Playground({ children, ...workspace }: PlaygroundProps) {
  const [Loaded, setLoaded] = useState<ComponentType<WorkspaceProps>>();
  useEffect(() => {
    let isShown = true;
    void loadPart(loadWorkspace, tryNotLoaded, () => isShown).then((found) => setLoaded(() => found));
    return () => {
      isShown = false;
    };
  }, []);
  const [bar, code, exchange] = Children.toArray(children);
  const recorded = (
    <div className="Program Playground-frame">
      {bar}
      {code}
      <div className="Playground-request">
        <div>{exchange}</div>
      </div>
    </div>
  );
  return (
    <>
      <Sheet />
      {Loaded ? (
        <Loaded {...workspace} exchange={exchange}>
          {recorded}
        </Loaded>
      ) : (
        recorded
      )}
    </>
  );
}
