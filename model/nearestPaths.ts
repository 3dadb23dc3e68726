import { distance } from 'fastest-levenshtein';
import { bareRoute } from './routes.ts';

/** Largest share of an address that may be wrong: above it a suggestion is a guess. */
const MAX_DISTANCE = 0.5;

/** Fewest letters that are taken for the beginning of a word. */
const MIN_BEGINNING = 3;

const normalise = (path: string) => bareRoute(path.toLowerCase().replace(/\/+$/, '')).replace(/^\/*/, '/');

/** How far a page is from what was asked for: 0 is the same but for its spelling, 1 has nothing in common. */
function addressDistance(asked: string, page: string): number {
  // A folder leads to its pages; an address below a page leads to that page, if nothing better is there.
  const steps = Math.abs(asked.split('/').length - page.split('/').length) / asked.split('/').length;
  if (page.startsWith(`${asked}/`)) return 0.2 * steps;
  if (asked.startsWith(`${page}/`)) return 0.4 * (1 - page.length / asked.length);
  const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  // The beginning of a word: /recipes/auth is /recipes/authentication.
  const begun = lastOf(asked);
  if (
    begun.length >= MIN_BEGINNING &&
    lastOf(page)
      .split('-')
      .some((word) => word.startsWith(begun))
  )
    return folderOf(asked) === folderOf(page) ? 0.05 : 0.1;
  const share = (a: string, b: string) => distance(a, b) / Math.max(a.length, b.length, 1);
  // The last word says most: pages move between folders.
  return Math.min(share(asked, page), 0.05 + share(lastOf(asked), lastOf(page)));
}

/**
 * The pages whose addresses are nearest to one that does not exist, nearest first.
 *
 * @param asked the path that was asked for; it need not be decodable.
 * @param pages clean addresses of the pages there are.
 * @param max how many at most.
 */
export function nearestPaths(asked: string, pages: readonly string[], max = 3): string[] {
  const wanted = normalise(asked);
  return pages
    .map((page) => ({ page, far: addressDistance(wanted, normalise(page)) }))
    .filter(({ page, far }) => page !== '/' && far <= MAX_DISTANCE)
    .sort((a, b) => a.far - b.far)
    .slice(0, max)
    .map(({ page }) => page);
}
