/**
 * Holds on to: the engine's option `markdown.shiki`, all of which reaches `@shikijs/rehype`, its option `cache` among it, and the
 * order in which it colours code before the rehype plugins of the site see it. The step cannot be switched off or replaced.
 */
import fs from 'node:fs';
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
 * Creates a memory of blocks that were coloured, for the option `cache`: a page that is compiled again, and another that shows the
 * same block, take it from there.
 *
 * @param typesFile absolute path of a file that decides how blocks look, too: all are forgotten when it is written.
 */
export function createBlockMemory(typesFile: string): Map<string, Root> {
  // As text: what stands on a page is changed after it was coloured.
  const texts = new Map<string, string>();
  let written: number | undefined;
  return new (class extends Map<string, Root> {
    override get(key: string): Root | undefined {
      const stamp = fs.statSync(typesFile, { throwIfNoEntry: false })?.mtimeMs;
      if (stamp !== written) texts.clear();
      written = stamp;
      const text = texts.get(key);
      if (text === undefined) return undefined;
      const tree: Root = JSON.parse(text);
      for (const child of tree.children) seen.add(child);
      return tree;
    }
    override set(key: string, tree: Root): this {
      texts.set(key, JSON.stringify(tree));
      return this;
    }
  })();
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
