import type { ShikiTransformer, ThemedToken } from 'shiki';
import { type DiffLine, parseLineNumbers, type ShownLine, shownLines } from './lineDiff.ts';

const CLASSES = { added: ['diff', 'add'], removed: ['diff', 'remove'], gap: ['gap'], same: [] } as const;

function numbersOf(meta: string, kind: DiffLine['kind']): Set<number> {
  return parseLineNumbers(new RegExp(`\\b${kind}="([^"]*)"`).exec(meta)?.[1] ?? '');
}

/** Kinds of the lines of a fence with `added="…"` or `removed="…"`; undefined for any other fence. */
function readKinds(meta: string | undefined, source: string): DiffLine['kind'][] | undefined {
  const added = numbersOf(meta ?? '', 'added');
  const removed = numbersOf(meta ?? '', 'removed');
  if (added.size + removed.size === 0) return undefined;
  return source
    .split('\n')
    .map((_, index) => (added.has(index + 1) ? 'added' : removed.has(index + 1) ? 'removed' : 'same'));
}

function gapToken(count: number): ThemedToken[] {
  return [{ content: `… ${count} unchanged ${count === 1 ? 'line' : 'lines'}`, offset: 0 }];
}

/**
 * Shows the lines of a fence with `added="2,5-7" removed="3"` as a change. What stood there before and what stands
 * there now are coloured as the programs they are, and unchanged lines far from the change are left out. The engine's
 * `[!code ++]` comments cannot do that: inside a template literal they would be part of the program.
 */
export function transformerChange(): ShikiTransformer {
  const shown = new WeakMap<object, ShownLine[]>();
  return {
    name: 'steps:change',
    tokens(tokens) {
      const kinds = readKinds(this.options.meta?.__raw, this.source);
      if (!kinds) return undefined;
      const lines = this.source.split('\n');
      const side = (hidden: DiffLine['kind']) =>
        this.codeToTokens(lines.filter((_, index) => kinds[index] !== hidden).join('\n'), this.options)
          .tokens;
      const before = side('added');
      const after = side('removed');
      const coloured = kinds.map((kind, index) => {
        const own = kind === 'removed' ? before.shift() : after.shift();
        if (kind === 'same') before.shift();
        return own ?? tokens[index] ?? [];
      });
      const display = shownLines(kinds);
      shown.set(this.meta, display);
      return display.map((line) =>
        line.kind === 'gap' ? gapToken(line.count) : (coloured[line.index] ?? []),
      );
    },
    pre(node) {
      if (shown.has(this.meta)) this.addClassToHast(node, 'has-diff');
    },
    line(node, number) {
      const kind = shown.get(this.meta)?.[number - 1]?.kind;
      if (kind) this.addClassToHast(node, [...CLASSES[kind]]);
    },
  };
}

/**
 * Leaves a fence with the word `plain` in its meta without colours: one text instead of an element a token. For long
 * texts that are copied rather than read.
 */
export function transformerPlain(): ShikiTransformer {
  return {
    name: 'steps:plain',
    code(node) {
      if (/(?:^|\s)plain(?:\s|$)/.test(this.options.meta?.__raw ?? ''))
        node.children = [{ type: 'text', value: this.source }];
    },
  };
}
