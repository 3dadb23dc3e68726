/**
 * Holds on to: the engine's option `markdown.shiki`, all of which reaches `@shikijs/rehype`, its option `cache` among it, and the
 * order in which it colours code before the rehype plugins of the site see it. The step cannot be switched off or replaced.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Root } from 'hast';
import type { ShikiTransformer } from 'shiki';
import { SKIP, visit } from 'unist-util-visit';
import { engineChanged } from './changed.ts';
import { readKept, writeKept } from './keptFile.ts';

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

/** Most blocks that are kept between builds: those of the build itself always are. */
const MAX_KEPT = 10_000;

/** Where coloured blocks are kept between builds. */
export interface KeptBlocks {
  /** Absolute path of a file out of the repository. */
  file: string;
  /** Hash of the code that colours: what another version has made is not taken. */
  digest: string;
}

/** A memory of coloured blocks. */
export interface BlockMemory extends Map<string, Root> {
  /** Keeps the blocks for the next build. Nothing is written when no block was coloured. */
  save: () => void;
}

/** The block of a text; undefined for one that is none. */
function blockOf(text: unknown): Root | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const tree: Root = JSON.parse(text);
    return tree.type === 'root' && Array.isArray(tree.children) ? tree : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Creates a memory of blocks that were coloured, for the option `cache`: a page that is compiled again, another that shows the
 * same block, and the next build take it from there.
 *
 * @param typesFile absolute path of a file that decides how blocks look, too: all are forgotten when it is written.
 * @param kept where blocks are kept between builds. Default: nowhere.
 */
export function createBlockMemory(typesFile: string, kept?: KeptBlocks): BlockMemory {
  // As text: what stands on a page is changed after it was coloured.
  let texts: Map<string, unknown> | undefined;
  const used = new Set<string>();
  let isNew = false;
  let written: number | undefined;
  const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex').slice(0, 20);
  const types = () => (fs.existsSync(typesFile) ? hashOf(fs.readFileSync(typesFile)) : '');
  const known = () => {
    const stamp = fs.statSync(typesFile, { throwIfNoEntry: false })?.mtimeMs;
    if (texts && stamp !== written) texts.clear();
    texts ??= kept ? readKept(kept.file, kept.digest + types()) : new Map();
    written = stamp;
    return texts;
  };
  return new (class extends Map<string, Root> implements BlockMemory {
    override get(block: string): Root | undefined {
      const key = hashOf(block);
      const tree = blockOf(known().get(key));
      if (!tree) return undefined;
      used.add(key);
      for (const child of tree.children) seen.add(child);
      return tree;
    }
    override set(block: string, tree: Root): this {
      const key = hashOf(block);
      known().set(key, JSON.stringify(tree));
      used.add(key);
      isNew = true;
      return this;
    }
    save() {
      if (!kept || !isNew) return;
      const all = [...known()].sort(([a], [b]) => Number(used.has(b)) - Number(used.has(a)));
      writeKept(kept.file, kept.digest + types(), all.slice(0, Math.max(MAX_KEPT, used.size)));
      isNew = false;
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
