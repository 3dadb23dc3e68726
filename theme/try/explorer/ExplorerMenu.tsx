import { type ReactNode, useRef } from 'react';
import { useDismiss } from '../../page/useDismiss.ts';

export interface ExplorerMenuProps {
  label: string;
  className: string;
  summary: ReactNode;
  children: ReactNode;
}

/** What is asked for seldom: it opens over the page, which does not move. */
export function ExplorerMenu({ label, className, summary, children }: ExplorerMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useDismiss(menu, undefined);
  return (
    <details ref={menu} className="RouteExplorer-menu" data-menu="">
      <summary className={`chevron ${className}`}>{summary}</summary>
      <div className="RouteExplorer-popover" role="group" aria-label={label}>
        {children}
      </div>
    </details>
  );
}
