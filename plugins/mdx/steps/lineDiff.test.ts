import { describe, expect, test } from '@rstest/core';
import { diffLines, lineRanges } from './lineDiff.ts';

const ROUTE_BEFORE = "export const GET = () => new Response('a');\n";
const ROUTE_AFTER = "import { b } from '../../b';\n\nexport const GET = () => new Response(b);\n";

describe('lines of a change', () => {
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join('');

  test('without the removed ones they are the new file, without the added ones the old', () => {
    const textWithout = (hidden: string) =>
      diffLines(ROUTE_BEFORE, ROUTE_AFTER)
        .filter(({ kind }) => kind !== hidden)
        .map((line) => `${line.text}\n`)
        .join('');
    expect(textWithout('removed')).toBe(ROUTE_AFTER);
    expect(textWithout('added')).toBe(ROUTE_BEFORE);
  });

  /** Numbers of folded (`-6`) and shown (`7`) lines, in their order. */
  const rangesOf = (before: string, after: string) =>
    lineRanges(diffLines(before, after).map(({ kind }) => kind)).map(({ folded, start, end }) =>
      folded ? start - end : end - start,
    );

  test('READ-9.b three lines around a change are shown, the others folded', () => {
    const before = numbered(1, 20);
    const after = before.replace('line 10\n', 'line ten\nline ten and a half\n');
    expect(rangesOf(before, after)).toEqual([-6, 9, -7]);
    expect(rangesOf(numbered(1, 7), numbered(1, 8))).toEqual([-4, 4]);
  });

  test('READ-9.b fewer than four lines are not folded: before, between and after changes', () => {
    expect(rangesOf(numbered(1, 6), numbered(1, 7))).toEqual([7]);
    const between = (count: number) => {
      const lines = numbered(1, count + 8);
      return rangesOf(lines, lines.replace('line 1\n', '').replace(`line ${count + 8}\n`, ''));
    };
    expect(between(3)).toEqual([11]);
    expect(between(4)).toEqual([4, -4, 4]);
    expect(rangesOf(numbered(1, 7), numbered(0, 7))).toEqual([4, -4]);
    expect(rangesOf(numbered(1, 6), numbered(0, 6))).toEqual([7]);
  });

  test('READ-9.b every line is in one range, for any change', () => {
    const before = numbered(1, 60);
    for (let start = 1; start <= 60; start++) {
      for (let end = start; end <= 60; end += 7) {
        const after = before.replace(`line ${start}\n`, '').replace(`line ${end}\n`, 'other\n');
        const kinds = diffLines(before, after).map(({ kind }) => kind);
        const ranges = lineRanges(kinds);
        expect(ranges[0]?.start).toBe(0);
        expect(ranges.at(-1)?.end).toBe(kinds.length);
        ranges.forEach((range, index) => {
          expect(range.start).toBe(ranges[index - 1]?.end ?? 0);
          expect(range.folded).not.toBe(ranges[index - 1]?.folded);
          if (!range.folded) return;
          expect(range.end - range.start).toBeGreaterThanOrEqual(4);
          expect(new Set(kinds.slice(range.start, range.end))).toEqual(new Set(['same']));
        });
      }
    }
  });
});
