import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseReference } from '../../../model/references.ts';
import { routeKey } from '../../../model/routes.ts';
import { latestVersion, MAIN_DOC_ID, versionOfPath } from '../../../model/versions.ts';
import { type Diagnostic, diagnostic, relative, sortDiagnostics } from '../diagnostic.ts';
import { asksOf, pageSchema } from '../frontmatter.ts';
import { diagnosticsOf } from '../located.ts';
import { checkMenus, readNav } from '../menus.ts';
import type { Target } from '../parse.ts';
import { docIdsOf, frontmatterOf, linkedRoutes, type SiteReader, type Source } from '../siteReader.ts';
import { listBelow, type SourceFile } from '../sourceFiles.ts';
import { checkTranslations } from '../translations.ts';
import { VERSIONS_FILE } from '../versionsFile.ts';
import {
  type Checked,
  checkImage,
  checkImport,
  checkLink,
  checkReference,
  type PageSource,
  partsOf,
} from './links.ts';
import { checkPageText } from './pageText.ts';
import { checkMoved, checkPublished } from './publishedAnchors.ts';

function checkTarget(checked: Checked, target: Target, from: SourceFile): string[] {
  const { versions } = checked.site;
  if (parseReference(target.url)) {
    // The Markdown of a page contains its links as written.
    if (target.kind === 'markdown')
      return [`"${target.url}" is for components and menus. In text, write the address of the page.`];
    const latest = latestVersion(versions);
    const version = versionOfPath(from.route ?? '', versions) ?? latest;
    const problems = checkReference(checked, target.url, version);
    // A doc without a translation falls back to the first locale.
    const fallsBack = problems.length > 0 && version?.isLast && version !== latest;
    return fallsBack ? checkReference(checked, target.url, latest) : problems;
  }
  if (target.kind === 'image') return checkImage(checked, target, from);
  if (target.kind === 'import') return checkImport(target, from);
  return checkLink(checked, target, from);
}

/** Keys and values, and the ids of sidebar and neighbours. */
function checkFrontmatter(checked: Checked, { file, route, parsed }: Source): Diagnostic[] {
  const { site } = checked;
  const { frontmatter } = parsed;
  if (route === undefined) return [];
  if (!frontmatter) {
    const reason = 'The page has no front matter. Begin it with `---`, `title: …`, `description: …`, `---`.';
    return parsed.diagnostics.length > 0 || !/\.mdx?$/.test(file) ? [] : [diagnostic(file, 1, reason)];
  }
  const data = frontmatterOf(parsed);
  if (site.contribution.owns(file, data)) return [];
  const { error } = pageSchema.safeParse(data);
  const invalid = error ? diagnosticsOf(file, frontmatter, error, pageSchema) : [];
  const version = versionOfPath(route, site.versions);
  const unknown = ['sidebar', 'previous', 'next'].flatMap((key) => {
    const id = data[key];
    if (typeof id !== 'string') return [];
    const line = frontmatter.lineOf([key]);
    if (!version)
      return diagnostic(file, line, `"${key}" is for docs: this page is in no version. Remove it.`);
    const kind = key === 'sidebar' ? 'sidebar' : 'doc';
    return checkReference(checked, `${kind}:${id}`, version).map((reason) => diagnostic(file, line, reason));
  });
  return [...invalid, ...unknown];
}

/** Headings of a page and its parts: duplicate ids (explicit ids need not be unique), and another heading of level 1. */
function checkHeadings({ site }: Checked, source: Source): Diagnostic[] {
  const owners = new Map<string, { file: string; line: number }>();
  let hasTitle = false;
  const sources = source.route === undefined ? [source] : partsOf(site, source);
  return sources.flatMap(({ file, parsed }) =>
    parsed.headings.flatMap(({ id, depth, line }) => {
      const isOwn = file === source.file;
      const where = `${relative(file)}:${line}`;
      const isSecond = depth === 1 && hasTitle;
      hasTitle ||= depth === 1;
      if (isSecond && !isOwn) {
        const reason = `A page has one heading of level 1. Begin that of ${where} with \`##\`.`;
        return diagnostic(source.file, 1, reason);
      }
      const owner = owners.get(id);
      owners.set(id, owner ?? { file, line });
      if (!owner || id === '') return [];
      if (isOwn) {
        const reason = `"#${id}" is the id of the heading in line ${owner.line}, too. Give one of them another id.`;
        return diagnostic(file, line, reason);
      }
      // The part has this problem itself.
      if (owner.file === file) return [];
      const reason = `"#${id}" is the id of a heading in ${relative(owner.file)} and in ${where}. Give one of them another id.`;
      return diagnostic(source.file, 1, reason);
    }),
  );
}

/** Characters that addresses need not encode, and letters and digits of any script. */
const ADDRESS = /^[\p{L}\p{M}\p{N}/._~-]*$/u;

/** File names that are invalid as addresses, and pages that are programs, whose text cannot be extracted. */
function* checkNames({ pages }: Checked): Generator<Diagnostic> {
  for (const { file, route } of pages) {
    if (!ADDRESS.test(route)) {
      const reason = `No page can have the address ${route}. Rename the file, with letters, digits, dots and hyphens.`;
      yield diagnostic(file, 1, reason);
    }
    if (!/\.mdx?$/.test(file)) {
      const reason =
        'This program would be a page without a title. Write pages as .mdx, or begin the name of a part with "_".';
      yield diagnostic(file, 1, reason);
    }
  }
}

function* checkRoutes({ site: { contribution }, pages }: Checked): Generator<Diagnostic> {
  const owners = new Map(contribution.pages.map(({ route }) => [routeKey(route), 'a generated page']));
  for (const { file, route } of pages) {
    const owner = owners.get(routeKey(route));
    owners.set(routeKey(route), owner ?? relative(file));
    if (owner === undefined) continue;
    const reason = `Duplicate route: ${route} is also the address of ${owner}. Rename or remove one of the two.`;
    yield diagnostic(file, 1, reason);
  }
}

