import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

// Padding to the longest cell would waste tokens.
const markdown = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', fences: true, listItemIndent: 'one', rule: '-' })
  .freeze();

export const printMarkdown = (blocks: readonly RootContent[]): string =>
  blocks.length > 0 ? markdown.stringify({ type: 'root', children: [...blocks] }) : '';
