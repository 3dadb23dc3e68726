import type { Element, ElementContent } from 'hast';
import { contentOf, joinTokens } from './lines.ts';

function element(tagName: string, children: ElementContent[], className?: string): Element {
  return { type: 'element', tagName, properties: className ? { class: className } : {}, children };
}

/** A part of a block. Each ends with a line break, which is not seen, so that all parts together are the text. */
export function partOf(lines: readonly Element[]): Element {
  return element('pre', [element('code', joinTokens([...contentOf(lines), { type: 'text', value: '\n' }]))]);
}

/**
 * A part that is shown on demand.
 *
 * @param label the line that opens it.
 * @param options.notInMarkdown the Markdown leaves these lines out: whoever compares the two leaves them out too.
 * @param options.late the document leaves them to the application, where it can link the whole text.
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

/** Makes a block a row of `pre` and `details` (`theme/content/CodeBlock.tsx`). */
export function splitInto(node: Element, parts: Element[]): void {
  node.properties.parts = true;
  node.children = parts;
}
