import fs from 'node:fs';
import path from 'node:path';
import { escapeUTF8 as escapeXml } from 'entities';
import { zipSync } from 'fflate';
import { fillTemplate } from '../fillTemplate.ts';

export interface Entry {
  label: string;
  /** Undefined for a group of entries. */
  file?: string | undefined;
  entries: readonly Entry[];
}

export interface Book {
  /** Permanent: the address of its version. */
  id: string;
  title: string;
  contents: string;
  description: string;
  language: string;
  dir: 'ltr' | 'rtl';
  author: string;
  licence: string;
  publisher: string;
  /** Last change: ISO 8601 (UTC). */
  modified: string;
  /** PNG. */
  cover: Uint8Array;
  /** Reading order; `body` is XHTML. */
  chapters: readonly { file: string; title: string; body: string }[];
  entries: readonly Entry[];
}

const fileOf = (name: string) => path.join(import.meta.dirname, name);

/** Fixed, for reproducible builds, and local, as ZIP stores times. */
const FILE_DATE = new Date(1980, 0, 1);

const documentOf = ({ language, dir }: Book, title: string, body: string): string =>
  fillTemplate(fileOf('document.xhtml'), { language, dir, title: escapeXml(title), body });

const entryList = (entries: readonly Entry[]): string =>
  `<ol>${entries
    .map(({ label, file, entries: below }) => {
      const name = escapeXml(label);
      return `<li>${file ? `<a href="${file}">${name}</a>` : `<span>${name}</span>`}${below.length > 0 ? entryList(below) : ''}</li>`;
    })
    .join('\n')}</ol>`;

function packageOf({ cover, chapters, entries, contents, ...book }: Book): string {
  const escaped = Object.entries(book).map(([name, value]) => [name, escapeXml(value)]);
  const item = ({ file, body }: Book['chapters'][number], at: number) =>
    `<item id="c${at}" href="${file}" media-type="application/xhtml+xml"${body.includes('<svg ') ? ' properties="svg"' : ''}/>`;
  return fillTemplate(fileOf('book.opf'), {
    ...Object.fromEntries(escaped),
    // The format takes no fractions of seconds.
    modified: book.modified.replace(/\.\d+Z$/, 'Z'),
    direction: book.dir === 'rtl' ? ' page-progression-direction="rtl"' : '',
    items: chapters.map(item).join('\n'),
    itemrefs: chapters.map((_, at) => `<itemref idref="c${at}"/>`).join('\n'),
  });
}

/** An EPUB 3 file; the output is reproducible. */
export function createEpub(book: Book): Uint8Array {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const cover = `<div class="cover"><img src="cover.png" alt="${escapeXml(book.title)}"/></div>`;
  const nav = `<nav epub:type="toc"><h1>${escapeXml(book.contents)}</h1>${entryList(book.entries)}</nav>`;
  return zipSync(
    {
      // First and uncompressed: identifies the format.
      mimetype: [bytes('application/epub+zip'), { level: 0 }],
      'META-INF/container.xml': fs.readFileSync(fileOf('container.xml')),
      'book/book.opf': bytes(packageOf(book)),
      'book/nav.xhtml': bytes(documentOf(book, book.contents, nav)),
      'book/cover.xhtml': bytes(documentOf(book, book.title, cover)),
      'book/cover.png': [book.cover, { level: 0 }],
      // Its drawings have the colours of paper: they ignore the dark mode of an e-reader.
      'book/style.css': fs.readFileSync(fileOf('book.css')),
      ...Object.fromEntries(
        book.chapters.map(({ file, title, body }) => [`book/${file}`, bytes(documentOf(book, title, body))]),
      ),
    },
    { mtime: FILE_DATE, level: 9 },
  );
}
