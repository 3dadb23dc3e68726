import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { APP_ASSETS_ID, OFFLINE_PATH } from '../../../model/names.ts';
import { packTexts } from '../../../model/packedTexts.ts';
import type { Release } from '../../../model/release.ts';
import { listBelow } from '../../content/sourceFiles.ts';

const COMPRESSED = /\.(?:avif|ico|jpe?g|png|webp|woff2)$/;

/** Brotli quality of hosts that compress on the fly. */
const HOST_QUALITY = 5;

/** Hashed files that pages load without naming them. */
const LOADED_LATER =
  /^(?:fonts\/.*\.woff2|static\/(?:css|js|search)\/.*\.(?:css|js|json)|static\/run\/.*\.(?:json|txt|xhtml))$/;

/** Similar files, which are packed together: chunks of pages, programs, and parts of a split search index. */
const ALIKE = /^static\/(?:js\/async\/route-.*\.js|run\/.*\.json|search\/.*\/.*\.json)$/;

/** Addresses of images and icons in a document. */
const NAMED = /["'\s,(](\/[\w./-]+\.(?:avif|gif|ico|jpe?g|png|svg|webmanifest|webp))(?=["'\s,)])/g;

/** `name-768.webp`. */
const WIDTH = /-(\d+)(?=\.\w+$)/;

/** Compressed size in bytes. @param quality of Brotli, 0 to 11. Default: that of hosts. */
export function bytesSent(content: Buffer | string, name = '', quality = HOST_QUALITY): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  if (COMPRESSED.test(name)) return bytes.length;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length;
}

/** Narrowest width of each picture: the service worker serves it for other widths. */
function narrowest(files: readonly string[]): string[] {
  const widthOf = (file: string) => Number(WIDTH.exec(file)?.[1] ?? 0);
  const widestFirst = files.toSorted((a, b) => widthOf(b) - widthOf(a));
  return [...new Map(widestFirst.map((file) => [file.replace(WIDTH, ''), file])).values()];
}

/** `/docs/` → `docs/index.html`. */
const fileOfRoute = (route: string) => `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.html`;

interface ReleaseOptions {
  outDir: string;
  base: string;
  /** By route, in the order of the list. */
  titles: ReadonlyMap<string, string>;
  /** Files of the offline page, relative to the build. */
  shell: readonly string[];
}

/** @returns the release, and the file of packed documents. @throws for a missing document, or one without a list of scripts. */
export function describeRelease({ outDir, base, titles, shell }: ReleaseOptions) {
  const address = (file: string) => base + file;
  const read = (file: string) => fs.readFileSync(path.join(outDir, file));
  const routes = [...titles.keys(), OFFLINE_PATH].sort();
  const documents = new Map(
    routes.map((route) => [address(route.slice(1)), read(fileOfRoute(route)).toString('utf8')]),
  );
  const [first = ''] = documents.values();
  const [, list = '[]'] = new RegExp(`id="${APP_ASSETS_ID}">(\\[[^<]*\\])`).exec(first) ?? [];
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

  for (const file of alike) documents.set(address(file), read(file).toString('utf8'));
  // One buffer for hash, size and output.
  const packed = Buffer.from(JSON.stringify(packTexts(documents)));
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
  const release: Release = { id: hash(JSON.stringify(described)), ...described };
  return { release, packed: { file: packedFile, content: packed } };
}
