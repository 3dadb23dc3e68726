import fs from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { decodePart } from '../../../model/decodePart.ts';
import { nearestPaths } from '../../../model/nearestPaths.ts';
import { parseReference } from '../../../model/references.ts';
import { bareRoute, bookPath, changesPath } from '../../../model/routes.ts';
import type { Version } from '../../../model/site.ts';
import { available, quoteAll, relative, unknownId } from '../diagnostic.ts';
import { movedOf } from '../frontmatter.ts';
import type { Target } from '../parse.ts';
import {
  docIdsOf,
  findPage,
  frontmatterOf,
  type Site,
  type SiteReaderOptions,
  type Source,
} from '../siteReader.ts';
import { listBelow, type SourceFile, toPosix } from '../sourceFiles.ts';

export type PageSource = Source & { route: string };

export interface Checked {
  site: Site;
  options: SiteReaderOptions;
  /** Sources that are no parts. */
  pages: readonly PageSource[];
}

const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** Addresses of other sites or schemes. */
const FOREIGN = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A source, and the parts that it imports, also through other parts. */
export function partsOf({ sources }: Site, source: Source): Source[] {
  const found = new Set([source]);
  // The loop goes on with the parts that it adds.
  for (const { file, parsed } of found)
    for (const { url, kind } of parsed.targets) {
      const part = kind === 'import' ? sources.get(path.resolve(path.dirname(file), url)) : undefined;
      if (part) found.add(part);
    }
  return [...found];
}

/** Ids on a page, including those of imported parts. */
export const idsOf = (site: Site, source: Source): ReadonlySet<string> =>
  new Set(partsOf(site, source).flatMap(({ parsed }) => [...parsed.ids]));

function checkAnchor(site: Site, url: string, hash: string, page: Source): string[] {
  const id = decodePart(hash);
  const ids = [...idsOf(site, page)];
  if (id === '' || id === 'top' || ids.includes(id)) return [];
  const moved = movedOf(frontmatterOf(page.parsed))[id];
  if (moved) return [`Moved anchor "${url}": what stood there is at ${moved} now. Link to that.`];
  if (ids.length === 0) return [`Dead anchor "${url}": ${page.route} has no headings.`];
  return [
    `Dead anchor "${url}": ${page.route} has no "#${id}". ${available(
      'anchors',
      `#${id}`,
      ids.map((name) => `#${name}`),
    )}`,
  ];
}

function nearest(site: Site, wanted: string): string {
  const routes = [...site.pages.values()].map(({ route }) => route);
  // Sorted by distance, so that a typing mistake comes first.
  const found = nearestPaths(wanted, routes).sort((a, b) => distance(a, wanted) - distance(b, wanted));
  if (found.length === 0) return `No page has a similar address; there are ${routes.length} pages.`;
  return `Did you mean "${found[0]}"? Nearest pages: ${quoteAll(found)}.`;
}

function isServed({ site, options }: Checked, address: string): boolean {
  return (
    site.contribution.files.includes(address) ||
    options.files.includes(address) ||
    site.versions.some(
      ({ path: root, isLast }) => address === bookPath(root) || (isLast && address === changesPath(root)),
    ) ||
    options.publicDirs.some((dir) => {
      const file = path.join(dir, decodePart(address));
      return fs.existsSync(file) && fs.statSync(file).isFile();
    })
  );
}

/** Address that a relative link resolves to; undefined where it depends on the page that imports a part. */
function resolveLink(
  { options: { docsDir } }: Checked,
  target: Target,
  from: SourceFile,
): string | undefined {
  const [pathname = ''] = target.url.split(/[?#]/);
  if (pathname.startsWith('/')) return pathname;
  if (target.kind === 'element') {
    return from.route === undefined ? undefined : new URL(pathname, `http://site${from.route}`).pathname;
  }
  const file = path.resolve(path.dirname(from.file), decodePart(pathname));
  return `/${toPosix(path.relative(docsDir, file))}`;
}

/**
 * The page of an address in any spelling: `/a.html`, `/a/index`, and `/a.mdx` in Markdown, where the engine replaces it. Links of
 * components, menus and site data are in the page as written.
 */
function routeOfAddress(address: string, kind: Target['kind']): string {
  const decoded = decodePart(address);
  return bareRoute(kind === 'markdown' ? decoded.replace(/\.mdx?$/, '') : decoded) || '/';
}

