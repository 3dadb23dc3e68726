import { expect, test } from '@rstest/core';
import type { Root } from 'hast';
import { VFile } from 'vfile';
import { rehypeHeadingLinks } from './index.ts';

const PAGE = new VFile({ path: 'docs/page.mdx' });

const heading = (tagName: string): Root => ({
  type: 'root',
  children: [
    {
      type: 'element',
      tagName,
      properties: { id: 'order' },
      children: [
        {
          type: 'element',
          tagName: 'a',
          properties: { class: 'rp-header-anchor', ariaHidden: 'true', href: '#order' },
          children: [{ type: 'text', value: '#' }],
        },
        { type: 'text', value: 'Order' },
      ],
    },
  ],
});

test('the link of a heading is last and has a name', () => {
  const tree = heading('h2');
  rehypeHeadingLinks()(tree, PAGE);
  expect(tree.children[0]).toMatchObject({
    properties: { id: 'order', ariaLabel: 'Order' },
    children: [
      { type: 'text', value: 'Order' },
      { tagName: 'a', properties: { href: '#order', ariaLabel: 'Link to the section Order' }, children: [] },
    ],
  });
});

test('the title of the page has no link', () => {
  const tree = heading('h1');
  rehypeHeadingLinks()(tree, PAGE);
  expect(tree.children[0]).toMatchObject({ children: [{ type: 'text', value: 'Order' }] });
});

test('the headings of a home page have none', () => {
  const tree = heading('h2');
  rehypeHeadingLinks()(tree, new VFile({ path: 'docs/index.mdx', data: { isHome: true } }));
  expect(tree.children[0]).toMatchObject({ children: [{ type: 'text', value: 'Order' }] });
});
