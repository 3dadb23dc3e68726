import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '../../model/site.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { site } from '../../site.ts';

/** Folder of the built site. */
export const BUILD = path.join(PROJECT_ROOT, 'doc_build');

/** Files of a built site whose name ends in `ending`, relative to it, with `/`, sorted. */
export function listFiles(ending: string, build = BUILD): string[] {
  return fs
    .readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

const texts = new Map<string, string>();

/** Text of a built file, which is read once in each process; or of a file in another folder, which tests may change. */
export function readBuilt(file: string, build = BUILD): string {
  const text = (build === BUILD && texts.get(file)) || fs.readFileSync(path.join(build, file), 'utf8');
  if (build === BUILD) texts.set(file, text);
  return text;
}

/** Where the built site is published, by its own account: scheme and host. */
export const siteOrigin = () => new URL(/<loc>([^<]+)/.exec(readBuilt('sitemap.xml'))?.[1] ?? '').origin;

/** The language of a page. */
export function localeOf(route: string): Locale {
  const [first, ...others] = site.locales;
  return others.find(({ code }) => route.startsWith(`/${code}/`)) ?? first;
}

/** The words of the interface on a page, by their keys. */
export function wordsOf(route: string): Record<string, string> {
  const locale = localeOf(route);
  return JSON.parse(
    readBuilt(locale === site.locales[0] ? 'words.json' : `words.${locale.code}.json`, PROJECT_ROOT),
  );
}

/** True for the home page of a language. */
export const isHome = (route: string) =>
  route === (localeOf(route) === site.locales[0] ? '/' : `/${localeOf(route).code}/`);

/** True for a page in the first language. */
export const isFirstLanguage = (route: string) => localeOf(route) === site.locales[0];

/** File of the build that a clean address is served from. */
export function fileOfRoute(route: string): string {
  return route.endsWith('/') ? `${route.slice(1)}index.html` : `${route.slice(1)}.html`;
}

/** Pages by the length of their documents. */
export const shortestFirst = (routes: readonly string[]) =>
  routes.toSorted((a, b) => readBuilt(fileOfRoute(a)).length - readBuilt(fileOfRoute(b)).length);

/** Clean addresses of all built pages, unlinked ones included; without the documents for missing pages. */
export function readPages(build = BUILD): string[] {
  return listFiles('.html', build)
    .filter((file) => file !== '404.html' && file !== 'offline.html')
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`)
    .sort();
}

/** Clean addresses of the pages that may be found, from the sitemap of the built site. */
export function readRoutes(): string[] {
  return [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => decodeURIComponent(new URL(url).pathname))
    .sort();
}

/**
 * Other spellings of a clean address, which redirect to it: a slash too many or too few, and names of files
 * (specification.md R).
 */
export function redirectedSpellings(route: string): string[] {
  if (route === '/') return ['/index', '/index.html'];
  if (route.endsWith('/')) return [route.slice(0, -1), `${route}index`, `${route}index.html`];
  return [`${route}/`, `${route}.html`, `${route}/index`, `${route}/index.html`];
}

/** Source of a page, relative to the root of the repository; undefined where the site makes the page out of others. */
export function sourceOf(route: string): string | undefined {
  const file = `${route.replace(/\/$/, '/index').slice(1)}`;
  return [`docs/${file}.mdx`, `docs/${file}.md`].find((name) => fs.existsSync(path.join(PROJECT_ROOT, name)));
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8' }).trim();

const commits = new Map<string, string | undefined>();

let isShallow: boolean | undefined;

/** Date of the oldest commit that git lists, as the site writes it; read once, undefined in a shallow clone. */
function askGit(...args: string[]): string | undefined {
  isShallow ??= git('rev-parse', '--is-shallow-repository') === 'true';
  const key = args.join(' ');
  if (!commits.has(key)) {
    const seconds = isShallow ? '' : git('log', '--format=%ct', ...args);
    const oldest = new Date(Math.min(...seconds.split('\n').map(Number)) * 1000);
    commits.set(key, seconds === '' ? undefined : oldest.toISOString().replace('.000Z', 'Z'));
  }
  return commits.get(key);
}

/** Front matter of a source, which is relative to the root of the repository. */
export function frontmatterOf(source: string): Record<string, unknown> {
  const [, head = ''] = readBuilt(source, PROJECT_ROOT).split(/^---$/m);
  return parse(head) ?? {};
}

/** When a page was published and last changed, as its source or else git has it; undefined where neither does. */
export function readDates(route: string): { published?: string | undefined; changed?: string | undefined } {
  const source = sourceOf(route);
  if (!source) return {};
  const { date, updated } = frontmatterOf(source);
  const changed = updated ? new Date(String(updated)).toISOString() : askGit('-1', '--', source);
  const published = date ? String(date) : askGit('--full-history', '--', source);
  // A post is often committed before its day.
  const isBefore = date && changed && changed < String(date);
  return { published, changed: isBefore ? new Date(String(date)).toISOString() : changed };
}

export const isDoc = (route: string): boolean =>
  route.startsWith(isFirstLanguage(route) ? '/docs/' : `/${localeOf(route).code}/docs/`);

/** A post as its source has it. */
export interface Post {
  route: string;
  title: string;
  description: string;
  /** ISO date of the day. */
  date: string;
  /** Keys of `_authors.json`. */
  authors: string[];
  /** Keys of `_tags.json`. */
  tags: string[];
}

/** The posts that may be found, newest first: pages below the blog whose source has a date. */
export function readPosts(): Post[] {
  const posts = readRoutes().flatMap((route): Post[] => {
    const source = route.startsWith('/blog/') && sourceOf(route);
    if (!source) return [];
    const { title, description = '', date, authors = [], tags = [] } = frontmatterOf(source) as Partial<Post>;
    if (!date || !title) return [];
    return [{ route, title, description, date: String(date).slice(0, 10), authors, tags }];
  });
  return posts.sort((a, b) => b.date.localeCompare(a.date));
}

/** Versions of the docs, newest first, as their file has them. */
export function readVersions(): { name: string; label: string; isLast: boolean }[] {
  const entries: { name: string; label?: string; unreleased?: boolean }[] = JSON.parse(
    readBuilt('docs/_versions.json', PROJECT_ROOT),
  );
  const last = entries.find(({ unreleased }) => !unreleased);
  return entries.map(({ name, label = name }) => ({ name, label, isLast: name === last?.name }));
}

function readNames<T>(file: string): Record<string, T> {
  const { $schema: _, ...names } = JSON.parse(readBuilt(`docs/blog/${file}`, PROJECT_ROOT));
  return names;
}

/** Names of the tags by their keys, which are in the addresses of their pages. */
export const readTags = () => readNames<{ label: string }>('_tags.json');

/** Names of a post's tags. */
export function labelsOf({ tags }: Post): string[] {
  const names = readTags();
  return tags.map((tag) => names[tag]?.label ?? tag);
}

/** Names of the authors by their keys. */
export const readAuthors = () => readNames<{ name: string }>('_authors.json');
