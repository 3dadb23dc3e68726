import { createElement, Fragment, type ReactNode } from 'react';

/** Tokens of JSON that have colours: names and strings, constants, numbers. */
const TOKEN = /("(?:[^"\\]|\\.)*")(?=(\s*:)?)|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/g;

/** A line of JSON in the colours of code (`plugins/mdx/highlight/classTheme.ts`). Any other line has few, or none. */
export function coloredLine(line: string): ReactNode {
  if (!/^\s*["[\]{}\d-]|^\s*(?:true|false|null)\b/.test(line)) return line;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: token, 1: quoted, 2: colon, index } of line.matchAll(TOKEN)) {
    const name = quoted === undefined ? 'tn' : colon === undefined ? 'ts' : 'tf';
    parts.push(line.slice(end, index), createElement('span', { className: name }, token));
    end = index + token.length;
  }
  return createElement(Fragment, null, ...parts, line.slice(end));
}
