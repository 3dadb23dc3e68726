import fs from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { MAIN_DOC_ID, SIDEBAR_IDS, versionOfPath } from '../../theme/lib/docs.ts';
import { nearestPaths } from '../../theme/lib/nearestPaths.ts';
import type { VersionConfig } from '../../theme/site.ts';
import { problemsOf } from '../problems/located.ts';
import { available, formatProblem, type Problem, quoteAll, unknownId } from '../problems/problems.ts';
import { listBelow, type SourceFile, sameRoute, toPosix } from './files.ts';
import { readMeta, readNav } from './menus.ts';
import { REFERENCE, type Target } from './readPage.ts';
import { PAGE_CURES, PAGE_KEYS, pageSchema } from './schema.ts';
import type { Additions, CheckOptions, Page, ReadFile, Site } from './site.ts';

const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** Addresses that lead to other sites or programs. */
const FOREIGN = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Adds the ids of the parts that a page imports. */
function idsOf(site: Site, page: Page, seen = new Set<string>()): ReadonlySet<string> {
  seen.add(page.file);
  const ids = new Set(page.ids);
  for (const { url, kind } of page.targets) {
    const part = kind === 'import' ? site.byFile.get(path.resolve(path.dirname(page.file), url)) : undefined;
    if (part && !seen.has(part.file)) for (const id of idsOf(site, part, seen)) ids.add(id);
  }
  return ids;
}

function checkAnchor(site: Site, url: string, hash: string, page: Page): string[] {
  const id = decode(hash);
  const ids = [...idsOf(site, page)];
  if (id === '' || id === 'top' || ids.includes(id)) return [];
  if (ids.length === 0) return [`Dead anchor "${url}": ${page.route} has no headings.`];
  return [
    `Dead anchor "${url}": ${page.route} has no "#${id}". ${available(
      'anchors',
      `#${id}`,
      ids.map((name) => `#${name}`),
    )}`,
  ];
}

/** `Did you mean "/a"? Nearest pages: "/a", "/b".` */
function nearest(site: Site, wanted: string): string {
  const routes = [...site.pages.values()].map(({ route }) => route);
  // Of the pages that readers may mean, a typing mistake comes first.
  const found = nearestPaths(wanted, routes).sort((a, b) => distance(a, wanted) - distance(b, wanted));
  if (found.length === 0) return `No page has a similar address; there are ${routes.length} pages.`;
  return `Did you mean "${found[0]}"? Nearest pages: ${quoteAll(found)}.`;
}

/** True for a file that is served under an address. */
function isServed(site: Site, address: string): boolean {
  return (
    site.additions.files.includes(address) ||
    site.options.files.includes(address) ||
    site.options.publicDirs.some((dir) => {
      const file = path.join(dir, decode(address));
      return fs.existsSync(file) && fs.statSync(file).isFile();
    })
  );
}

/** The addresses of the page or its part that a relative link is seen from. */
function resolveLink(site: Site, target: Target, from: SourceFile): string | undefined {
  const { docsDir } = site.options;
  const [pathname = ''] = target.url.split(/[?#]/);
  if (pathname.startsWith('/')) return pathname;
  if (target.kind === 'element') {
    return from.route === undefined ? undefined : new URL(pathname, `http://site${from.route}`).pathname;
  }
  const file = path.resolve(path.dirname(from.file), decode(pathname));
  return `/${toPosix(path.relative(docsDir, file))}`;
}

const withoutSlash = (route: string) => route.replace(/(?<=.)\/$/, '');

/** The page that an address spells: as a file (`/a.html`, `/a.mdx`, `/a/index`) or as the page itself. */
function routeOfAddress(address: string): string {
  return decode(address)
    .replace(/\.(?:html|mdx?)$/, '')
    .replace(/\/index$/, '/');
}

