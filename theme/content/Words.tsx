import { createElement, Fragment, type ReactNode } from 'react';

const BREAK = createElement('wbr');

/** Code that may break behind a slash and a dot. */
function breakable(code: string): ReactNode {
  const parts = code.split(/(?<=[/.])(?=\w)/);
  return createElement('code', null, ...parts.flatMap((part, index) => (index > 0 ? [BREAK, part] : part)));
}

/** Words with code between backticks, as in Markdown. */
export function Words({ text }: { text: string }) {
  const parts = text.split('`').map((part, index) => (index % 2 ? breakable(part) : part));
  return createElement(Fragment, null, ...parts);
}
