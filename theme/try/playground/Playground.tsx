import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { tryNotLoaded } from '#words';
import { pageSheet } from '../../head/pageSheet.tsx';
import type { WorkspaceProps } from './live/Workspace.tsx';
import sheet from './Playground.page.css?url';

const Sheet = pageSheet(sheet);

export interface PlaygroundProps extends WorkspaceProps {
  /** The example that it begins with, as it was recorded. */
  children?: ReactNode;
}

async function loadWorkspace(): Promise<ComponentType<WorkspaceProps>> {
  const { Workspace } = await import(/* webpackChunkName: "playground" */ './live/Workspace.tsx');
  return Workspace;
}

/**
 * A program in the whole window (specification.md R-11). The document has one example as it was recorded; what edits and runs it comes
 * at once, since the page is for nothing else.
 */
export function Playground({ children, ...workspace }: PlaygroundProps) {
  const [Loaded, setLoaded] = useState<ComponentType<WorkspaceProps>>();
  useEffect(() => {
    let isShown = true;
    loadWorkspace()
      // What was asked for ahead may have been cancelled.
      .catch(loadWorkspace)
      .then(
        (component) => {
          if (isShown) setLoaded(() => component);
        },
        () => {
          if (isShown && !window.boot?.isLeaving()) window.boot?.showLoadError(tryNotLoaded);
        },
      );
    return () => {
      isShown = false;
    };
  }, []);
  const recorded = <div className="Program Playground-frame">{children}</div>;
  return (
    <>
      <Sheet />
      {Loaded ? <Loaded {...workspace}>{recorded}</Loaded> : recorded}
    </>
  );
}
