import fs from 'node:fs';
import path from 'node:path';
import { decodePart } from '../../../model/decodePart.ts';
import { localeOfPath } from '../../../model/locales.ts';
import { bookPath, markdownPath } from '../../../model/routes.ts';
import { listedItems } from '../../../model/sidebars.ts';
import type { SiteData } from '../../../model/site.ts';
import { pathOfDocId } from '../../../model/versions.ts';
import type { BuildCache } from '../../content/buildCache.ts';
import type { DocsVersion } from '../../content/docsVersions.ts';
import { findPage, type Site } from '../../content/siteReader.ts';
import type { InterfaceStrings } from '../../content/translations.ts';
import { renderCover } from '../socialImages/card.ts';
import { createEpub } from './book.ts';
import { drawnFigures, readDrawings } from './bookDrawings.ts';
import { addDrawings, chapterBody, idOf, readChapter } from './chapter.ts';
import { listChapters, listParts } from './contents.ts';

export interface BooksOptions {
  outDir: string;
  cache: BuildCache;
  data: SiteData;
  stringsFor: (route: string) => InterfaceStrings;
}

type TextOf = (route: string) => string;

const NO_DATE = '1980-01-01T00:00:00Z';

/** All inputs that determine the bytes of a book. */
function readParts(
  site: Site,
  version: DocsVersion,
  { data, outDir, stringsFor }: BooksOptions,
  textOf: TextOf,
) {
  const { translate, word } = stringsFor(pathOfDocId(version.mainDocId, version));
  const book = { title: word('bookTitle'), contents: word('bookContents') };
  const parts = site.sidebars
    .map(({ id, label }) => ({ label: translate(label), items: listedItems(version.sidebars[id] ?? []) }))
    .filter(({ items }) => items.length > 0);
  const files = listChapters(
    version,
    parts.flatMap(({ items }) => items),
  );
  const chapters = [...files].map(([route, file]) => {
    const markdown = markdownPath(route);
    const { title = '', updated } = findPage(site, route) ?? {};
    const document = path.join(outDir, markdown.replace(/\.md$/, '.html'));
    const figures = drawnFigures(fs.readFileSync(document, 'utf8'));
    return { route, file, markdown, title, updated, text: textOf(route), figures };
  });
  return { data, book, description: translate(data.description), version, parts, chapters };
}

/** Pages of the sidebars, in their order. */
async function createBook({
  data,
  book,
  description,
  version,
  parts,
  chapters,
}: ReturnType<typeof readParts>) {
  const locale = localeOfPath(version.path, data.locales);
  const read = chapters.map(({ text, figures, ...chapter }) => {
    const content = readChapter(text);
    addDrawings(content, readDrawings(figures));
    return { ...chapter, content };
  });
  const byAddress = new Map(
    read.flatMap((chapter) =>
      [chapter.route, chapter.markdown].map((path) => [new URL(data.address + path).href, chapter] as const),
    ),
  );
  const linkFrom = (own: string) => (address: string) => {
    const { href, origin, pathname, hash } = new URL(address, data.address + own);
    const target = byAddress.get(origin + pathname);
    if (!target) return href;
    const anchor = decodePart(hash.slice(1));
    return target.content.anchors.has(anchor) ? `${target.file}#${idOf(anchor)}` : target.file;
  };
  const dates = chapters.flatMap(({ updated }) => updated ?? []).sort();
  return createEpub({
    id: data.address + version.path,
    title: book.title.replace('{brand}', data.title).replace('{version}', version.label),
    contents: book.contents,
    description,
    language: locale.code,
    dir: locale.dir,
    author: data.author.name,
    licence: data.licence,
    publisher: data.title,
    modified: dates.at(-1) ?? NO_DATE,
    cover: await renderCover(data, version.label),
    chapters: read.map(({ file, title, markdown, content }) => ({
      file,
      title,
      body: chapterBody(content, linkFrom(markdown)),
    })),
    entries: listParts(parts, new Map(chapters.map(({ route, file }) => [route, file]))),
  });
}

/** @param textOf Markdown of a page. */
export async function writeBooks(site: Site, options: BooksOptions, textOf: TextOf): Promise<void> {
  for (const version of site.versions) {
    const parts = readParts(site, version, options, textOf);
    const name = bookPath(version.path);
    const book = await options.cache.readAsync(name, JSON.stringify(parts), () => createBook(parts));
    fs.writeFileSync(path.join(options.outDir, name), book);
  }
}
