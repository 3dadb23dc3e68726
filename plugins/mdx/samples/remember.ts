import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { ExpandedPage, ExpandPage } from '../expandPage.ts';

/** Modification times and sizes of a file, or of all files in a folder; `0` for a missing one. */
function stampOf(file: string): string {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return '0';
  if (!stat.isDirectory()) return `${stat.mtimeMs} ${stat.size}`;
  return fs
    .readdirSync(file)
    .map((name) => `${name} ${stampOf(path.join(file, name))}`)
    .join();
}

/**
 * Caches the last expansion of each page. A page is expanded again if its tree or its files have changed, or if it has problems.
 * A change of another page does not invalidate the cache: it is for builds, in which no page changes, and for output that does
 * not depend on other pages.
 */
export function rememberPages(expand: ExpandPage): ExpandPage {
  const pages = new Map<string, { tree: Root; stamps: Map<string, string>; page: ExpandedPage }>();
  return (tree, file) => {
    const known = pages.get(file);
    if (known?.tree === tree && [...known.stamps].every(([path, stamp]) => stampOf(path) === stamp))
      return known.page;
    const page = expand(tree, file);
    if (page.diagnostics.length > 0) pages.delete(file);
    else {
      const stamps = new Map([...page.files, ...page.folders].map((path) => [path, stampOf(path)]));
      pages.set(file, { tree, stamps, page });
    }
    return page;
  };
}
