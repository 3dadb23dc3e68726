import type { KeyboardEvent } from 'react';

/** Ctrl/⌘+Enter submits a form from wherever the reader writes, where Enter alone begins a line. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
