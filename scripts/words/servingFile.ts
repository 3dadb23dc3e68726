/** Which file of a sample serves a request, and whether the page shows it. */

const isGroup = (folder: string) => /^\(.*\)$/.test(folder);

/** A file that serves addresses: its folders below the one that is searched, without groups. */
interface Served {
  file: string;
  segments: readonly string[];
}

const ENDINGS = /\.(?:tsx?|html)$/;

/** `api/orders/[id]/route.ts` → `orders`, `[id]`; `pages/about.html` → `about`; undefined for a file that serves nothing. */
function servedOf(file: string): Served | undefined {
  const [top, ...folders] = file.split('/');
  const name = folders.pop();
  if (name === undefined || !ENDINGS.test(name)) return undefined;
  const plain = folders.filter((folder) => !isGroup(folder));
  if (name === 'route.ts') return { file, segments: plain };
  if (top !== 'pages') return undefined;
  const page = name.replace(ENDINGS, '');
  return { file, segments: page === 'index' ? plain : [...plain, page] };
}

/** Score of a segment: 2 for an exact match, 1 for a parameter, 0 for no match. */
function fit(pattern: string | undefined, segment: string | undefined): number {
  if (pattern === undefined || segment === undefined) return 0;
  if (pattern === segment) return 2;
  return /\[.+\]/.test(pattern) ? 1 : 0;
}

/** How well a file serves a path without its prefix; -1 where it does not. */
function score({ segments }: Served, path: readonly string[]): number {
  const wildcard = segments.indexOf('[...]');
  const fixed = wildcard < 0 ? segments : segments.slice(0, wildcard);
  if (wildcard < 0 ? fixed.length !== path.length : path.length <= fixed.length) return -1;
  const fits = fixed.map((pattern, at) => fit(pattern, path[at]));
  if (fits.includes(0)) return -1;
  return fits.reduce((sum, each) => sum + each, 0) * 10 + (wildcard < 0 ? 5 : 0);
}

/** Addresses that the framework itself serves. */
const BUILT_IN = new Set(['/docs', '/docs/', '/openapi.json']);

/** Numbers of segments that may come before a file's address: the prefix of routes is an option, `api` by default. */
const prefixesOf = ({ file }: Served) => (file.endsWith('/route.ts') ? [1, 0, 2] : [0]);

/**
 * The file that serves a request.
 *
 * @param files of the sample.
 * @param target path and query.
 * @returns undefined for an address that the framework answers by itself, or nobody.
 */
export function servingFile(files: readonly string[], target: string): string | undefined {
  const [address = ''] = target.split('?');
  if (BUILT_IN.has(address)) return undefined;
  const path = address.split('/').filter(Boolean);
  const found = files
    .flatMap((file) => servedOf(file) ?? [])
    .flatMap((served) =>
      prefixesOf(served)
        .filter((prefix) => prefix <= path.length)
        .map((prefix, at) => ({ file: served.file, points: score(served, path.slice(prefix)) * 3 - at })),
    )
    .filter(({ points }) => points >= -2)
    .sort((a, b) => b.points - a.points);
  return found[0]?.file;
}
