import { escapeUTF8 as escapeXml } from 'entities';
import { zipSync } from 'fflate';
import { DRAWING_STYLE } from './bookDrawings.ts';

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

const STYLE = `body { line-height: 1.5; }
h1, h2, h3 { line-height: 1.2; page-break-after: avoid; }
pre { padding: 0.5em; border: 1px solid; font-size: 0.8em; line-height: 1.4; white-space: pre-wrap; overflow-wrap: break-word; }
code { font-family: monospace; }
table { border-collapse: collapse; font-size: 0.9em; }
th, td { padding: 0.2em 0.5em; border: 1px solid; text-align: start; vertical-align: top; }
img { max-width: 100%; max-height: 100%; }
.cover { margin: 0; text-align: center; }
${DRAWING_STYLE}`;

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** Fixed, for reproducible builds, and local, as ZIP stores times. */
const FILE_DATE = new Date(1980, 0, 1);

function documentOf({ language, dir }: Book, title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${language}" lang="${language}" dir="${dir}">
<head><title>${escapeXml(title)}</title><link rel="stylesheet" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;
}

const entryList = (entries: readonly Entry[]): string =>
  `<ol>${entries
    .map(({ label, file, entries: below }) => {
      const name = escapeXml(label);
      return `<li>${file ? `<a href="${file}">${name}</a>` : `<span>${name}</span>`}${below.length > 0 ? entryList(below) : ''}</li>`;
    })
    .join('\n')}</ol>`;

function packageOf(book: Book): string {
  const ids = book.chapters.map((_, at) => `c${at}`);
  const element = (name: string, value: string, attributes = '') =>
    `<dc:${name}${attributes}>${escapeXml(value)}</dc:${name}>`;
  const meta = (property: string, value: string) => `<meta property="${property}">${escapeXml(value)}</meta>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${book.language}" dir="${book.dir}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${[
  element('identifier', book.id, ' id="id"'),
  element('title', book.title),
  element('language', book.language),
  element('creator', book.author),
  element('publisher', book.publisher),
  element('description', book.description),
  element('rights', book.licence),
  // The format takes no fractions of seconds.
  meta('dcterms:modified', book.modified.replace(/\.\d+Z$/, 'Z')),
  meta('schema:accessMode', 'textual'),
  meta('schema:accessMode', 'visual'),
  meta('schema:accessModeSufficient', 'textual'),
  meta('schema:accessibilityFeature', 'tableOfContents'),
  meta('schema:accessibilityFeature', 'structuralNavigation'),
  meta('schema:accessibilityHazard', 'none'),
].join('\n')}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="cover-image" href="cover.png" media-type="image/png" properties="cover-image"/>
<item id="style" href="style.css" media-type="text/css"/>
${book.chapters.map(({ file, body }, at) => `<item id="${ids[at]}" href="${file}" media-type="application/xhtml+xml"${body.includes('<svg ') ? ' properties="svg"' : ''}/>`).join('\n')}
</manifest>
<spine${book.dir === 'rtl' ? ' page-progression-direction="rtl"' : ''}>
<itemref idref="cover"/>
<itemref idref="nav"/>
${ids.map((id) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
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
      'META-INF/container.xml': bytes(CONTAINER),
      'book/book.opf': bytes(packageOf(book)),
      'book/nav.xhtml': bytes(documentOf(book, book.contents, nav)),
      'book/cover.xhtml': bytes(documentOf(book, book.title, cover)),
      'book/cover.png': [book.cover, { level: 0 }],
      'book/style.css': bytes(STYLE),
      ...Object.fromEntries(
        book.chapters.map(({ file, title, body }) => [`book/${file}`, bytes(documentOf(book, title, body))]),
      ),
    },
    { mtime: FILE_DATE, level: 9 },
  );
}
