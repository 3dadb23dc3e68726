import { expect, test } from '@rstest/core';
import { render } from '../../e2e/support/components/render.tsx';
import { one, property } from '../../e2e/support/html.ts';
import { Link } from './Link.tsx';

const link = (href: string) => one('a', render(<Link href={href}>Words</Link>));

test.each([
  ['/docs', '/docs/'],
  ['/docs/routing.html?a=b#c', '/docs/routing?a=b#c'],
  ['/DOCS/routing/', '/docs/routing'],
  ['/blog/rss.xml', '/blog/rss.xml'],
  ['#heading', '#heading'],
])('GO-1 a link to %s leads to %s in this tab', (href, address) => {
  expect([property(link(href), 'href'), property(link(href), 'target')]).toEqual([address, undefined]);
});

test('GO-1 a link to another site opens a tab, which learns nothing of this one', () => {
  const outside = link('https://example.com/a');
  expect([property(outside, 'target'), property(outside, 'rel')]).toEqual(['_blank', 'noopener noreferrer']);
});
