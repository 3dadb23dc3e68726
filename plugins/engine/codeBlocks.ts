/**
 * Holds on to: the engine's option `markdown.shiki`, all of which reaches `@shikijs/rehype`, and the order in which it colours code
 * before the rehype plugins of the site see it. The step cannot be switched off or replaced.
 */
import type { Root } from 'hast';
import type { ShikiTransformer } from 'shiki';
import { SKIP, visit } from 'unist-util-visit';
import { engineChanged } from './changed.ts';

/** Blocks that the site's transformers have been over. */
const seen = new WeakSet<object>();

/** Remembers that a block passed the transformers of the site: the last one of them. */
export function transformerSeen(): ShikiTransformer {
  return {
    name: 'engine:seen',
    pre(node) {
      seen.add(node);
    },
  };
}

/**
 * Creates a rehype plugin that changes nothing.
 *
 * @throws while compiling a page, when a block of code did not pass the transformers of the site.
 */
export function rehypeSeenCode() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'pre') return undefined;
      const holdsCode = node.children.some((child) => child.type === 'element' && child.tagName === 'code');
      if (holdsCode && !seen.has(node))
        throw engineChanged('colouring of code', 'codeBlocks.ts', 'a block that no transformer has seen');
      // A block may have further ones in it, made by the transformers.
      return SKIP;
    });
  };
}
