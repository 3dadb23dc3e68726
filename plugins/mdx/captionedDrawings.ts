import type { Root, RootContent } from 'mdast';
import { textOfAttribute } from './attributes.ts';
import { importsOf } from './expressions.ts';

/** Finds drawings with a caption. The page describes them in sentences, so that their names alone would be noise in the search. */
export function captionedDrawings(tree: Root): (node: RootContent) => boolean {
  const imports = importsOf(tree).filter(({ module }) => module.startsWith('#drawings/'));
  const drawings = new Set(imports.map(({ name }) => name));
  return (node) =>
    node.type === 'mdxJsxFlowElement' &&
    drawings.has(node.name ?? '') &&
    textOfAttribute(node, 'caption') !== undefined;
}
