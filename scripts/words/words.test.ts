import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import type { Root } from 'mdast';
import { parseMarkdown } from '../../plugins/content/parse.ts';
import { kindOf } from './kinds.ts';
import { proseOf } from './prose.ts';
import { servingFile } from './requestsWithoutRoute.ts';

const proseIn = (source: string) => proseOf(parseMarkdown('/page.mdx', source).tree as Root);

describe('prose', () => {
  test('is the text of readers: no headings, tables, code, front matter and imports', () => {
    expect(
      proseIn(
        [
          "---\ntitle: Not this\n---\n\nimport A from './_a.mdx';\n\n# Nor this\n\nThese are four words.",
          '| not | these |\n| --- | --- |\n| a b | c d |',
          '```ts\nnor this\n```',
          '<Sample name="nor/this" />',
          '{/* nor this */}',
        ].join('\n\n'),
      ),
    ).toEqual({ words: 4, sentences: 1, mean: 4 });
  });

  test('inline code is one word', () => {
    expect(proseIn('Call `app.serve(4000). Then wait` first.')).toEqual({ words: 3, sentences: 1, mean: 3 });
  });

  test('words inside elements count, and so do lists; an entry without a full stop is no sentence', () => {
    expect(
      proseIn('<Callout>\n\nOne two three.\n\n</Callout>\n\n- four five six seven eight.\n- nine'),
    ).toEqual({
      words: 9,
      sentences: 2,
      mean: 4,
    });
  });

  test('a list of links has words, but no sentences', () => {
    expect(
      proseIn('One two. Three four five six.\n\n- [Seven](/docs/) eight.\n- **[Nine](/blog)** ten.'),
    ).toEqual({
      words: 10,
      sentences: 2,
      mean: 3,
    });
  });
});

test('a page is of the kind of its folder, in every version', () => {
  expect(
    ['/docs/', '/docs/core/lifecycle', '/docs/recipes/cors', '/docs/0.4.0/reference/errors'].map(kindOf),
  ).toEqual(['guide', 'guide', 'recipe', 'reference']);
  expect(['/', '/blog', '/blog/a-post'].map(kindOf)).toEqual([undefined, undefined, 'post']);
});

interface Entry {
  type: 'file' | 'dir';
  name: string;
  label: string;
}

/**
 * Pages of the docs below a folder, each with its labels in the sidebar: that of its category, if it has one, and its own. A category
 * with a single page is one link, with the title of the page.
 */
function labelled(folder: string, category?: string): { file: string; labels: string[] }[] {
  const entries: Entry[] = JSON.parse(fs.readFileSync(path.join(folder, '_meta.json'), 'utf8'));
  return entries.flatMap(({ type, name, label }) =>
    type === 'dir'
      ? labelled(path.join(folder, name), label)
      : [{ file: path.join(folder, `${name}.mdx`), labels: category ? [category, label] : [label] }],
  );
}

test('heading, title and label of a page agree; a label may have that of its category before it', () => {
  const pages = labelled(path.resolve('docs/docs'));
  const files = fs.readdirSync('docs/docs', { recursive: true, encoding: 'utf8' });
  expect(pages).toHaveLength(files.filter((file) => file.endsWith('.mdx')).length);
  for (const { file, labels } of pages) {
    const neighbours = pages.filter((other) => path.dirname(other.file) === path.dirname(file));
    const alone = neighbours.length === 1 ? labels.slice(0, 1) : [];
    const text = fs.readFileSync(file, 'utf8');
    const title = /^title: (.*)$/m.exec(text)?.[1];
    expect([labels.at(-1), labels.join(' '), ...alone], file).toContain(title);
    expect(/^# (.*)$/m.exec(text)?.[1], file).toBe(title);
  }
});

describe('the file that serves a request', () => {
  const files = [
    'index.ts',
    'api/menu/route.ts',
    'api/menu/[id]/route.ts',
    'api/(staff)/stock/route.ts',
    'api/files/[...]/route.ts',
    'api/route.ts',
    'pages/about.html',
    'pages/shop/index.tsx',
  ];
  test.each([
    ['/api/menu?sort=asc', 'api/menu/route.ts'],
    ['/api/menu/7', 'api/menu/[id]/route.ts'],
    ['/api/stock', 'api/(staff)/stock/route.ts'],
    ['/api/files/a/b.txt', 'api/files/[...]/route.ts'],
    ['/api', 'api/route.ts'],
    ['/v1/api/menu', 'api/menu/route.ts'],
    ['/about', 'pages/about.html'],
    ['/shop/', 'pages/shop/index.tsx'],
    ['/openapi.json', undefined],
    ['/docs', undefined],
    ['/api/menu/7/bill/more', undefined],
  ])('%s is served by %s', (target, file) => {
    expect(servingFile(files, target)).toBe(file);
  });

  test("a wildcard's own path is served by it where no other file has that path", () => {
    const wildcard = 'api/files/[...]/route.ts';
    expect(servingFile([wildcard], '/api/files')).toBe(wildcard);
    expect(servingFile([wildcard, 'api/files/route.ts'], '/api/files')).toBe('api/files/route.ts');
  });
});
