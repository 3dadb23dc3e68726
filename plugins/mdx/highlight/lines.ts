/** Fewer nodes for lines of code: each costs bytes, in the document and in the chunk of the page, and time in hydration. */
import type { Element, ElementContent } from 'hast';

const classesOf = ({ properties }: Element) => [properties.class ?? []].flat().join(' ').split(' ');

const isMarked = (line: Element) => classesOf(line).length > 1;

/** True for a token with a class of the theme. */
const isToken = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'span' && /^t[a-z]$/.test(classesOf(node).join(' '));

const isSpace = (node: ElementContent | undefined) => node?.type === 'text' && /^\s*$/.test(node.value);

/** Merges adjacent texts, and tokens of a class with the white space between them. */
export function joinTokens(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const before = isSpace(last) ? joined.at(-2) : last;
    if (isToken(node) && isToken(before) && classesOf(node)[0] === classesOf(before)[0]) {
      const space = before === last ? [] : joined.splice(-1);
      before.children = joinTokens([...before.children, ...space, ...node.children]);
    } else if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push({ ...node });
  }
  return joined;
}

/** Removes the space at the end of a line, which was before the comment of a mark (`[!code ++]`): it would be copied. */
function trimLine(line: Element): void {
  const last = line.children.at(-1);
  if (last?.type === 'element') trimLine(last);
  else if (last?.type === 'text') last.value = last.value.trimEnd();
}

/** Trims the marked lines in place. */
export const trimMarkedLines = (lines: readonly Element[]): void => lines.filter(isMarked).forEach(trimLine);

/** Children of `<code>`: marked lines as elements, other lines as their tokens, with line breaks between them. */
export function joinLines(lines: readonly Element[]): ElementContent[] {
  // Focus styles all lines of a block.
  const hasFocus = lines.some((line) => classesOf(line).includes('focused'));
  return joinTokens(
    lines.flatMap((line, index): ElementContent[] => [
      ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
      ...(hasFocus || isMarked(line) ? [line] : line.children),
    ]),
  );
}
