import { DiagnosticsError } from '../../plugins/content/diagnostic.ts';
import type { ShownCode } from '../../plugins/mdx/samples/ownFences.ts';
import { createPageOutputs } from '../../plugins/pageOutputs.ts';
import { readThisSite } from '../thisSite.ts';

/** Least share of executed lines (figures.md#figures-to-hold). */
const MIN_SHARE = 0.98;

function readShown(): ShownCode[] {
  const siteContext = readThisSite();
  const { expand } = createPageOutputs(siteContext);
  return [...siteContext.reader.site().sources.values()].flatMap(({ file, parsed: { tree } }) => {
    if (!tree || !/\.mdx?$/.test(file)) return [];
    const { shown, diagnostics } = expand(tree, file);
    if (diagnostics.length > 0) throw new DiagnosticsError('The page', diagnostics);
    return [...shown];
  });
}

/** Prints the share, and the code that is not executed. @returns a description of the failure; undefined without one. */
export function checkShare(): string | undefined {
  const lines = { executed: 0, all: 0 };
  for (const { place, lines: count, sample, reason } of readShown()) {
    lines.all += count;
    if (sample !== undefined) lines.executed += count;
    else console.log(`${place}: ${count} lines, not executed: ${reason ?? 'its sample has no recording'}`);
  }
  const share = lines.executed / lines.all;
  const found = `${lines.executed} of ${lines.all} lines on the pages are executed: ${(share * 100).toFixed(2)} %`;
  console.log(found);
  return share < MIN_SHARE ? `${found}, at least ${MIN_SHARE * 100} % must be.` : undefined;
}
