import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

// A table with one long cell would be mostly blanks, which every reader of the text counts.
const markdown = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', fences: true, listItemIndent: 'one', rule: '-' })
  .freeze();

/** Blocks as Markdown; empty for none. */
export const printMarkdown = (blocks: readonly RootContent[]): string =>
  blocks.length > 0 ? markdown.stringify({ type: 'root', children: [...blocks] }) : '';
