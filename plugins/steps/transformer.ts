import type { ShikiTransformer } from 'shiki';
import { parseLineNumbers } from './lineDiff.ts';

const CLASSES = { added: ['diff', 'add'], removed: ['diff', 'remove'], gap: ['gap'] } as const;

type Marked = keyof typeof CLASSES;

function numbersOf(meta: string | undefined, kind: Marked): Set<number> {
  return parseLineNumbers(new RegExp(`\\b${kind}="([^"]*)"`).exec(meta ?? '')?.[1] ?? '');
}

/**
 * Marks the lines of a change in a fence with `added="2,5-7" removed="3" gap="9"`. The engine's `[!code ++]` comments
 * cannot do that: inside a template literal they would be part of the program.
 */
export function transformerChange(): ShikiTransformer {
  return {
    name: 'steps:change',
    pre(node) {
      const meta = this.options.meta?.__raw;
      if (numbersOf(meta, 'added').size + numbersOf(meta, 'removed').size > 0)
        this.addClassToHast(node, 'has-diff');
    },
    line(node, number) {
      const meta = this.options.meta?.__raw;
      for (const kind of Object.keys(CLASSES) as Marked[]) {
        if (numbersOf(meta, kind).has(number)) this.addClassToHast(node, [...CLASSES[kind]]);
      }
      if (numbersOf(meta, 'gap').has(number)) {
        const text = this.source.split('\n')[number - 1] ?? '';
        node.children = [{ type: 'text', value: text }];
      }
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
