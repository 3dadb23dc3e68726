import type { FolderPolicy } from '../../../model/names.ts';
import { markdownPath, redirectedSpellings } from '../../../model/routes.ts';
import { ACCEPT_MAPS } from './accept.ts';
import { CACHE_RULES, REVALIDATE } from './caching.ts';
import { contentType, mediaType } from './mediaTypes.ts';
import { indexPatterns, pagePatterns } from './patterns.ts';
import { markdownLink } from './resolve.ts';

/** `content-security-policy` → `Content-Security-Policy`. */
function headerName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

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
  { prefix: folder, policy }: FolderPolicy,
  routes: readonly string[],
  base = '/',
): HeaderRule[] {
  const { [POLICY]: sitePolicy = '', ...others } = headers;
  const rule = (pattern: string, entries: readonly Entry[]): HeaderRule => ({
    pattern: rootOf(base) + pattern,
    headers: entries.map(([name, value]) => [headerName(name), value]),
  });
  return [
    rule('/*', Object.entries(others)),
    ...CACHE_RULES.map(({ prefix, cacheControl }) => rule(`${prefix}*`, [['cache-control', cacheControl]])),
    rule(`${folder}*`, [[POLICY, policy]]),
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

export interface NginxOptions {
  /** Of all pages. */
  routes: readonly string[];
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  folderPolicy: FolderPolicy;
  /** Folder of the site, absolute or relative to nginx's prefix. */
  root: string;
  listen: string;
}

/** Exact address as the key of an nginx map: a regular expression, because strings are compared case-insensitively. */
const exactly = (address: string): string => `"~^${address.replace(/[.*+?{}()|]/g, '[$&]')}$"`;

const nginxMap = (source: string, variable: string, fallback: string, entries: readonly Entry[]): string =>
  `map ${source} ${variable} {\n${[['default', fallback], ...entries].map(([key, value]) => `    ${key} ${value};\n`).join('')}}\n`;

/** Other spellings of the pages with the addresses that they redirect to. */
const spellingsOf = (routes: readonly string[]): Entry[] =>
  routes.flatMap((route) => redirectedSpellings(route).map((spelling): Entry => [spelling, route]));

function nginxMaps({ routes, headers, folderPolicy }: NginxOptions): string {
  const spellings = spellingsOf(routes).map(([from, to]): Entry => [exactly(from), quoted(to)]);
  return [
    '# Other spellings of a page.',
    nginxMap('$uri', '$clean_address', '""', spellings),
    nginxMap('$uri', '$policy', quoted(headers[POLICY] ?? ''), [
      [`~^${folderPolicy.prefix}`, quoted(folderPolicy.policy)],
    ]),
    nginxMap(
      '$uri',
      '$cache_control',
      quoted(REVALIDATE),
      CACHE_RULES.map(({ prefix, cacheControl }) => [`~^${prefix}`, quoted(cacheControl)]),
    ),
    nginxMap(
      '$page',
      '$markdown',
      '""',
      routes.map((route) => [exactly(route), quoted(markdownPath(route))]),
    ),
    nginxMap('$markdown', '$markdown_link', quoted(markdownLink('PATH')).replace('PATH', '$markdown'), [
      ['""', '""'],
    ]),
    nginxMap('$markdown', '$markdown_vary', '"Accept"', [['""', '""']]),
    ACCEPT_MAPS,
  ].join('\n');
}

/** nginx configuration for the `http` block, with the behaviour of `resolveRequest`. */
export function nginxConfig(options: NginxOptions): string {
  const { headers, root, listen } = options;
  const addHeaders = Object.entries({ ...headers, [POLICY]: '$policy' }).map(
    ([name, value]) =>
      `    add_header ${headerName(name)} ${name === POLICY ? value : quoted(value)} always;`,
  );
  return `types {
${ENDINGS.map((ending) => `    ${mediaType(ending)} ${ending};`).join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types text/css text/plain text/markdown text/javascript application/json application/xml;

${nginxMaps(options)}
server {
    listen ${listen};
    root ${quoted(root)};
    server_tokens off;
    merge_slashes off;
    # The requested path: nginx changes $uri to the file that it finds.
    set $page $uri;
    absolute_redirect off;
    large_client_header_buffers 4 16k;

    # Files compressed by "npm run pack"; others are compressed on the fly.
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/plain text/markdown text/javascript application/json application/xml application/manifest+json image/svg+xml;

${addHeaders.join('\n')}
    add_header Cache-Control $cache_control always;
    add_header Vary $markdown_vary;
    add_header Link $markdown_link;

    error_page 404 /404.html;
    # A malformed address is not found, not a bad request.
    error_page 400 414 =404 /404.html;

    if ($clean_address) { return 308 $clean_address$is_args$args; }
    location = /404.html { internal; }
    location = /404 { return 404; }
    location ~ // { return 404; }
    # Folders of the build are no pages.
    location / { try_files $document $uri.html \${uri}index.html $uri =404; }
}
`;
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

export interface CaddyOptions extends Pick<NginxOptions, 'routes' | 'root'> {
  rules: readonly HeaderRule[];
  /** Address of the site block. */
  address: string;
}

/**
 * Site block of a Caddyfile: statuses, redirects, headers and compressed files as with nginx, without the choice of Markdown by
 * `Accept`.
 */
export function caddyConfig({ rules, routes, root, address }: CaddyOptions): string {
  const lines = [
    `header Cache-Control ${caddyQuoted(REVALIDATE)}`,
    ...ENDINGS.filter((ending) => ending !== 'html').flatMap((ending) =>
      caddyHeaders(ending, `path *.${ending}`, [['Content-Type', contentType(`.${ending}`)]]),
    ),
    ...rules.flatMap(({ pattern, headers }, at) =>
      caddyHeaders(`rule${at}`, `path_regexp ${caddyQuoted(patternSource(pattern))}`, headers),
    ),
    '@spelling expression `{clean} != "" && {query} == ""`',
    'redir @spelling {clean} 308',
    '@spellingWithQuery expression `{clean} != ""`',
    'redir @spellingWithQuery {clean}?{query} 308',
    '@hidden path /404 /404.html',
    'error @hidden 404',
    'try_files {path}.html {path}index.html {path}',
    '# Compressed by "npm run pack".',
    'file_server {\n\t\t\tprecompressed br gzip\n\t\t\tdisable_canonical_uris\n\t\t}',
  ];
  const spellings = spellingsOf(routes).map(([from, to]) => `${caddyQuoted(from)} ${caddyQuoted(to)}`);
  return `${address} {
	root * ${caddyQuoted(root)}
	# Other spellings of a page.
	map {path} {clean} {
${[...spellings, 'default ""'].map((line) => `\t\t${line}\n`).join('')}	}
	route {
${lines.map((line) => `\t\t${line}\n`).join('')}	}
	handle_errors {
		header Content-Type "text/html; charset=utf-8"
		rewrite * /404.html
		file_server
	}
}
`;
}
