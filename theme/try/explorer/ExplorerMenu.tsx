import { type ReactNode, useRef } from 'react';
import { useDismiss } from '../../page/useDismiss.ts';

export interface ExplorerMenuProps {
  label: string;
  className: string;
  summary: ReactNode;
  children: ReactNode;
}

/** Menu of rare actions; it opens over the page, without a layout shift. */
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
