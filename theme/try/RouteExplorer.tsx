import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { explorerLoading, explorerNotLoaded, explorerOpen } from '#words';
import { buttonClass } from '../controls/Button.tsx';
import { useText } from '../lib/useText.ts';
import type { ExplorerProps } from './explorer/Explorer.tsx';
import { MARK } from './mark.ts';
import { useOnDemand } from './useOnDemand.ts';

export interface RouteExplorerProps extends ExplorerProps {
  /** The example's requests and their recorded responses. */
  children?: ReactNode;
}

async function loadExplorer(): Promise<ComponentType<ExplorerProps>> {
  const { Explorer } = await import(/* webpackChunkName: "explorer" */ './explorer/Explorer.tsx');
  return Explorer;
}

/** A table of what was recorded, and the explorer to try more: nothing of it is loaded before the reader means to. */
export function RouteExplorer({ example, children }: RouteExplorerProps) {
  const text = useText();
  const { details, Loaded, intent, onToggle } = useOnDemand(loadExplorer, explorerNotLoaded);
  const [arrivals, setArrivals] = useState(0);

  useEffect(() => {
    // A link to what somebody has made: its reader means to see it.
    const onArrival = () => {
      if (!window.location.hash.startsWith(MARK) || !details.current) return;
      details.current.open = true;
      setArrivals((count) => count + 1);
      details.current.scrollIntoView();
      // As below an address of a heading, Tab goes on from here.
      details.current.querySelector('summary')?.focus({ preventScroll: true });
    };
    onArrival();
    addEventListener('hashchange', onArrival);
    return () => removeEventListener('hashchange', onArrival);
  }, [details]);

  return (
    <>
      {children}
      <details ref={details} className="PageActions-script" data-markdown-ignore="" onToggle={onToggle}>
        <summary className={buttonClass('outlined', 'chevron')} data-needs-app="" {...intent}>
          {text(explorerOpen)}
        </summary>
        {Loaded ? <Loaded key={arrivals} example={example} /> : <p>{text(explorerLoading)}</p>}
      </details>
    </>
  );
}
