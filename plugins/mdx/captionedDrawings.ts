import type { Root, RootContent } from 'mdast';

const MODULE = /^#drawings\//;

/** Finds drawings with a caption. The page describes them in sentences, so that their names alone would be noise in the search. */
export function captionedDrawings({ children }: Root): (node: RootContent) => boolean {
  const imports = children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => (statement.type === 'ImportDeclaration' ? [statement] : []))
    .filter(({ source }) => MODULE.test(String(source.value)));
  const drawings = new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));
  return (node) =>
    node.type === 'mdxJsxFlowElement' &&
    drawings.has(node.name ?? '') &&
    node.attributes.some((entry) => 'name' in entry && entry.name === 'caption');
}
