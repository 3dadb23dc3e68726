import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { APP_ASSETS_ID } from '../../../model/names.ts';
import { packTexts } from '../../../model/packedTexts.ts';
import type { Release } from '../../../model/release.ts';
import { listBelow } from '../../content/sourceFiles.ts';

/** Formats that are compressed already. */
const COMPRESSED = /\.(?:avif|ico|jpe?g|png|webp|woff2)$/;

/** Hosts that compress on the way do not try harder than this. */
const HOST_QUALITY = 5;

/** Files of the build that pages may need without naming them: names with a hash. */
const LOADED_LATER =
  /^(?:fonts\/.*\.woff2|static\/(?:css|js|search)\/.*\.(?:css|js|json)|static\/run\/.*\.(?:json|txt|xhtml))$/;

/**
 * Those of them that have much in common, with each other and with the documents: scripts of pages, programs to try, and the parts
 * of a large site's search.
 */
const ALIKE = /^static\/(?:js\/async\/route-.*\.js|run\/.*\.json|search\/.*\/.*\.json)$/;

/** Addresses in a document that a browser may ask for besides: icons, pictures. */
const NAMED = /["'\s,(](\/[\w./-]+\.(?:avif|gif|ico|jpe?g|png|svg|webmanifest|webp))(?=["'\s,)])/g;

/** Widths of one picture: `name-768.webp`. */
const WIDTH = /-(\d+)(?=\.\w+$)/;

/** Bytes of a file or text on the wire, by default as hosts compress. @param quality of Brotli, from 0 to 11. */
export function bytesSent(content: Buffer | string, name = '', quality = HOST_QUALITY): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  if (COMPRESSED.test(name)) return bytes.length;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length;
}

/** Of pictures in several widths the narrowest: the worker shows it where another was asked for. */
export function narrowest(files: readonly string[]): string[] {
  const widths = new Map<string, { file: string; width: number }>();
  for (const file of files) {
    const width = Number(WIDTH.exec(file)?.[1] ?? 0);
    const name = file.replace(WIDTH, '');
    const other = widths.get(name);
    if (!other || width < other.width) widths.set(name, { file, width });
  }
  return [...widths.values()].map(({ file }) => file);
}

/** `/docs/` → `docs/index.html`. */
const fileOfRoute = (route: string) => `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.html`;

export interface ReleaseOptions {
  /** Absolute path of the build's folder. */
  outDir: string;
  /** Path that the site is served under, with a slash at both ends. */
  base: string;
  /** Titles of the pages to keep, by clean address without the base, in the order in which they are listed. */
  titles: ReadonlyMap<string, string>;
  /** Document that stands for a page that is not kept: clean address without the base. */
  offlinePath: string;
  /** Files that the page in place of others needs, relative to the build. */
  shell: readonly string[];
}

/**
 * Describes what was built, and packs its documents.
 *
 * @returns the release, and the file of its documents, relative to the build.
 * @throws when a page has no document, or the document no list of scripts.
 */
export function describeRelease({ outDir, base, titles, offlinePath, shell }: ReleaseOptions): {
  release: Release;
  packed: { file: string; content: Buffer };
} {
  const address = (file: string) => base + file;
  const read = (file: string) => fs.readFileSync(path.join(outDir, file));
  const routes = [...titles.keys(), offlinePath].sort();
  const documents = new Map(
    routes.map((route) => [address(route.slice(1)), read(fileOfRoute(route)).toString('utf8')]),
  );
  const [first = ''] = documents.values();
  const [, list = ''] = new RegExp(`id="${APP_ASSETS_ID}">(\\[[^<]*\\])`).exec(first) ?? [];
  const entry: unknown = JSON.parse(list).at(-1);
  if (typeof entry !== 'string') throw new Error(`The pages have no list of scripts ("${APP_ASSETS_ID}").`);

  const all = listBelow(outDir);
  const named = new Set(
    [...documents.values()].flatMap((html) => [...html.matchAll(NAMED)].map(([, found]) => found)),
  );
  const pictures = all.filter((file) => named.has(address(file)) && !file.startsWith('og/'));
  const later = all.filter((file) => LOADED_LATER.test(file));
  const alike = later.filter((file) => ALIKE.test(file));
  const files = [...later.filter((file) => !ALIKE.test(file)), ...narrowest(pictures)].sort();

  const texts = new Map([
    ...documents,
    ...alike.map((file) => [address(file), read(file).toString('utf8')] as const),
  ]);
  // Written, weighed and hashed: as bytes, which the text is made into only once.
  const packed = Buffer.from(JSON.stringify(packTexts(texts)));
  const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 10);
  const packedFile = `static/offline/pages.${hash(packed)}.json`;
  const sizes = Object.fromEntries(files.map((file) => [address(file), bytesSent(read(file), file)]));
  const bytes = bytesSent(packed);
  const described = {
    entry,
    size: Object.values(sizes).reduce((sum, sent) => sum + sent, bytes),
    pages: Object.fromEntries([...titles].map(([route, title]) => [address(route.slice(1)), title])),
    files: sizes,
    packed: { address: address(packedFile), bytes, files: alike.map(address) },
    shell: shell.map(address).sort(),
  };
  return {
    release: { id: hash(JSON.stringify(described)), ...described },
    packed: { file: packedFile, content: packed },
  };
}
