import { expect, test } from '@rstest/core';
import { strFromU8, unzipSync } from 'fflate';
import { type Book, createEpub } from './book.ts';
import { drawnFigures, readDrawings } from './bookDrawings.ts';
import { addDrawings, chapterBody, readChapter } from './chapter.ts';
import { listChapters, listEntries, listParts } from './contents.ts';

const BOOK: Book = {
  id: 'https://example.org/docs',
  title: 'A & B',
  contents: 'Contents',
  description: 'C',
  language: 'en',
  dir: 'ltr',
  author: 'Ada',
  licence: 'MIT',
  publisher: 'B',
  modified: '2025-11-01T10:00:00.000Z',
  cover: new Uint8Array([1]),
  chapters: [{ file: 'one.xhtml', title: 'One', body: '<h1>One</h1>' }],
  entries: [{ label: 'Part', entries: [{ label: 'One', file: 'one.xhtml', entries: [] }] }],
};

test('R-7.g a book is the same bytes each time, and begins with its media type', () => {
  const bytes = createEpub(BOOK);
  expect(createEpub(BOOK)).toEqual(bytes);
  // First file of the ZIP: its name at byte 30, followed by its uncompressed content.
  expect(strFromU8(bytes.slice(30, 58))).toBe('mimetypeapplication/epub+zip');
});

test('R-7.g a book has a list of chapters, the date of its change and its licence', () => {
  const files = unzipSync(createEpub(BOOK));
  const text = (name: string) => strFromU8(files[`book/${name}`] ?? new Uint8Array());
  expect(text('nav.xhtml')).toContain(
    '<li><span>Part</span><ol><li><a href="one.xhtml">One</a></li></ol></li>',
  );
  expect(text('book.opf')).toContain('<dc:title>A &amp; B</dc:title>');
  expect(text('book.opf')).toContain('<dc:rights>MIT</dc:rights>');
  expect(text('book.opf')).toContain('>2025-11-01T10:00:00Z<');
  expect(text('one.xhtml')).toContain('<h1>One</h1>');
});

test('R-7.g a chapter is XHTML whose links lead inside the book; a picture is its alternative text', () => {
  const source = '## Use `a`\n\n[x](https://example.org/docs/y.md) ![Alt](/p.webp)\n\n```ts\na < b\n```\n';
  const chapter = readChapter(source);
  expect([...chapter.anchors]).toEqual(['use-a']);
  expect(chapterBody(chapter, (address) => `${new URL(address).pathname.slice(6)}.xhtml`)).toBe(
    '<h2 id="s-use-a">Use <code>a</code></h2>\n<p><a href="y.md.xhtml">x</a> <em>Alt</em></p>\n<pre><code class="language-ts">a &lt; b\n</code></pre>\n',
  );
});

test('R-7.g a drawing precedes the list of its content, as XML, and is declared in the manifest', () => {
  const html =
    '<figure class="A" data-drawing=""><svg class="icon"></svg><svg viewBox="0 0 9 9" class="A-drawing"><path d="M0 0"></path>&nbsp;</svg>' +
    '<ol><li>Goes <code>in</code></li></ol></figure><figure data-drawing=""><ol><li>Words</li></ol></figure>';
  const drawings = readDrawings(drawnFigures(html));
  expect(drawings).toEqual([
    {
      svg: '<svg viewBox="0 0 9 9" class="A-drawing" xmlns="http://www.w3.org/2000/svg"><path d="M0 0" />\u00a0</svg>',
      entry: 'Goes in',
    },
  ]);
  const chapter = readChapter('1. Other\n\ntext\n\n1. Goes `in`\n2. Out\n');
  addDrawings(chapter, drawings);
  const body = chapterBody(chapter, (address) => address);
  expect(body).toContain(`<p>text</p>\n${drawings[0]?.svg}\n<ol>\n<li>Goes`);
  expect(() => addDrawings(readChapter('text'), drawings)).toThrow('Goes in');
  const files = unzipSync(createEpub({ ...BOOK, chapters: [{ file: 'one.xhtml', title: 'One', body }] }));
  expect(strFromU8(files['book/book.opf'] ?? new Uint8Array())).toContain('properties="svg"');
});

test('R-7.g each page of the sidebar is a chapter with a file of its own; a link elsewhere is none', () => {
  const link = (href: string) => ({ type: 'link' as const, label: href, href });
  const docs = ['/docs/', '/docs/nav', '/docs/a-b/c', '/docs/a/b-c'].map((path) => ({
    id: path,
    path,
    sidebar: 'docs',
  }));
  const items = [
    ...docs.map(({ path }) => link(path)),
    link('https://example.com/'),
    { type: 'category' as const, label: 'More', items: [link('/blog')] },
  ];
  const files = listChapters({ docs }, items);
  expect([...files.keys()]).toEqual(docs.map(({ path }) => path));
  expect(new Set(files.values()).size).toBe(4);
  expect([...files.values()]).not.toContain('nav.xhtml');
  expect(listEntries(items, files).map(({ label }) => label)).toEqual([...files.keys()]);
});

test('R-7.g a book of several sidebars groups its chapters by them; one sidebar is no group', () => {
  const part = (label: string, href: string) => ({
    label,
    items: [{ type: 'link' as const, label: href, href }],
  });
  const files = new Map([
    ['/docs/', 'chapter-1.xhtml'],
    ['/docs/tutorials/', 'chapter-2.xhtml'],
  ]);
  const [docs, tutorials] = [part('Docs', '/docs/'), part('Tutorials', '/docs/tutorials/')];
  const chapter = { label: '/docs/', file: 'chapter-1.xhtml', entries: [] };
  expect(listParts([docs], files)).toEqual([chapter]);
  expect(listParts([docs, tutorials], files)).toEqual([
    { label: 'Docs', entries: [chapter] },
    { label: 'Tutorials', entries: [{ label: '/docs/tutorials/', file: 'chapter-2.xhtml', entries: [] }] },
  ]);
});
