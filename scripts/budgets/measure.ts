/** Cost of the initial load of a page, read from the built files. */
import { constants } from 'node:zlib';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { z } from 'zod';
import { APP_ASSETS_ID } from '../../model/names.ts';
import { bytesSent } from '../../plugins/app/offline/describeRelease.ts';

const size = z.number().positive();

/** Figures of one page, in the order they are reported; sizes in bytes, in `budgets.json` in kB, brotli at its best for text. */
export const figuresSchema = z.strictObject({
  /** The document without the content of `main`, without inline scripts and styles. */
  chrome: size,
  /**
   * Style sheets that the page waits for, inline ones included. Those of other media do not count, nor those in `main`: only
   * the content below them waits.
   */
  css: size,
  /** Scripts that run before the application: inline ones and those with their own tag. */
  script: size,
  /** Everything that is loaded before the application and before prefetches: document, style sheets, fonts, images. */
  critical: size,
  requests: z.int().positive(),
  /** The application's scripts, without the content of the page. */
  application: size,
});

export type Figures = z.infer<typeof figuresSchema>;

export type Figure = keyof Figures;

export const FIGURES: readonly Figure[] = figuresSchema.keyof().options;

/** Size in bytes of a text or file as a host sends it that compresses as well as it can. */
export const sentSize = (content: Buffer | string, name = ''): number =>
  bytesSent(content, name, constants.BROTLI_MAX_QUALITY);

const attribute = ({ properties }: Element, name: string) => String(properties[name] ?? '');

const addresses = (elements: readonly Element[], name: string) =>
  elements.map((element) => attribute(element, name));

const fontsOf = (css: string) =>
  [...css.matchAll(/url\(["']?(\/[^"')]+\.woff2)["']?\)/g)].map(([, address = '']) => address);

/** The document without the content of `main` and without the nodes that are counted elsewhere. */
function chromeOf(tree: Root, elsewhere: ReadonlySet<Nodes>): string {
  const strip = (node: Nodes): Nodes => {
    if (!('children' in node)) return node;
    const inMain = node.type === 'element' && node.tagName === 'main';
    const children = inMain ? [] : node.children.filter((child) => !elsewhere.has(child));
    return { ...node, children: children.map((child) => strip(child)) } as Nodes;
  };
  return toHtml(strip(tree));
}

/** Files of a build by their addresses, such as `/static/css/styles.css`; each is compressed once. */
export interface BuiltFiles {
  /** @throws when there is no such file. */
  text(address: string): string;
  /** Size in bytes as sent. */
  sentSize(address: string): number;
}

/**
 * Lazy pictures above the first section of `main`: near the top of the window, where a browser fetches them at once. Of those that
 * show the same, one for each colour mode, it fetches one: the heaviest counts.
 */
function lazyAtTop(tree: Root, built: BuiltFiles): string[] {
  const inMain = selectAll('main h2, main img[loading="lazy"]', tree);
  const firstSection = inMain.findIndex(({ tagName }) => tagName === 'h2');
  const heaviest = new Map<string, string>();
  for (const picture of firstSection === -1 ? inMain : inMain.slice(0, firstSection)) {
    const [alt, src] = [attribute(picture, 'alt'), attribute(picture, 'src')];
    const known = heaviest.get(alt);
    if (!known || built.sentSize(src) > built.sentSize(known)) heaviest.set(alt, src);
  }
  return [...heaviest.values()];
}

/**
 * @param sizeOf size of a text as sent. Default: as small as it can be.
 * @throws when the page names a file that is missing, or has no list of the application's scripts.
 */
export function measurePage(
  html: string,
  built: BuiltFiles,
  sizeOf: (text: string) => number = sentSize,
): Figures {
  const tree = fromHtml(html);
  const scripts = selectAll('script', tree).filter((element) => !/json/.test(attribute(element, 'type')));
  const inlineScripts = scripts.filter((element) => attribute(element, 'src') === '');
  const inlineStyles = selectAll('style', tree);
  const links = selectAll('link[rel~="stylesheet"]', tree);
  const sheets = addresses(links, 'href');
  const late = new Set(selectAll('main link, link[media]', tree));
  const awaited = addresses(
    links.filter((link) => !late.has(link)),
    'href',
  );
  const ownScripts = addresses(scripts, 'src').filter(Boolean);
  const others = [
    // Of several icons a browser fetches one: the one without `sizes`, which fits every size.
    ...addresses(selectAll('link[rel~="preload"], link[rel~="icon"]:not([sizes])', tree), 'href'),
    ...addresses(selectAll('img:not([loading="lazy"])', tree), 'src'),
    ...lazyAtTop(tree, built),
  ].filter((address) => address.startsWith('/'));
  const list = select(`#${APP_ASSETS_ID}`, tree);
  if (!list) throw new Error(`has no <script type="application/json" id="${APP_ASSETS_ID}">.`);
  const application: string[] = JSON.parse(textOf(list));

  const sizeOfAll = (texts: readonly string[]) => (texts.length === 0 ? 0 : sizeOf(texts.join('\n')));
  const sizeOfFiles = (files: readonly string[]) =>
    [...new Set(files)].reduce((sum, file) => sum + built.sentSize(file), 0);
  const fonts = [...sheets.map((sheet) => built.text(sheet)), ...inlineStyles.map(textOf)].flatMap(fontsOf);
  const files = new Set([...sheets, ...fonts, ...ownScripts, ...others]);
  return {
    chrome: sizeOf(chromeOf(tree, new Set<Nodes>([...inlineScripts, ...inlineStyles]))),
    css: sizeOfFiles(awaited) + sizeOfAll(inlineStyles.map(textOf)),
    script: sizeOfFiles(ownScripts) + sizeOfAll(inlineScripts.map(textOf)),
    critical: sizeOf(html) + sizeOfFiles([...files]),
    requests: 1 + files.size,
    application: sizeOfFiles(application),
  };
}
