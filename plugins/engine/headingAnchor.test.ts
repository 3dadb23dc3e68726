import { expect, test } from '@rstest/core';
import type { Element } from 'hast';
import { VFile } from 'vfile';
import { sentence } from '../../e2e/support/buildEmptyPage.ts';
import { removeHeadingAnchor } from './headingAnchor.ts';

const anchor = (properties: Element['properties']): Element => ({
  type: 'element',
  tagName: 'a',
  properties,
  children: [{ type: 'text', value: '#' }],
});

const heading = (properties: Element['properties'], ...children: Element['children']): Element => ({
  type: 'element',
  tagName: 'h2',
  properties,
  children: [...children, { type: 'text', value: 'Order' }],
});

test.each([[{ class: 'rp-header-anchor' }], [{ className: ['rp-header-anchor'] }]])(
  'H7 the anchor %j is taken out of a heading',
  (properties) => {
    const node = heading({ id: 'order' }, anchor(properties));
    expect(removeHeadingAnchor(node, new VFile({ path: 'page.mdx' }))).toBe(true);
    expect(node.children).toEqual([{ type: 'text', value: 'Order' }]);
  },
);

test('H7 a heading without the anchor is refused, unless plain Markdown writes it as HTML', () => {
  const take = (node: Element, name: string) => removeHeadingAnchor(node, new VFile({ path: name }));
  const expected = sentence('anchor of a heading', 'a heading without .rp-header-anchor', 'headingAnchor.ts');
  expect(() => take(heading({ id: 'order' }), 'page.mdx')).toThrow(expected);
  expect(() => take(heading({ id: 'order' }, anchor({ class: 'anchor' })), 'page.md')).toThrow(expected);
  expect(() => take(heading({}), 'page.mdx')).toThrow(expected);
  expect(take(heading({}), 'page.md')).toBe(false);
});
