/** Mistakes that the engine accepts without a message. */
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { content, dir, page, problems, siteForEachTest, write } from '../../../e2e/support/checkedSite.ts';

siteForEachTest();

const FILE = 'docs/docs/other.md';

const matter = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\n# Other\n`;

const problemsOf = (text: string) => {
  write({ [FILE]: text });
  return problems()
    .filter((problem) => problem.startsWith(`${FILE}:`))
    .map((problem) => problem.slice(FILE.length + 1));
};

describe('DATA-3 front matter that the engine reads in another way', () => {
  test.each([
    ['a tag', 'title: !Important note', /^2: Not readable: Unresolved tag/],
    ['an alias', 'title: *new*', /^2: Not readable: Nothing is named "new\*"\. Put quotes/],
    ['a time', 'title: 12:30', /^2: Not readable: Some programs read 12:30 as a number\. Put quotes/],
    ['a grouped number', 'title: 1_000', /^2: Not readable: Some programs read 1_000 as a number/],
  ])('%s', (_, line, expected) => {
    expect(problemsOf(matter(line, 'description: D'))).toEqual([expect.stringMatching(expected)]);
  });

  test('anchors with an alias, quoted texts and dates are no problem', () => {
    const right = matter(
      'title: &name Other',
      'description: *name',
      'date: 2025-11-01',
      'updated: "2025-11-02"',
    );
    expect(problemsOf(right)).toEqual([]);
    expect(problemsOf(matter("title: '12:30'", 'description: D'))).toEqual([]);
  });

  test.each(['date', 'updated'])('%s in the future', (key) => {
    expect(problemsOf(matter('title: T', 'description: D', `${key}: 2999-01-01`))).toEqual([
      `4: "${key}": expected a day that is not in the future, found "2999-01-01".`,
    ]);
  });
});

describe('DATA-4 text that other readers of the page cannot take', () => {
  test('a character that XML forbids', () => {
    expect(problemsOf(page('# Other\n\nA\u000bB'))[0]).toMatch(
      /^\d+: Invisible character U\+000B, which feeds cannot hold\. Remove it\.$/,
    );
  });

  test('two headings with one id', () => {
    expect(problemsOf(page('# Other\n\n## One \\{#x}\n\n## Two \\{#x}'))[0]).toMatch(
      /^\d+: "#x" is the id of the heading in line \d+, too\. Give one of them another id\.$/,
    );
    expect(problemsOf(page('# Other\n\n## Same\n\n## Same'))).toEqual([]);
  });

  test('headings of a part that is imported are headings of the page', () => {
    write({ 'docs/docs/_part.mdx': '# Part\n\n## Same\n\n## Own\n' });
    const importing = (text: string) => {
      write({ 'docs/docs/whole.mdx': page(`import Part from './_part.mdx';\n\n${text}\n\n<Part />`) });
      return problems();
    };
    const part = path.relative(process.cwd(), path.join(dir, 'docs/docs/_part.mdx'));
    expect(importing('# Whole\n\n## Same')).toEqual([
      `docs/docs/whole.mdx:1: A page has one heading of level 1. Begin that of ${part}:1 with \`##\`.`,
      expect.stringMatching(
        /^docs\/docs\/whole\.mdx:1: "#same" is the id of a heading in .*whole\.mdx and in .*_part\.mdx:3\./,
      ),
    ]);
    expect(importing('## Other')).toEqual([]);
  });

  test('a title or a description of several lines', () => {
    expect(problemsOf(matter('title: T', 'description: |', '  One.', '  Two.'))).toEqual([
      expect.stringMatching(/^3: "description": expected a text in one line/),
    ]);
    expect(problemsOf(matter('title: T', 'description: >-', '  One', '  two.'))).toEqual([]);
  });

  test('line endings of Windows are those of Unix', () => {
    write({ [FILE]: page('# Other\n\nA line\nand another.').replaceAll('\n', '\r\n') });
    expect(problems()).toEqual([]);
    expect(content().parse(path.join(dir, FILE)).source).not.toContain('\r');
  });

  test('a doc that no sidebar leads to', () => {
    write({ 'docs/docs/_meta.json': '["index", { "type": "dir", "name": "core" }]' });
    expect(problems()).toEqual([
      expect.stringMatching(/^docs\/docs\/other\.md:1: No sidebar leads to this page\./),
    ]);
    expect(problemsOf(page('# Other', ['unlisted: true']))).toEqual([]);
  });

  test('a picture whose address is none', () => {
    expect(problemsOf(page('# Other\n\n![x](https://[bad/a.png)'))[0]).toMatch(
      /^\d+: "https:\/\/\[bad\/a\.png" is no address/,
    );
  });

  test('a feed of changes that an older version has not', () => {
    write({ 'docs/_versions.json': '[\n  { "name": "2.0" },\n  { "name": "1.0" }\n]\n' });
    expect(problemsOf(page('# Other\n\n[a](/docs/changes.xml)'))).toEqual([]);
    expect(problemsOf(page('# Other\n\n[a](/docs/1.0/changes.xml)'))[0]).toMatch(
      /^\d+: Dead link "\/docs\/1\.0\/changes\.xml"/,
    );
  });
});
