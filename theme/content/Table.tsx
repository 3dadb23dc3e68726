import type { TableHTMLAttributes } from 'react';

export interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Accessible name, unlike all others of the page (`plugins/mdx/tables`). */
  name?: string | undefined;
  /** How a phone shows what does not fit: rows as cards, or code in several lines. */
  narrow?: 'cards' | 'wraps' | undefined;
}

/**
 * A table that scrolls in itself when it is wider than the page; the head script lets the keyboard reach it then, and tells
 * on which side there is more.
 */
export function Table({ name, narrow, ...table }: TableProps) {
  return (
    <div className={`table-scroll ${narrow ?? ''}`.trim()} role="group" aria-label={name}>
      <table {...table} />
    </div>
  );
}
