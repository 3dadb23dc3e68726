import { expect, test } from '@rstest/core';
import type { ElementContent, Root } from 'hast';
import { rehypeBase } from './baseAddresses.ts';

const markdown = (tagName: string, name: string, address: string): ElementContent => ({
  type: 'element',
  tagName,
  properties: { [name]: address },
  children: [],
});

const html = (name: string, attribute: string, address: string): ElementContent => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: [{ type: 'mdxJsxAttribute', name: attribute, value: address }],
  children: [],
});

/** An element as @rspress/plugin-preview inserts it. */
const inserted: ElementContent = { type: 'mdxJsxFlowElement', name: 'div', attributes: [], children: [] };
Reflect.deleteProperty(inserted, 'attributes');

function addressesIn(base: string): string[] {
  const tree: Root = {
    type: 'root',
    children: [
      markdown('img', 'src', '/a.svg'),
      markdown('img', 'src', 'https://b.example/b.svg'),
      markdown('a', 'href', '/c'),
      html('img', 'src', '/d.svg'),
      html('a', 'href', '/e'),
      html('Card', 'href', '/f'),
      inserted,
    ],
  };
  rehypeBase(base)(tree);
  return [...JSON.stringify(tree).matchAll(/"(?:src|href|value)":"(.*?)"/g)].map(([, found = '']) => found);
}

test('pictures and HTML of a page have the base of the site, addresses that components complete have not', () => {
  const others = ['https://b.example/b.svg', '/c'];
  expect(addressesIn('/')).toEqual(['/a.svg', ...others, '/d.svg', '/e', '/f']);
  expect(addressesIn('/bp/')).toEqual(['/bp/a.svg', ...others, '/bp/d.svg', '/bp/e', '/f']);
});
