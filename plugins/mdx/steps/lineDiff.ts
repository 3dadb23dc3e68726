import { diffLines as compareLines } from 'diff';

/** One line of a change. */
export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** One line of a change as it is shown: a line, or how many unchanged ones are left out. */
export type ShownLine = { kind: DiffLine['kind']; index: number } | { kind: 'gap'; count: number };

/** Unchanged lines shown before and after a change. */
const CONTEXT = 3;

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

/** Leaves out the unchanged lines that are far from every change. */
export function shownLines(kinds: readonly DiffLine['kind'][]): ShownLine[] {
  const near = kinds.map((_, index) =>
    kinds.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some((kind) => kind !== 'same'),
  );
  const shown: ShownLine[] = [];
  kinds.forEach((kind, index) => {
    const last = shown.at(-1);
    if (near[index]) shown.push({ kind, index });
    else if (last?.kind === 'gap') last.count += 1;
    else shown.push({ kind: 'gap', count: 1 });
  });
  return shown;
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
