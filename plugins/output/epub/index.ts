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
import { codeDigest } from '../../engine/cacheDigest.ts';
import type { CardData } from '../socialImages/card.ts';
import { createEpub } from './book.ts';
import { drawCover } from './bookCover.ts';
import { drawnFigures, readDrawings } from './bookDrawings.ts';
import { addDrawings, type Chapter, chapterBody, idOf, readChapter } from './chapter.ts';
import { listChapters, listParts } from './contents.ts';

export type BookData = CardData & Pick<SiteData, 'author' | 'licence' | 'locales' | 'description'>;

export interface BooksOptions {
  outDir: string;
  cache: BuildCache;
  data: BookData;
  textOf: (route: string) => string;
  stringsFor: (route: string) => InterfaceStrings;
}

const NO_DATE = '1980-01-01T00:00:00Z';

/** All inputs that determine the bytes of a book. */
function readParts(site: Site, version: DocsVersion, { data, outDir, stringsFor, textOf }: BooksOptions) {
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
function createBook(source: ReturnType<typeof readParts>): Uint8Array {
  const { data, book, description, version, parts } = source;
  const locale = localeOfPath(version.path, data.locales);
  const files = new Map(source.chapters.map(({ route, file }) => [route, file]));
  const chapters = new Map<string, Chapter>(
    source.chapters.map(({ markdown, text, figures }) => {
      const chapter = readChapter(text);
      addDrawings(chapter, readDrawings(figures));
      return [markdown, chapter];
    }),
  );
  const fileOfMarkdown = new Map(source.chapters.map(({ markdown, file }) => [markdown, file]));
  const linkFrom = (own: string) => (address: string) => {
    const { href, origin, pathname, hash } = new URL(address, data.siteOrigin + own);
    const markdown = [pathname, markdownPath(pathname)].find((known) => fileOfMarkdown.has(known)) ?? '';
    const target = fileOfMarkdown.get(markdown);
    if (origin !== data.siteOrigin || !target) return href;
    const anchor = decodePart(hash.slice(1));
    return chapters.get(markdown)?.anchors.has(anchor) ? `${target}#${idOf(anchor)}` : target;
  };
  const dates = source.chapters.flatMap(({ updated }) => updated ?? []).sort();
  return createEpub({
    id: data.siteOrigin + version.path,
    title: book.title.replace('{brand}', data.title).replace('{version}', version.label),
    contents: book.contents,
    description,
    language: locale.code,
    dir: locale.dir,
    author: data.author.name,
    licence: data.licence,
    publisher: data.title,
    modified: dates.at(-1) ?? NO_DATE,
    cover: drawCover(data, version.label),
    chapters: [...chapters].map(([markdown, chapter], at) => ({
      file: fileOfMarkdown.get(markdown) ?? '',
      title: source.chapters[at]?.title ?? '',
      body: chapterBody(chapter, linkFrom(markdown)),
    })),
    entries: listParts(parts, files),
  });
}

export function writeBooks(site: Site, options: BooksOptions): void {
  for (const version of site.versions) {
    const parts = readParts(site, version, options);
    const name = bookPath(version.path);
    const book = options.cache.read(name, codeDigest() + JSON.stringify(parts), () => createBook(parts));
    fs.writeFileSync(path.join(options.outDir, name), book);
  }
}
