import type { TableHTMLAttributes } from 'react';

export interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Accessible name, unlike all others of the page (`plugins/mdx/tables`). */
  name?: string | undefined;
  /** Layout on a phone for a table that does not fit: rows as cards, or code in several lines. */
  narrow?: 'cards' | 'wraps' | undefined;
}

/**
 * A table that scrolls by itself when it is wider than the page. The head script then makes it a Tab stop, and marks the sides
 * with hidden content.
 */
export function Table({ name, narrow, ...table }: TableProps) {
  return (
    <div className={`table-scroll ${narrow ?? ''}`.trim()} role="group" aria-label={name}>
      <table {...table} />
    </div>
  );
}
