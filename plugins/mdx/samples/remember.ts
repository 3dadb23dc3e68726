import fs from 'node:fs';
import path from 'node:path';
import type { ExpandPage } from '../expandedPage.ts';
import { type Expansion, expandSamples } from './expand.ts';

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

interface Remembered<Result> {
  source: string;
  /** Stamps of the files and folders that the result was made from. */
  stamps: Map<string, string>;
  result: Result;
}

/**
 * Creates a memory of the last result of each page. A page whose text or whose files have changed is made anew, and one with
 * diagnostics is.
 *
 * @param madeFrom absolute paths of the files and folders that a result was made from.
 */
function createMemory<Result extends { diagnostics: readonly unknown[] }>(
  madeFrom: (result: Result) => readonly string[],
): (key: string, source: string, make: () => Result) => Result {
  const pages = new Map<string, Remembered<Result>>();
  return (key, source, make) => {
    const known = pages.get(key);
    if (known?.source === source && [...known.stamps].every(([file, stamp]) => stampOf(file) === stamp))
      return known.result;
    const result = make();
    if (result.diagnostics.length > 0) pages.delete(key);
    else {
      const stamps = new Map(madeFrom(result).map((file) => [file, stampOf(file)]));
      pages.set(key, { source, stamps, result });
    }
    return result;
  };
}

/**
 * `expandSamples` with a memory: the engine asks three times for each page (for the page, its server rendering and its Markdown
 * twin), and once more for the search.
 */
export function rememberExpansions(expand = expandSamples): typeof expandSamples {
  const memory = createMemory<Expansion>(({ dependencies }) => dependencies);
  return (source, file, root, parse) => memory(file, source, () => expand(source, file, root, parse));
}

/**
 * Expanding of whole pages with a memory. It does not notice that another page has changed: it is for a build, in which none
 * does, and for what does not depend on others.
 */
export function rememberPages(expand: ExpandPage): ExpandPage {
  const memory = createMemory<ReturnType<ExpandPage>>(({ files, folders }) => [...files, ...folders]);
  return (source, file, target) => memory(`${target} ${file}`, source, () => expand(source, file, target));
}
