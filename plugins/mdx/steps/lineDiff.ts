import { parseMetaHighlightString } from '@shikijs/transformers';
import { diffLines as compareLines, structuredPatch } from 'diff';

export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Range of lines that are shown or folded together; `end` is exclusive. */
export interface LineRange {
  folded: boolean;
  start: number;
  end: number;
}

/** Unchanged lines shown before and after a change. */
const CONTEXT = 3;

/** Minimum of unchanged lines to fold: the line with their number takes the space of one. */
const MIN_FOLDED = 4;

/** Maximum of folded lines in the document itself: a link in their place would hardly be shorter. */
const MAX_IN_DOCUMENT = 8;

/** All lines that turn `before` into `after`, unchanged ones included. Both end in a line break. */
export function diffLines(before: string, after: string): DiffLine[] {
  return compareLines(before, after).flatMap(({ added, removed, value }) => {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    return value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ kind, text }) as const);
  });
}

/** Splits a change into ranges: unchanged lines far from every change are folded, all others are shown. */
export function lineRanges(kinds: readonly DiffLine['kind'][]): LineRange[] {
  const ranges: LineRange[] = [];
  kinds.forEach((_, index) => {
    const near = kinds.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1);
    const folded = near.every((kind) => kind === 'same');
    const last = ranges.at(-1);
    if (last?.folded === folded) last.end = index + 1;
    else ranges.push({ folded, start: index, end: index + 1 });
  });
  const joined: LineRange[] = [];
  for (const { folded, start, end } of ranges) {
    const worthIt = folded && end - start >= MIN_FOLDED;
    const last = joined.at(-1);
    if (last?.folded === worthIt) last.end = end;
    else joined.push({ folded: worthIt, start, end });
  }
  return joined;
}

/** Whether folded lines are so many that the document leaves them to the application. */
export const isLong = ({ folded, start, end }: LineRange): boolean => folded && end - start > MAX_IN_DOCUMENT;

/** Formats the numbers of the lines of one kind for the meta of a fence: `2,5-7`. @returns empty without such a line. */
export function lineNumbers(lines: readonly DiffLine[], kind: DiffLine['kind']): string {
  const ranges: [number, number][] = [];
  lines.forEach((line, index) => {
    if (line.kind !== kind) return;
    const last = ranges.at(-1);
    if (last && last[1] === index) last[1] = index + 1;
    else ranges.push([index + 1, index + 1]);
  });
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

/** Parses the output of `lineNumbers`. */
export const parseLineNumbers = (text: string): Set<number> =>
  new Set(parseMetaHighlightString(`{${text}}`) ?? []);

/** The hunks of a unified diff that turns `before` into `after`. Both end in a line break. */
export function patchText(before: string, after: string): string {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: CONTEXT });
  return hunks
    .map(({ oldStart, oldLines, newStart, newLines, lines }) =>
      [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...lines].join('\n'),
    )
    .join('\n');
}
