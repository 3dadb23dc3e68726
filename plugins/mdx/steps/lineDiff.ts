import { diffLines as compareLines, createPatch, OMIT_HEADERS } from 'diff';

export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
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

/** Runs of equal values; `end` is exclusive. */
function runsOf(values: readonly boolean[]) {
  const runs: { value: boolean; start: number; end: number }[] = [];
  for (const [at, value] of values.entries()) {
    const last = runs.at(-1);
    if (last?.value === value) last.end = at + 1;
    else runs.push({ value, start: at, end: at + 1 });
  }
  return runs;
}

/** Splits a change into ranges (`end` is exclusive): unchanged lines far from every change are folded, all others are shown. */
export function lineRanges(kinds: readonly DiffLine['kind'][]) {
  const isFar = kinds.map((_, at) =>
    kinds.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).every((kind) => kind === 'same'),
  );
  const folded = runsOf(isFar).flatMap(({ value, start, end }) =>
    isFar.slice(start, end).map(() => value && end - start >= MIN_FOLDED),
  );
  return runsOf(folded).map(({ value, start, end }) => ({ folded: value, start, end }));
}

/** Whether folded lines are so many that the document leaves them to the application. */
export const isLong = ({ folded, start, end }: ReturnType<typeof lineRanges>[number]): boolean =>
  folded && end - start > MAX_IN_DOCUMENT;

/** The hunks of a unified diff that turns `before` into `after`. Both end in a line break. */
export const patchText = (before: string, after: string): string =>
  createPatch('', before, after, '', '', { context: CONTEXT, headerOptions: OMIT_HEADERS }).replace(
    /\n$/,
    '',
  );
