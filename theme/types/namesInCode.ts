import recorded from '#types';
import { hashOfCode, readMarks } from '../../model/frameworkTypes.ts';

export interface NameInCode {
  type: string;
  range: Range;
}

const programs: Readonly<Record<string, string>> = recorded.code;

interface Piece {
  node: Text;
  skipped: number;
  start: number;
}

/** The program that a block shows, of a change as it is afterwards, and its parts. */
function programOf(block: Element): { program: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let program = '';
  for (const code of block.querySelectorAll('code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (!(node instanceof Text) || node.parentElement?.closest('.remove')) continue;
      // A line that is gone has taken its line break with it.
      const { previousSibling } = node;
      const skipped = previousSibling instanceof Element && previousSibling.matches('.remove') ? 1 : 0;
      pieces.push({ node, skipped, start: program.length });
      program += node.data.slice(skipped);
    }
  }
  return { program: program.replace(/\n$/, ''), pieces };
}

export function namesIn(block: Element): NameInCode[] {
  const { program, pieces } = programOf(block);
  return readMarks(programs[hashOfCode(program)] ?? '').flatMap(({ offset, type }) => {
    const piece = pieces.findLast(({ start }) => start <= offset);
    const [name = ''] = /^[\w$]+/.exec(program.slice(offset)) ?? [];
    if (!piece) return [];
    const { node, skipped, start } = piece;
    const range = document.createRange();
    range.setStart(node, offset - start + skipped);
    range.setEnd(node, offset - start + skipped + name.length);
    return [{ type, range }];
  });
}

/** The name at a place of the window. @param slack px around a name that belong to it: fingers are thick. */
export function nameAt(
  names: readonly NameInCode[],
  { clientX, clientY }: MouseEvent,
  slack: number,
): NameInCode | undefined {
  return names.find(({ range }) =>
    [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        clientX >= left - slack &&
        clientX <= right + slack &&
        clientY >= top - slack &&
        clientY <= bottom + slack,
    ),
  );
}
