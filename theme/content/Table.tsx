import type { TableHTMLAttributes } from 'react';

/** A table that scrolls in itself when it is wider than the page; focusable, so that the keyboard can scroll it. */
export function Table(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
