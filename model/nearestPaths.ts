import { distance } from 'fastest-levenshtein';
import { bareRoute } from './routes.ts';

/** Above it a suggestion is a guess. */
const MAX_DISTANCE = 0.5;

/** In letters. */
const MIN_BEGINNING = 3;

const normalise = (path: string) => bareRoute(path.toLowerCase().replace(/\/+$/, '')).replace(/^\/*/, '/');

/** 0: another spelling; 1: nothing in common. */
function addressDistance(asked: string, page: string): number {
  // Folder and page below it match, with a penalty for each level.
  const steps = Math.abs(asked.split('/').length - page.split('/').length) / asked.split('/').length;
  if (page.startsWith(`${asked}/`)) return 0.2 * steps;
  if (asked.startsWith(`${page}/`)) return 0.4 * (1 - page.length / asked.length);
  const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  // Prefix of a word: /recipes/auth is /recipes/authentication.
  const begun = lastOf(asked);
  if (
    begun.length >= MIN_BEGINNING &&
    lastOf(page)
      .split('-')
      .some((word) => word.startsWith(begun))
  )
    return folderOf(asked) === folderOf(page) ? 0.05 : 0.1;
  const share = (a: string, b: string) => distance(a, b) / Math.max(a.length, b.length, 1);
  // Pages move between folders, so the last segment weighs most.
  return Math.min(share(asked, page), 0.05 + share(lastOf(asked), lastOf(page)));
}

/** Nearest routes first. @param asked may be malformed. */
export function nearestPaths(asked: string, pages: readonly string[], max = 3): string[] {
  const wanted = normalise(asked);
  return pages
    .map((page) => ({ page, far: addressDistance(wanted, normalise(page)) }))
    .filter(({ page, far }) => page !== '/' && far <= MAX_DISTANCE)
    .sort((a, b) => a.far - b.far)
    .slice(0, max)
    .map(({ page }) => page);
}
