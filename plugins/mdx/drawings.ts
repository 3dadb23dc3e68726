import type { RootContent } from 'mdast';

/** How pages import a drawing. */
const IMPORT = /import\s*\{\s*(\w+)\s*\}\s*from\s*['"]#drawings\//g;

/**
 * What tells the drawings of a page that have a caption: the page says in sentences what stands in them, and found alone it would lead
 * readers to names without any.
 *
 * @param source the page's MDX.
 */
export function captionedDrawings(source: string): (node: RootContent) => boolean {
  const drawings = new Set([...source.matchAll(IMPORT)].map(([, name]) => name));
  return (node) =>
    node.type === 'mdxJsxFlowElement' &&
    drawings.has(node.name ?? '') &&
    node.attributes.some((entry) => 'name' in entry && entry.name === 'caption');
}
