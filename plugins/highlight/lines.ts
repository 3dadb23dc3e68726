import type { Element, ElementContent } from 'hast';

const classesOf = ({ properties }: Element) => [properties.class ?? []].flat().join(' ').split(' ');

/** Whether lines in focus are told apart from the others, which are styled then. */
const isFocused = (line: Element) => classesOf(line).includes('focused');

/** Makes one text of texts that follow one another: each is paid for in the page, in its script, and when the application takes over. */
export function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node.type === 'text' ? { ...node } : node);
  }
  return joined;
}

/** Lines as the content of a block: only a line that is marked needs an element of its own. */
export function contentOf(lines: readonly Element[]): ElementContent[] {
  const keepAll = lines.some(isFocused);
  return joinTexts(
    lines.flatMap((line, index): ElementContent[] => [
      ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
      ...(keepAll || classesOf(line).length > 1 ? [line] : line.children),
    ]),
  );
}
