import { expect, test } from '@rstest/core';
import { parseMdx } from '../mdxSource.ts';
import { createTwins } from './index.ts';

const { moduleOf } = createTwins({
  parse: parseMdx,
  docsDir: '/site/docs',
  origin: 'https://a.org/base',
  formatDay: String,
  routeOfPage: (route) => (['/docs/', '/docs/a'].includes(route) ? route : undefined),
});

test('CODE-3.b the module of a twin holds its text, and asks the theme for what the page does not import', () => {
  const source = '---\ntitle: T\n---\n\nimport { A } from "a";\n\n# {"`"}\n\n<A><B /></A>\n';
  expect(moduleOf(source, '/site/docs/docs/a.mdx')).toBe(`import { useMDXComponents } from '@mdx-js/react';
import { A } from "a";
export default function MDXContent() {
  const { B } = useMDXComponents();
  if (!B) throw new Error("There is no component B: docs/a.mdx");
  return <>{"# "}{"\`"}{"\\n"}{"\\n"}<A><B></B></A></>;
}
MDXContent.__RSPRESS_PAGE_META = {"docs%2Fa.mdx":{"title":"T","toc":[],"frontmatter":{"title":"T"}}};
`);
});

test('AGENT-1.c links lead to twins, however the page is spelt', () => {
  const link = (url: string) => /\]\((.*?)\)/.exec(moduleOf(`[a](${url})\n`, '/site/docs/docs/b.md'))?.[1];
  for (const url of ['/docs/a', '/docs/a.html', 'a', './a.mdx', '../docs/a.md'])
    expect(link(`${url}?b#c`)).toBe('https://a.org/base/docs/a.md?b#c');
  for (const url of ['/docs/', './', 'index.mdx']) expect(link(url)).toBe('https://a.org/base/docs/index.md');
  for (const url of ['#a', 'mailto:a@b.c', '//b.org/docs/a', '/docs/c', '/feed.xml'])
    expect(link(url)).toBe(url);
});

test('a page that cannot be parsed is left to the builds that say so', () => {
  expect(moduleOf('<Open\n', '/site/docs/a.mdx')).toBe('export default function MDXContent() {}\n');
});
