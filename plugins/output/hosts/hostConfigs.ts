import path from 'node:path';
import { RUN_FOLDER, WORKER_PATH } from '../../../model/names.ts';
import { markdownPath, redirectedSpellings } from '../../../model/routes.ts';
import { fillTemplate } from '../fillTemplate.ts';
import { contentType, mediaType } from './mediaTypes.ts';
import { indexPatterns, pagePatterns } from './patterns.ts';
import { markdownLink } from './resolve.ts';

/** For names with a hash. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For pages and permanent names: revalidated, answered with 304. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** `Cache-Control` by prefix of the address: folders of hashed names, and the service worker. */
export const CACHE_RULES = [
  { prefix: '/static/', cacheControl: IMMUTABLE },
  { prefix: '/fonts/', cacheControl: IMMUTABLE },
  // The next visit must see the kill switch.
  { prefix: WORKER_PATH, cacheControl: 'no-cache' },
] as const;

/** The one header whose value differs for a folder: `/static/run/`. */
export const POLICY = 'content-security-policy';

/** Prefix of all addresses of a site: `/project` for the base `/project/`. */
export const rootOf = (base: string) => base.replace(/\/$/, '');

type Entry = readonly [key: string, value: string];

/** Headers of the addresses that a pattern matches; a final `*` matches any characters, `:name` one segment. */
interface HeaderRule {
  pattern: string;
  headers: readonly Entry[];
}

/**
 * The one table of headers, for all hosts. A host combines the headers of all matching rules, and two policies would both apply, so
 * rules with the site's policy do not match the folder with its own.
 * @param headers lower-case names.
 */
export function headerRules(
  headers: Readonly<Record<string, string>>,
  folderPolicy: string,
  routes: readonly string[],
  base = '/',
): HeaderRule[] {
  const { [POLICY]: sitePolicy = '', ...others } = headers;
  const rule = (pattern: string, entries: readonly Entry[]): HeaderRule => ({
    pattern: rootOf(base) + pattern,
    headers: entries,
  });
  return [
    rule('/*', Object.entries(others)),
    ...CACHE_RULES.map(({ prefix, cacheControl }) => rule(`${prefix}*`, [['cache-control', cacheControl]])),
    rule(`${RUN_FOLDER}*`, [[POLICY, folderPolicy]]),
    ...pagePatterns(routes).map((pattern) => rule(pattern, [[POLICY, sitePolicy]])),
  ];
}

/** `_headers` of Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const texts = rules.map(({ pattern, headers }) =>
    [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${texts.join('\n\n')}\n`;
}

/** `vercel.json`. Vercel serves `/x` from `x.html` and redirects `/x.html` by itself. @param routes of all pages. */
export function vercelConfig(rules: readonly HeaderRule[], routes: readonly string[]): string {
  const config = {
    cleanUrls: true,
    headers: rules.map(({ pattern, headers }) => ({
      source: pattern.replace('*', '(.*)'),
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
    redirects: indexPatterns(routes).map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 308,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Spellings with `.html` or another final slash are left to the host: rules would
 * loop where it serves a clean address from such a file.
 */
export function redirectsFile(routes: readonly string[], base = '/'): string {
  const root = rootOf(base);
  return `${indexPatterns(routes)
    .map(({ from, to }) => `${root}${from} ${root}${to} 308`)
    .join('\n')}\n`;
}

const ENDINGS = 'html xhtml css txt md js json webmanifest xml svg png ico webp avif woff2 epub'.split(' ');

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '\\$')}"`;
}

/** Exact address as the key of an nginx map: a regular expression, because strings are compared case-insensitively. */
const exactly = (address: string): string => `"~^${address.replace(/[.*+?{}()|]/g, '[$&]')}$"`;

/** Other spellings of the pages with the addresses that they redirect to. */
const spellingsOf = (routes: readonly string[]): Entry[] =>
  routes.flatMap((route) => redirectedSpellings(route).map((spelling): Entry => [spelling, route]));

/**
 * nginx configuration for the `http` block, with the behaviour of `resolveRequest`. Its maps from `Accept` to `$document`, the
 * file of a page or `$markdown`, have the result of `prefersMarkdown`; of a repeated range the first counts. Weights are
 * thousandths: of two numbers of four digits the larger has a larger digit after the common ones.
 * @param headers lower-case names. @param routes of all pages. @param root folder of the site.
 */
export function nginxConfig(
  headers: Readonly<Record<string, string>>,
  folderPolicy: string,
  routes: readonly string[],
  root: string,
): string {
  const lines = (entries: readonly Entry[]) =>
    entries.map(([key, value]) => `    ${key} ${value};`).join('\n');
  return fillTemplate(path.join(import.meta.dirname, 'nginx.conf'), {
    types: lines(ENDINGS.map((ending) => [mediaType(ending), ending])),
    spellings: lines(spellingsOf(routes).map(([from, to]) => [exactly(from), quoted(to)])),
    policy: quoted(headers[POLICY] ?? ''),
    folderPolicy: lines([[`~^${RUN_FOLDER}`, quoted(folderPolicy)]]),
    revalidate: quoted(REVALIDATE),
    cacheRules: lines(CACHE_RULES.map(({ prefix, cacheControl }) => [`~^${prefix}`, quoted(cacheControl)])),
    markdown: lines(routes.map((route) => [exactly(route), quoted(markdownPath(route))])),
    markdownLink: quoted(markdownLink('PATH')).replace('PATH', '$markdown'),
    root: quoted(root),
    headers: Object.entries({ ...headers, [POLICY]: '$policy' })
      .map(([name, value]) => `    add_header ${name} ${name === POLICY ? value : quoted(value)} always;`)
      .join('\n'),
  });
}

/** A string of a Caddyfile, where a backslash is literal except before a quote. */
const caddyQuoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** A pattern of the table as a regular expression. */
const patternSource = (pattern: string) =>
  `^${pattern.replaceAll('.', String.raw`\.`).replace('*', '.*').replace(/:\w+/g, '[^/]+')}$`;

function caddyHeaders(name: string, matcher: string, headers: readonly Entry[]): string[] {
  return [
    `@${name} ${matcher}`,
    ...headers.map(([header, value]) => `header @${name} ${header} ${caddyQuoted(value)}`),
  ];
}

/**
 * Site block of a Caddyfile: statuses, redirects, headers and compressed files as with nginx, without the choice of Markdown by
 * `Accept`.
 */
export function caddyConfig(rules: readonly HeaderRule[], routes: readonly string[], root: string): string {
  const lines = (texts: readonly string[]) => texts.map((text) => `\t\t${text}`).join('\n');
  return fillTemplate(path.join(import.meta.dirname, 'Caddyfile'), {
    root: caddyQuoted(root),
    spellings: lines(spellingsOf(routes).map(([from, to]) => `${caddyQuoted(from)} ${caddyQuoted(to)}`)),
    revalidate: caddyQuoted(REVALIDATE),
    headers: lines([
      ...ENDINGS.filter((ending) => ending !== 'html').flatMap((ending) =>
        caddyHeaders(ending, `path *.${ending}`, [['Content-Type', contentType(`.${ending}`)]]),
      ),
      ...rules.flatMap(({ pattern, headers }, at) =>
        caddyHeaders(`rule${at}`, `path_regexp ${caddyQuoted(patternSource(pattern))}`, headers),
      ),
    ]),
  });
}
