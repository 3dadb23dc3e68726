import type { Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** Attributes of elements whose address no component completes: links of Markdown are the theme's, pictures are the browser's. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  audio: ['src'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
};

/** Adds the base of the site to addresses of elements: the engine leaves pictures of Markdown, and HTML, as they are written. */
export function rehypeBase(base: string) {
  const root = base.replace(/\/$/, '');
  const isInside = (address: unknown): address is string =>
    typeof address === 'string' && /^\/(?!\/)/.test(address) && !address.startsWith(`${root}/`);
  return (tree: Root) => {
    if (root === '') return;
    visit(tree, 'element', ({ tagName, properties }) => {
      const src = tagName === 'img' ? properties.src : undefined;
      if (isInside(src)) properties.src = root + src;
    });
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const { name, attributes } = node as MdxJsxFlowElementHast | MdxJsxTextElementHast;
      for (const attribute of attributes)
        if (
          attribute.type === 'mdxJsxAttribute' &&
          ATTRIBUTES[name ?? '']?.includes(attribute.name) &&
          isInside(attribute.value)
        )
          attribute.value = root + attribute.value;
    });
  };
}
