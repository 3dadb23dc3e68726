import { createElement, Fragment } from 'react';

/** Words with code between backticks, as in Markdown. */
export function Words({ text }: { text: string }) {
  const parts = text.split('`').map((part, index) => (index % 2 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...parts);
}
