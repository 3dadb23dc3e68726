import type { TableHTMLAttributes } from 'react';

export interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Accessible name, unlike all others of the page (`plugins/mdx/tables`). */
  name?: string | undefined;
  /** On a phone its rows are shown as cards. */
  cards?: boolean | undefined;
}

/**
 * A table that scrolls in itself when it is wider than the page; the head script lets the keyboard reach it then, and tells
 * on which side there is more.
 */
export function Table({ name, cards, ...table }: TableProps) {
  return (
    <div className={cards ? 'table-scroll cards' : 'table-scroll'} role="group" aria-label={name}>
      <table {...table} />
    </div>
  );
}
