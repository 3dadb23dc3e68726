import { createElement, Fragment, type ReactNode } from 'react';

const BREAK = createElement('wbr');

function breakable(code: string): ReactNode {
  const parts = code.split(/(?<=[/.])(?=\w)/);
  return createElement('code', null, ...parts.flatMap((part, index) => (index > 0 ? [BREAK, part] : part)));
}

/** A text with code between backticks, which may break after a slash or a dot. */
export function TextWithCode({ text }: { text: string }) {
  const parts = text.split('`').map((part, index) => (index % 2 ? breakable(part) : part));
  return createElement(Fragment, null, ...parts);
}
