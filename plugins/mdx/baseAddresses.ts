import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Attributes of elements whose address no component completes: links of Markdown are the theme's. The policy forbids media. */
const ATTRIBUTES: Readonly<Record<string, string>> = { a: 'href', img: 'src' };

/** Adds the base of the site to addresses of elements: the engine leaves pictures of Markdown, and HTML, as they are written. */
export function rehypeBase(base: string) {
  const root = base.replace(/\/$/, '');
  const complete = <Value>(address: Value) =>
    typeof address === 'string' && /^\/(?!\/)/.test(address) && !address.startsWith(`${root}/`)
      ? root + address
      : address;
  return (tree: Root) => {
    if (root === '') return;
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'img')
        node.properties.src = complete(node.properties.src);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      // @rspress/plugin-preview inserts elements without a list.
      for (const attribute of node.attributes ?? [])
        if (attribute.type === 'mdxJsxAttribute' && attribute.name === ATTRIBUTES[node.name ?? ''])
          attribute.value = complete(attribute.value);
    });
  };
}
