import type { Root, RootContent } from 'mdast';

/** Where pages import drawings from. */
const MODULE = /^#drawings\//;

/**
 * What tells the drawings of a page that have a caption: the page says in sentences what stands in them, and found alone it would lead
 * readers to names without any.
 *
 * @param tree of the page.
 */
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
