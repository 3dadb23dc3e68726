import type { Element, ElementContent } from 'hast';

const classesOf = ({ properties }: Element) => [properties.class ?? []].flat().join(' ').split(' ');

/** Whether lines in focus are told apart from the others, which are styled then. */
const isFocused = (line: Element) => classesOf(line).includes('focused');

/** A coloured token; undefined for everything else. */
function tokenOf(node: ElementContent | undefined): Element | undefined {
  const token = node?.type === 'element' && node.tagName === 'span' ? node : undefined;
  return token && /^t[a-z]$/.test(classesOf(token).join(' ')) ? token : undefined;
}

const isSpace = (node: ElementContent | undefined) => node?.type === 'text' && /^\s*$/.test(node.value);

/** The token that a token continues: the one before, space between them aside, when it has the same colour. */
function continued(before: readonly ElementContent[], token: Element): Element | undefined {
  const candidate = tokenOf(isSpace(before.at(-1)) ? before.at(-2) : before.at(-1));
  return candidate && classesOf(candidate).join() === classesOf(token).join() ? candidate : undefined;
}

/**
 * Makes one text of texts that follow one another, and one token of tokens of one colour, with the space between them: each
 * is paid for in the page, in its script, and when the application takes over.
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

/** Lines as the content of a block: only a line that is marked needs an element of its own. */
export function contentOf(lines: readonly Element[]): ElementContent[] {
  const keepAll = lines.some(isFocused);
  return joinTokens(
    lines.flatMap((line, index): ElementContent[] => [
      ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
      ...(keepAll || classesOf(line).length > 1 ? [line] : line.children),
    ]),
  );
}
