import type { FolderPolicy } from '../../../model/names.ts';
import { twinPath } from '../../../model/routes.ts';
import { CACHE_RULES, REVALIDATE } from './caching.ts';
import { ASKS_FOR_MARKDOWN, twinLink } from './resolve.ts';
import { otherSpellings } from './spellings.ts';

/** `content-security-policy` → `Content-Security-Policy`. */
function headerName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

/** The header that one folder has another one of. */
export const POLICY = 'content-security-policy';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. They add up what several blocks say of an address, and two policies hold
 * both: the site's stands at its pages, not at everything.
 *
 * @param headers security headers for every answer, names in lower case.
 * @param routes clean addresses of all pages: each says where its Markdown twin is.
 */
export function headersFile(
  headers: Readonly<Record<string, string>>,
  { prefix: folder, policy }: FolderPolicy,
  routes: readonly string[],
): string {
  const { [POLICY]: sitePolicy = '', ...others } = headers;
  const block = (path: string, entries: readonly (readonly [string, string])[]) =>
    [path, ...entries.map(([name, value]) => `  ${headerName(name)}: ${value}`)].join('\n');
  return `${[
    block('/*', Object.entries(others)),
    ...CACHE_RULES.map(({ prefix, cacheControl }) => block(`${prefix}*`, [['cache-control', cacheControl]])),
    block(`${folder}*`, [[POLICY, policy]]),
    ...routes.map((route) =>
      block(route, [
        [POLICY, sitePolicy],
        ['link', twinLink(twinPath(route))],
      ]),
    ),
  ].join('\n\n')}\n`;
}

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. Spellings with `.html` are left to the host, which knows
 * files; listing them here would loop on hosts that serve a clean address from that file.
 *
 * @param routes clean addresses of all pages.
 */
export function redirectsFile(routes: readonly string[]): string {
  const lines = routes.flatMap((route) =>
    otherSpellings(route)
      .filter((spelling) => !spelling.endsWith('.html'))
      .map((spelling) => `${spelling} ${route} 308`),
  );
  return `${lines.join('\n')}\n`;
}

/** Media types of the files that the build holds. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'xhtml',
  'text/css': 'css',
  'text/plain': 'txt',
  'text/markdown': 'md',
  'text/javascript': 'js',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml xsl',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/x-icon': 'ico',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'font/woff2': 'woff2',
  'application/epub+zip': 'epub',
};

/** Text between double quotes of an nginx configuration. */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '\\$')}"`;
}

export interface NginxOptions {
  /** Clean addresses of all pages. */
  routes: readonly string[];
  /** Security headers for every answer. */
  headers: Readonly<Record<string, string>>;
  folderPolicy: FolderPolicy;
  /** Folder with the site, absolute or relative to nginx's prefix. */
  root: string;
  /** `listen` directive's value. */
  listen: string;
}

/**
 * Configuration of nginx, for the `http` block: the maps and one `server`. Every answer is that of the preview: clean
 * addresses, 308 for other spellings, 404 with the not-found page, also for malformed addresses.
 */
export function nginxConfig({ routes, headers, folderPolicy, root, listen }: NginxOptions): string {
  const redirects = routes.flatMap((route) =>
    otherSpellings(route).map((spelling) => `    ${quoted(spelling)} ${quoted(route)};`),
  );
  return `types {
${Object.entries(MEDIA_TYPES)
  .map(([type, endings]) => `    ${type} ${endings};`)
  .join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types text/css text/plain text/markdown text/javascript application/json application/xml;

# Other spellings of a page and its clean address.
map_hash_bucket_size 256;
map $uri $clean_address {
    default "";
${redirects.join('\n')}
}

map $uri $policy {
    default ${quoted(headers[POLICY] ?? '')};
    ~^${folderPolicy.prefix} ${quoted(folderPolicy.policy)};
}

map $uri $cache_control {
    default ${quoted(REVALIDATE)};
${CACHE_RULES.map(({ prefix, cacheControl }) => `    ~^${prefix} ${quoted(cacheControl)};`).join('\n')}
}

# The Markdown twin of a page; who asks for Markdown gets it.
map $page $twin {
    default "";
${routes.map((route) => `    ${quoted(route)} ${quoted(twinPath(route))};`).join('\n')}
}

map $twin $twin_link {
    default ${quoted(twinLink('TWIN')).replace('TWIN', '$twin')};
    "" "";
}

map $twin $twin_vary {
    default "Accept";
    "" "";
}

map $http_accept $document {
    default $uri.html;
    ${quoted(`~*${ASKS_FOR_MARKDOWN}`).replaceAll('\\$', '$')} $twin;
}

server {
    listen ${listen};
    root ${quoted(root)};
    server_tokens off;
    merge_slashes off;
    # As it was asked for: nginx changes $uri to the file that it finds.
    set $page $uri;
    absolute_redirect off;
    large_client_header_buffers 4 16k;

    # The twins that "npm run pack" writes; else compressed on the way.
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/plain text/markdown text/javascript application/json application/xml application/manifest+json image/svg+xml;

${Object.entries({ ...headers, [POLICY]: '$policy' })
  .map(
    ([name, value]) =>
      `    add_header ${headerName(name)} ${name === POLICY ? value : quoted(value)} always;`,
  )
  .join('\n')}
    add_header Cache-Control $cache_control always;
    add_header Vary $twin_vary;
    add_header Link $twin_link;

    error_page 404 /404.html;
    # An address that cannot be decoded is not found, not a bad request.
    error_page 400 414 =404 /404.html;

    if ($clean_address) {
        return 308 $clean_address$is_args$args;
    }

    location = /404.html {
        internal;
    }

    location = /404 {
        return 404;
    }

    location ~ // {
        return 404;
    }

    # Folders of the build are no pages.
    location / {
        try_files $document $uri.html \${uri}index.html $uri =404;
    }
}
`;
}
