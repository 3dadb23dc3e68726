import { structuredPatch } from 'diff';

/** One line of a change as it is shown. */
export interface DiffLine {
  kind: 'same' | 'added' | 'removed' | 'gap';
  /** Text of the line; for a gap, how many lines are left out. */
  text: string;
}

/** Unchanged lines shown before and after a change. */
const CONTEXT = 3;

const KIND_OF_SIGN: Readonly<Record<string, DiffLine['kind']>> = {
  ' ': 'same',
  '+': 'added',
  '-': 'removed',
};

function gap(lines: number): DiffLine[] {
  return lines > 0 ? [{ kind: 'gap', text: `… ${lines} unchanged ${lines === 1 ? 'line' : 'lines'}` }] : [];
}

/** Lines of a text whose last line ends in a line break. */
function countLines(text: string): number {
  return text.split('\n').length - 1;
}

/** The lines that turn `before` into `after`, with a little of what surrounds them. */
export function diffLines(before: string, after: string): DiffLine[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: CONTEXT });
  const lines: DiffLine[] = [];
  let shownUpTo = 0;
  for (const hunk of hunks) {
    // A hunk that only adds to an empty file starts "before" its line 1.
    const start = Math.max(hunk.oldStart, 1) - 1;
    lines.push(...gap(start - shownUpTo));
    for (const line of hunk.lines) {
      const kind = KIND_OF_SIGN[line.charAt(0)];
      if (kind) lines.push({ kind, text: line.slice(1) });
    }
    shownUpTo = start + hunk.oldLines;
  }
  lines.push(...gap(countLines(before) - shownUpTo));
  return lines;
}

/**
 * Writes the numbers of a kind's lines as a fence's meta understands them: `2,5-7`.
 *
 * @returns empty when there is no such line.
 */
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

/** The numbers that `lineNumbers` wrote. */
export function parseLineNumbers(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const range of text.split(',').filter(Boolean)) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let number = from; number <= to; number++) numbers.add(number);
  }
  return numbers;
}
