import fs from 'node:fs';
import { type Expansion, expandSamples } from './expand.ts';

/** What tells that a file has changed; `0` for a file that is gone. */
function stampOf(file: string): string {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : '0';
}

interface Remembered {
  source: string;
  /** Stamps of the files that the expansion was made from. */
  stamps: Map<string, string>;
  expansion: Expansion;
}

/**
 * `expandSamples` with a memory of each page's last expansion: the engine asks three times for each page (for the page, its
 * server rendering and its Markdown twin), and once more for the search. A changed page or sample, and one with diagnostics, is
 * expanded anew.
 */
export function rememberExpansions(expand = expandSamples): typeof expandSamples {
  const pages = new Map<string, Remembered>();
  return (source, file, root) => {
    const known = pages.get(file);
    if (known?.source === source && [...known.stamps].every(([path, stamp]) => stampOf(path) === stamp))
      return known.expansion;
    const expansion = expand(source, file, root);
    if (expansion.diagnostics.length > 0) pages.delete(file);
    else {
      const stamps = new Map(expansion.dependencies.map((path) => [path, stampOf(path)]));
      pages.set(file, { source, stamps, expansion });
    }
    return expansion;
  };
}
