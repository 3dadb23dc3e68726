/** Which file of a sample serves a request. */
import { mismatchOf, patternOf } from '../../model/routeMatch.ts';

/** Numbers of segments that may come before a route's address: its prefix is an option, `api` by default. */
const PREFIXES = [1, 0, 2];

/** `api/orders/[id]/route.ts` serves `/orders/:id`, `pages/about.html` serves `/about`; other files serve nothing. */
function servedBy(file: string): { file: string; pattern: string; prefixes: readonly number[] }[] {
  const below = file.replace(/^[^/]+/, '');
  if (below.endsWith('/route.ts')) return [{ file, pattern: patternOf(below).slice(1), prefixes: PREFIXES }];
  if (!/^pages\/.*\.(?:tsx?|html)$/.test(file)) return [];
  return [{ file, pattern: patternOf(below.replace(/(?:\/index)?\.\w+$/, '')).slice(1), prefixes: [0] }];
}

/** Addresses that the framework itself serves. */
const BUILT_IN = new Set(['/docs', '/docs/', '/openapi.json']);

/** The longest pattern comes first; of two, the one with fewer parameters. Wildcards come last. */
const rank = (pattern: string) =>
  pattern.split('/').length - pattern.split(':').length / 10 - (pattern.includes('*') ? 100 : 0);

/**
 * @param target path and query.
 * @returns undefined for an address that the framework answers by itself, or nobody.
 */
export function servingFile(files: readonly string[], target: string): string | undefined {
  const [address = ''] = target.split('?');
  if (BUILT_IN.has(address)) return undefined;
  const segments = address.split('/').filter(Boolean);
  const fits = (pattern: string, prefix: number) => {
    const rest = segments.slice(prefix).map((segment) => `/${segment}`);
    return prefix <= segments.length && !mismatchOf(pattern, rest.join(''));
  };
  return files
    .flatMap(servedBy)
    .filter(({ pattern, prefixes }) => prefixes.some((prefix) => fits(pattern, prefix)))
    .sort((a, b) => rank(b.pattern) - rank(a.pattern))[0]?.file;
}
