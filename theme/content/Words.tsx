import { createElement, Fragment, type ReactNode } from 'react';

const BREAK = createElement('wbr');

function breakable(code: string): ReactNode {
  const parts = code.split(/(?<=[/.])(?=\w)/);
  return createElement('code', null, ...parts.flatMap((part, index) => (index > 0 ? [BREAK, part] : part)));
}

export function Words({ text }: { text: string }) {
  const parts = text.split('`').map((part, index) => (index % 2 ? breakable(part) : part));
  return createElement(Fragment, null, ...parts);
}