/** Questions that two pages of a version share: the search could not choose between them. */
function* checkAsks({ site: { versions }, pages }: Checked): Generator<Diagnostic> {
  const owners = new Map<string, string>();
  for (const { file, route, parsed } of pages) {
    const scope = versionOfPath(route, versions)?.path ?? '';
    for (const [at, ask] of asksOf(frontmatterOf(parsed)).entries()) {
      const key = `${scope} ${ask.toLowerCase()}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? file);
      if (owner === undefined) continue;
      const where = owner === file ? 'this page already' : relative(owner);
      const reason = `"asks": "${ask}" is listed by ${where}. Leave it to the page that people should see first.`;
      yield diagnostic(file, parsed.frontmatter?.lineOf(['asks', at]) ?? 1, reason);
    }
  }
}

/** Listed docs that no sidebar leads to. */
function checkSidebars({ site, pages }: Checked): Diagnostic[] {
  const linked = new Set(linkedRoutes(site).map(routeKey));
  const reason =
    'No sidebar leads to this page. Name it in `_meta.json` of its folder, and the folder in that of the folder above, or write `unlisted: true` in its front matter.';
  return pages
    .filter(({ page }) => page?.version && page.visibility.listed && !linked.has(routeKey(page.route)))
    .map(({ file }) => diagnostic(file, 1, reason));
}

function checkVersions({ site, options }: Checked): Diagnostic[] {
  const file = path.join(options.docsDir, VERSIONS_FILE);
  const missing = site.versions.filter((version) => !docIdsOf(site, version).includes(MAIN_DOC_ID));
  if (missing.length === 0) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return missing.map(({ name, path: root }) => {
    const line = lines.findIndex((text) => text.includes(JSON.stringify(name))) + 1;
    const reason = `The docs version "${name}" has no main doc: there is no page ${root}/. Create ${relative(options.docsDir)}${root}/index.mdx.`;
    return diagnostic(file, line, reason);
  });
}

function themeFiles(sources: readonly string[]): string[] {
  return sources.flatMap((source) =>
    fs.statSync(source).isFile()
      ? [source]
      : listBelow(source)
          .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
          .map((name) => path.join(source, name)),
  );
}

/** Problems of the elements and the Markdown of a page. */
export type Diagnose = (file: string) => readonly Diagnostic[];

/** Yields the problems of a site in chunks of a few ms. */
function* checkParts(reader: SiteReader, diagnose: Diagnose): Generator<Diagnostic[]> {
  const { options, parse } = reader;
  // All other checks depend on the settings.
  const problems = options.problems?.() ?? [];
  if (problems.length > 0) return yield [...problems];
  const site = reader.site();
  // A broken list of versions would make every doc an error.
  if (site.versionDiagnostics.length > 0) return yield [...site.versionDiagnostics];
  const sources = [...site.sources.values()];
  const pages = sources.filter((source): source is PageSource => source.route !== undefined);
  const checked: Checked = { site, options, pages };
  const targetsOf = (from: SourceFile, targets: readonly Target[]) =>
    targets.flatMap((target) =>
      checkTarget(checked, target, from).map((reason) => diagnostic(from.file, target.line, reason)),
    );
  // Pages first, so that each is parsed once and all later checks reuse the tree.
  for (const source of sources) {
    const inText = checkPageText(source, options);
    // An undefined name fails in the Markdown of the page, too: one mistake is one problem.
    const lines = new Set(inText.map(({ line }) => line));
    yield [
      ...source.parsed.diagnostics,
      ...checkFrontmatter(checked, source),
      ...inText,
      ...checkHeadings(checked, source),
      ...(source.parsed.tree ? diagnose(source.file).filter(({ line }) => !lines.has(line)) : []),
    ];
  }
  for (const source of sources)
    yield [...checkMoved(checked, source), ...targetsOf(source, source.parsed.targets)];
  yield [
    ...site.contribution.diagnostics,
    ...checkVersions(checked),
    ...checkNames(checked),
    ...checkRoutes(checked),
    ...checkAsks(checked),
    ...checkPublished(checked),
  ];
  if (options.languages)
    yield checkTranslations(options.languages.words, options.languages.locales, options.docsDir);
  const nav = readNav(options.docsDir);
  yield [...nav.diagnostics, ...targetsOf({ file: nav.file, route: '/' }, nav.targets)];
  const inMenus = checkMenus(options.docsDir);
  // The sidebars lack every entry of a broken file.
  yield inMenus.length > 0 ? inMenus : checkSidebars(checked);
  for (const { file, targets } of site.contribution.images)
    yield targetsOf({ file, route: undefined }, targets);
  for (const file of themeFiles(options.sources))
    yield targetsOf({ file, route: undefined }, parse(file).targets);
}

/** All problems of a site, sorted by file and line. */
export function checkSite(reader: SiteReader, diagnose: Diagnose = () => []): Diagnostic[] {
  return sortDiagnostics([...checkParts(reader, diagnose)].flat());
}

/**
 * `checkSite` for development: yields to the event loop between chunks, so that requests for pages are served.
 * @returns undefined once `isObsolete`.
 */
export async function checkSiteInParts(
  reader: SiteReader,
  diagnose: Diagnose,
  isObsolete: () => boolean,
): Promise<Diagnostic[] | undefined> {
  const found: Diagnostic[] = [];
  for (const part of checkParts(reader, diagnose)) {
    found.push(...part);
    await setImmediate();
    if (isObsolete()) return undefined;
  }
  return sortDiagnostics(found);
}
