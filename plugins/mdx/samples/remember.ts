import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { ExpandedPage, ExpandPage } from '../expandedPage.ts';

/** What tells that a file, or anything in a folder, has changed; `0` for what is gone. */
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
 * Creates a memory of the last expansion of each page. A page whose tree or whose files have changed is expanded anew, and one with
 * problems is. It does not notice that another page has changed: it is for a build, in which none does, and for what does not depend
 * on others.
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