function checkLink(site: Site, target: Target, from: SourceFile): string[] {
  const { url } = target;
  const { origin } = site.options;
  const own = origin && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  if (FOREIGN.test(own)) return [];
  const hash = own.includes('#') ? own.slice(own.indexOf('#') + 1) : undefined;
  if (own === '' || own.startsWith('#') || own.startsWith('?')) {
    const page = site.byFile.get(from.file);
    // The anchors of a part are those of the pages that show it.
    return page && from.route !== undefined && hash !== undefined ? checkAnchor(site, url, hash, page) : [];
  }
  const address = resolveLink(site, { ...target, url: own }, from);
  if (address === undefined || isServed(site, address)) return [];
  const wanted = routeOfAddress(address);
  const found = site.pages.get(sameRoute(wanted));
  if (!found) return [`Dead link "${url}": there is no page ${address}. ${nearest(site, wanted)}`];
  const { page, route } = found;
  if (page?.draft && site.production)
    return [
      `Dead link "${url}": ${route} is a draft, which is not built. Remove "draft" there, or the link.`,
    ];
  // A server tells lower from upper case.
  if (withoutSlash(route) !== withoutSlash(wanted))
    return [`Dead link "${url}": there is no page ${address}. Did you mean "${route}"?`];
  return page && hash !== undefined ? checkAnchor(site, url, hash, page) : [];
}

