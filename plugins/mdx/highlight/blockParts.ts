import type { Element, ElementContent } from 'hast';
import { contentOf, joinTokens } from './lines.ts';

function element(tagName: string, children: ElementContent[], className?: string): Element {
  return { type: 'element', tagName, properties: className ? { class: className } : {}, children };
}

/** Part of a block. It ends with a line break, so that parts together are the text. */
export function partOf(lines: readonly Element[]): Element {
  return element('pre', [element('code', joinTokens([...contentOf(lines), { type: 'text', value: '\n' }]))]);
}

/**
 * Folded part.
 * @param options.notInMarkdown excluded from the Markdown file, and from comparisons with it.
 * @param options.late left to the application, where the document can link the whole text.
 */
export function foldOf(
  label: string,
  lines: readonly Element[],
  { notInMarkdown = false, late = false } = {},
): Element {
  const summary = element('summary', [{ type: 'text', value: label }]);
  const part = partOf(lines);
  if (late) part.properties.late = true;
  const fold = element('details', [summary, part], 'fold');
  if (notInMarkdown) fold.properties['data-markdown-ignore'] = '';
  return fold;
}

/** Turns a block into `pre` and `details` (`theme/content/CodeBlock.tsx`). */
export function splitInto(node: Element, parts: Element[]): void {
  node.properties.parts = true;
  node.children = parts;
}
