import type { TableHTMLAttributes } from 'react';

/** A table that scrolls in itself when it is wider than the page; the head script lets the keyboard reach it then. */
export function Table(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    <div className="table-scroll" role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}