function checkImage(site: Site, { url }: Target, from: SourceFile): string[] {
  if (FOREIGN.test(url)) return [];
  const [pathname = ''] = url.split(/[?#]/);
  if (pathname.startsWith('/')) {
    if (isServed(site, pathname)) return [];
    const images = site.options.publicDirs
      .flatMap(listBelow)
      .filter((name) => IMAGE.test(name))
      .map((name) => `/${name}`);
    const folders = site.options.publicDirs.map((dir) => toPosix(path.relative(process.cwd(), dir)));
    return [
      `Missing image "${url}": no such file in ${folders.join(' or ')}. ${available('images', url, images)}`,
    ];
  }
  const dir = path.dirname(from.file);
  if (fs.existsSync(path.resolve(dir, decode(pathname)))) return [];
  const images = listBelow(dir).filter((name) => IMAGE.test(name));
  return [
    `Missing image "${url}": no such file beside the page. ${available('images', url.replace(/^\.\//, ''), images)}`,
  ];
}

/** @param version the version whose docs are meant; the latest for what stands outside the docs. */
function checkReference(site: Site, reference: string, version: VersionConfig | undefined): string[] {
  const [, kind, id = ''] = /^(doc|sidebar):(.*)$/.exec(reference) ?? [];
  if (kind === 'sidebar')
    return SIDEBAR_IDS.some((known) => known === id) ? [] : [unknownId('sidebar', id, SIDEBAR_IDS)];
  const ids = site.docIds.get(version?.name ?? '') ?? [];
  const doc = id.replace(/#.*$/, '');
  if (ids.includes(doc)) return [];
  return [`Unknown doc id "${doc}" in version ${version?.name}. ${available('doc ids', doc, ids)}`];
}

function checkTarget(site: Site, target: Target, from: SourceFile): string[] {
  const { versions } = site.options;
  if (REFERENCE.test(target.url)) {
    // The Markdown twins of pages have their links as they are written.
    if (target.kind === 'markdown')
      return [`"${target.url}" is for components and menus. In text, write the address of the page.`];
    const latest = versions.find(({ isLast }) => isLast);
    return checkReference(site, target.url, versionOfPath(from.route ?? '', versions) ?? latest);
  }
  if (target.kind === 'image') return checkImage(site, target, from);
  if (target.kind === 'import') return [];
  return checkLink(site, target, from);
}

/** Front matter: its keys and values, and the sidebar and neighbours that it names. */
function checkFrontmatter(site: Site, page: Page): Problem[] {
  const { file, frontmatter, route = '' } = page;
  if (!frontmatter) {
    const message = 'The page has no front matter. Begin it with `---`, `title: …`, `description: …`, `---`.';
    return route === '' || page.problems.length > 0 || !/\.mdx?$/.test(file)
      ? []
      : [{ file, line: 1, message }];
  }
  const data = frontmatter.data as Record<string, unknown> | null;
  if (route === '' || site.additions.owns(file, data ?? {})) return [];
  const result = pageSchema.safeParse(data ?? {});
  const invalid = result.success
    ? []
    : problemsOf(file, frontmatter, result.error, { cures: PAGE_CURES, keys: PAGE_KEYS });
  const version = versionOfPath(route, site.options.versions);
  const unknown = ['sidebar', 'previous', 'next'].flatMap((key) => {
    const id = data?.[key];
    if (typeof id !== 'string') return [];
    const line = frontmatter.lineOf([key]);
    if (!version)
      return [{ file, line, message: `"${key}" is for docs: this page is in no version. Remove it.` }];
    const kind = key === 'sidebar' ? 'sidebar' : 'doc';
    return checkReference(site, `${kind}:${id}`, version).map((message) => ({ file, line, message }));
  });
  return [...invalid, ...unknown];
}

/** Two sources of one address. */
function checkRoutes(pages: readonly Page[], { routes, owns }: Additions): Problem[] {
  const owners = new Map(routes.map((route) => [sameRoute(route), 'a generated page']));
  return pages.flatMap(({ file, route, frontmatter }) => {
    if (route === undefined) return [];
    const owner = owners.get(sameRoute(route));
    if (owner === undefined) {
      owners.set(sameRoute(route), toPosix(path.relative(process.cwd(), file)));
      return [];
    }
    if (owns(file, (frontmatter?.data as Record<string, unknown> | null | undefined) ?? {})) return [];
    const message = `Duplicate route: ${route} is also the address of ${owner}. Rename or remove one of the two.`;
    return [{ file, line: 1, message }];
  });
}

/** Versions that are not there, or cannot be told apart. */
function checkVersions({ versions, versionsFile: file }: CheckOptions, site: Site): Problem[] {
  if (versions.length === 0) return [];
  const source = fs.readFileSync(file, 'utf8').split('\n');
  const lineOf = (text: string) => Math.max(1, source.findIndex((line) => line.includes(text)) + 1);
  const list = lineOf('VERSIONS');
  const problems: Problem[] = [];
  const latest = versions.filter(({ isLast }) => isLast).map(({ name }) => name);
  if (latest.length !== 1) {
    const message = `Exactly one docs version is the latest (isLast: true), found ${latest.length}${latest.length > 0 ? `: ${quoteAll(latest)}` : ''}. Available versions: ${quoteAll(versions.map(({ name }) => name))}.`;
    problems.push({ file, line: list, message });
  }
  for (const [at, { name, path: root, isLast }] of versions.entries()) {
    const line = source.some((text) => text.includes(`'${name}'`)) ? lineOf(`'${name}'`) : list;
    if (versions.findIndex((other) => other.name === name) < at)
      problems.push({ file, line, message: `The docs version "${name}" stands there twice. Remove one.` });
    const expected = isLast ? '/docs' : `/docs/${name}`;
    if (root !== expected) {
      const message = `The docs version "${name}" has the path "${root}", expected "${expected}".`;
      problems.push({ file, line, message });
    } else if (!site.docIds.get(name)?.includes(MAIN_DOC_ID)) {
      const message = `The docs version "${name}" has no main doc: there is no page ${root}/. Create ${toPosix(path.relative(process.cwd(), site.options.docsDir))}${root}/index.mdx.`;
      problems.push({ file, line, message });
    }
  }
  return problems;
}

/**
 * Everything that is wrong with the site, by file and line.
 *
 * @param read reads the files of the theme.
 */
export function checkSite(site: Site, read: ReadFile): Problem[] {
  const { options } = site;
  const pages = [...site.byFile.values()];
  const themeFiles = options.sources.flatMap((source) =>
    fs.statSync(source).isFile()
      ? [source]
      : listBelow(source)
          .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
          .map((name) => path.join(source, name)),
  );
  const menus = [...readNav(options.docsDir), ...readMeta(options.docsDir)];
  const targetsOf = (from: SourceFile, targets: readonly Target[]) =>
    targets.flatMap((target) =>
      checkTarget(site, target, from).map((message) => ({ file: from.file, line: target.line, message })),
    );
  const found = [
    ...site.additions.problems,
    ...checkVersions(options, site),
    ...checkRoutes(pages, site.additions),
    ...menus.flatMap(({ file, route, targets, problems }) => [
      ...problems,
      ...targetsOf({ file, route }, targets),
    ]),
    ...pages.flatMap((page) => [
      ...page.problems,
      ...checkFrontmatter(site, page),
      ...targetsOf(page, page.targets),
    ]),
    ...themeFiles.flatMap((file) => targetsOf({ file, route: undefined }, read(file).targets)),
  ];
  // Two may have found the same.
  const once = new Map(found.map((problem) => [formatProblem(problem), problem]));
  return [...once.values()].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
