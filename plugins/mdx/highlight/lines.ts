import type { Element, ElementContent } from 'hast';

const classesOf = ({ properties }: Element) => [properties.class ?? []].flat().join(' ').split(' ');

/** Focus styles all lines of a block. */
const isFocused = (line: Element) => classesOf(line).includes('focused');

/** Undefined for other nodes. */
function tokenOf(node: ElementContent | undefined): Element | undefined {
  const token = node?.type === 'element' && node.tagName === 'span' ? node : undefined;
  return token && /^t[a-z]$/.test(classesOf(token).join(' ')) ? token : undefined;
}

const isSpace = (node: ElementContent | undefined) => node?.type === 'text' && /^\s*$/.test(node.value);

/** The preceding token of the same class, across white space. */
function continued(before: readonly ElementContent[], token: Element): Element | undefined {
  const candidate = tokenOf(isSpace(before.at(-1)) ? before.at(-2) : before.at(-1));
  return candidate && classesOf(candidate).join() === classesOf(token).join() ? candidate : undefined;
}

/**
 * Merges adjacent texts, and tokens of a class with the white space between them: each node costs bytes twice, and time in
 * hydration.
 */
export function joinTokens(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const token = tokenOf(node);
    const same = token && continued(joined, token);
    if (same) {
      const space = same === last ? [] : joined.splice(-1);
      same.children = joinTokens([...same.children, ...space, ...token.children]);
    } else if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push({ ...node });
  }
  return joined;
}

/** Removes the space before the comment of a mark (`[!code ++]`): it would be copied. */
export function trimMarked(lines: readonly Element[]): void {
  for (const line of lines.filter((each) => classesOf(each).length > 1)) {
    let last: Element = line;
    for (let child = last.children.at(-1); child?.type === 'element'; child = last.children.at(-1))
      last = child;
    const text = last.children.at(-1);
    if (text?.type === 'text') text.value = text.value.trimEnd();
  }
}

/** Only marked lines get an element. */
export function contentOf(lines: readonly Element[]): ElementContent[] {
  const hasFocus = lines.some(isFocused);
  return joinTokens(
    lines.flatMap((line, index): ElementContent[] => [
      ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
      ...(hasFocus || classesOf(line).length > 1 ? [line] : line.children),
    ]),
  );
}
