import type { ShikiTransformer } from 'shiki';
import { signsOf } from '../highlight/blockKinds.ts';
import { foldOf, partOf, splitInto } from '../highlight/folds.ts';
import { type DiffLine, isLong, lineRanges } from './lineDiff.ts';

const CLASSES = { added: ['diff', 'add'], removed: ['diff', 'remove'] } as const;

const kindOfSign = (sign: string): DiffLine['kind'] =>
  sign === '+' ? 'added' : sign === '-' ? 'removed' : 'same';

/**
 * Shows the lines of a fence with `change="=+-"` as a change. The code before and the code after
 * are coloured as the programs they are, and unchanged lines far from the change are folded: the block becomes
 * a row of `pre` and `details`, and gets the property `parts`. The engine's `[!code ++]` comments cannot do that: inside a
 * template literal they would be part of the program.
 */
export function transformerChange(): ShikiTransformer {
  const changes = new WeakMap<object, DiffLine['kind'][]>();
  return {
    name: 'steps:change',
    tokens(tokens) {
      const kinds = signsOf(this.options.meta?.__raw).map(kindOfSign);
      if (kinds.length === 0) return undefined;
      changes.set(this.meta, kinds);
      const lines = this.source.split('\n');
      const side = (hidden: DiffLine['kind']) =>
        this.codeToTokens(lines.filter((_, index) => kinds[index] !== hidden).join('\n'), this.options)
          .tokens;
      const before = side('added');
      const after = side('removed');
      return kinds.map((kind, index) => {
        const own = kind === 'removed' ? before.shift() : after.shift();
        if (kind === 'same') before.shift();
        return own ?? tokens[index] ?? [];
      });
    },
    line(node, number) {
      const kind = changes.get(this.meta)?.[number - 1];
      if (kind && kind !== 'same') this.addClassToHast(node, [...CLASSES[kind]]);
    },
    pre(node) {
      const kinds = changes.get(this.meta);
      if (!kinds) return;
      this.addClassToHast(node, 'has-diff');
      const ranges = lineRanges(kinds);
      if (ranges.length < 2) return;
      const parts = ranges.map((range) => {
        const lines = this.lines.slice(range.start, range.end);
        if (!range.folded) return partOf(lines);
        const part = partOf(lines, isLong(range) ? { late: true } : {});
        // The Markdown has a patch, and comparisons with it skip the fold.
        return foldOf(`${lines.length} unchanged lines`, part, { 'data-markdown-ignore': '' });
      });
      splitInto(node, parts);
    },
  };
}
