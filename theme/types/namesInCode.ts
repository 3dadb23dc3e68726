import recorded from '#types';
import { hashOfCode, readMarks } from '../../model/frameworkTypes.ts';

export interface NameInCode {
  type: string;
  range: Range;
}

const marksByHash: Readonly<Record<string, string>> = recorded.code;

interface Piece {
  node: Text;
  skipped: number;
  start: number;
}

/** The program in a block, for a diff the version after the change, and its text nodes. */
function programOf(block: Element): { program: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let program = '';
  for (const code of block.querySelectorAll('code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (!(node instanceof Text) || node.parentElement?.closest('.remove')) continue;
      // The line break of a removed line is removed with it.
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
  return readMarks(marksByHash[hashOfCode(program)] ?? '').flatMap(({ offset, type }) => {
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

/** The name at a position in the viewport. @param slack px around a name that belong to it: fingers are thick. */
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
