import { expect, test } from '@rstest/core';
import { parseTree } from '../../content/parse.ts';
import type { ExamplePage } from '../elements.ts';
import { findExamples } from './element.ts';

const page = (title: string, source: string): ExamplePage => ({
  title,
  route: `/docs/${title}`,
  tree: parseTree('page.mdx', source),
  headings: source.split('\n').flatMap((text, at) => {
    const [, marks = '', words = ''] = /^(#+) (.*)/.exec(text) ?? [];
    return marks ? [{ id: words, text: words, depth: marks.length, line: at + 1 }] : [];
  }),
});

const find = (pages: readonly ExamplePage[], runs: readonly string[]) =>
  findExamples(pages, runs, (sample) => `first of ${sample}`);

test('R-11.d an example is on the first page that shows its sample, by the heading above it', () => {
  const pages = [
    page('one', '# one\n\n## First\n\n<Sample name="a" />\n\n### Below\n\n<Sample name="b" />\n'),
    page('two', '# two\n\n<Sample name="a" />\n\n## Only\n\n<SamplePair name="c" />\n'),
    page('none', '# none\n\n<Sample name="d" />\n'),
    page(
      'steps',
      '# steps\n\n## Step 1\n\n<Step tutorial="t" step="01" />\n\n## Step 2\n\n<Step tutorial="t" step="02" />\n',
    ),
  ];
  expect(find(pages, ['a', 'b', 'c', 'tutorials/t/01', 'tutorials/t/02'])).toEqual([
    {
      title: 'one',
      href: '/docs/one',
      examples: [
        { name: 'a', title: 'First' },
        { name: 'b', title: 'Below' },
      ],
    },
    { title: 'two', href: '/docs/two', examples: [{ name: 'c', title: 'two' }] },
    {
      title: 'steps',
      href: '/docs/steps',
      examples: [
        { name: 'tutorials/t/01', title: 'Step 1' },
        { name: 'tutorials/t/02', title: 'Step 2' },
      ],
    },
  ]);
});

test('R-11.d examples below one heading have the names of their first requests', () => {
  const one = page('one', '# one\n\n## Same\n\n<Sample name="a" />\n\n<Sample name="b" />\n');
  expect(find([one], ['a', 'b']).flatMap(({ examples }) => examples)).toEqual([
    { name: 'a', title: 'Same: first of a' },
    { name: 'b', title: 'Same: first of b' },
  ]);
});