const foreignProblems = (url: string): string[] =>
  URL.canParse(url, 'https://host') ? [] : [`"${url}" is no address. Write one, or code: \`${url}\`.`];

/** Problems of a link; none for an existing page or file, and for another site. */
export function checkLink(checked: Checked, target: Target, from: SourceFile): string[] {
  const { site, options } = checked;
  const { url } = target;
  const { address: siteAddress } = options;
  const own = siteAddress && url.startsWith(`${siteAddress}/`) ? url.slice(siteAddress.length) : url;
  if (FOREIGN.test(own)) return foreignProblems(own);
  const hash = own.includes('#') ? own.slice(own.indexOf('#') + 1) : undefined;
  if (own === '' || own.startsWith('#') || own.startsWith('?')) {
    const page = site.sources.get(from.file);
    // Ids of a part are checked with the pages that import it.
    return page && from.route !== undefined && hash !== undefined ? checkAnchor(site, url, hash, page) : [];
  }
  const address = resolveLink(checked, { ...target, url: own }, from);
  if (address === undefined || isServed(checked, address)) return [];
  const wanted = routeOfAddress(address, target.kind);
  const found = findPage(site, wanted);
  if (!found) return [`Dead link "${url}": there is no page ${address}. ${nearest(site, wanted)}`];
  const { route, visibility } = found;
  if (!visibility.built)
    return [
      `Dead link "${url}": ${route} is a draft, which is not built. Remove "draft" there, or the link.`,
    ];
  // Servers are case-sensitive.
  if (bareRoute(route) !== bareRoute(wanted))
    return [`Dead link "${url}": there is no page ${address}. Did you mean "${route}"?`];
  const source = found.file === undefined ? undefined : site.sources.get(found.file);
  return source && hash !== undefined ? checkAnchor(site, url, hash, source) : [];
}

export function checkImage(checked: Checked, { url }: Target, from: SourceFile): string[] {
  if (FOREIGN.test(url)) return foreignProblems(url);
  const [pathname = ''] = url.split(/[?#]/);
  const { publicDirs } = checked.options;
  const isPublic = pathname.startsWith('/');
  const dir = path.dirname(from.file);
  const isThere = isPublic
    ? isServed(checked, pathname)
    : fs.existsSync(path.resolve(dir, decodePart(pathname)));
  if (isThere) return [];
  const place = isPublic ? `in ${publicDirs.map(relative).join(' or ')}` : 'beside the page';
  const images = (isPublic ? publicDirs : [dir]).flatMap(listBelow).filter((name) => IMAGE.test(name));
  const names = isPublic ? images.map((name) => `/${name}`) : images;
  return [
    `Missing image "${url}": no such file ${place}. ${available('images', url.replace(/^\.\//, ''), names)}`,
  ];
}

/** Endings that the bundler adds to an import. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.jsx', '.json', '.mdx', '.md'];

export function checkImport({ url }: Target, from: SourceFile): string[] {
  const [name = ''] = url.split('?');
  const file = path.resolve(path.dirname(from.file), name);
  // The bundler takes TypeScript for `.js`, as the compiler does.
  const bases = [file, file.replace(/\.jsx?$/, '')];
  if (bases.some((base) => ENDINGS.some((ending) => fs.existsSync(base + ending)))) return [];
  const folder = path.dirname(file);
  const others = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const names = others.filter((other) => path.extname(other) === path.extname(name));
  const place = name.slice(0, name.lastIndexOf('/') + 1);
  return [
    `Missing import "${url}": there is no file ${relative(file)}. ${available(
      'files',
      name,
      names.map((other) => place + other),
    )}`,
  ];
}

/** Problems of `doc:<id>` or `sidebar:<id>`. @param version whose docs are named; the latest outside the docs. */
export function checkReference({ site, options }: Checked, link: string, version?: Version): string[] {
  const reference = parseReference(link);
  if (!reference) return [];
  const { kind, id } = reference;
  if (kind === 'sidebar') {
    const known = options.sidebars.map((sidebar) => sidebar.id);
    return known.includes(id) ? [] : [unknownId('sidebar', id, known)];
  }
  const ids = version ? docIdsOf(site, version) : [];
  if (ids.includes(id)) return [];
  return [`Unknown doc id "${id}" in version ${version?.name}. ${available('doc ids', id, ids)}`];
}
