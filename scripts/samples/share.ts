import { DiagnosticsError } from '../../plugins/content/diagnostic.ts';
import type { ShownCode } from '../../plugins/mdx/samples/ownFences.ts';
import { createPageOutputs } from '../../plugins/pageOutputs.ts';
import { readThisSite } from '../thisSite.ts';

/** Least share of executed lines (figures.md#figures-to-hold). */
const MIN_SHARE = 0.98;

function readShown(): ShownCode[] {
  const siteContext = readThisSite();
  const { expand } = createPageOutputs(siteContext);
  const pages = [...siteContext.reader.site(true).sources.values()].filter(({ file }) =>
    /\.mdx?$/.test(file),
  );
  return pages.flatMap(({ file, parsed: { tree } }) => {
    if (!tree) return [];
    const { shown, diagnostics } = expand(tree, file);
    if (diagnostics.length > 0) throw new DiagnosticsError('The page', diagnostics);
    return [...shown];
  });
}

const sum = (shown: readonly ShownCode[]) => shown.reduce((lines, entry) => lines + entry.lines, 0);

/** Prints the share, and the code that is not executed. @returns a description of the failure; undefined without one. */
export function checkShare(): string | undefined {
  const shown = readShown();
  const executed = shown.filter(({ sample }) => sample !== undefined);
  for (const { place, lines, sample, reason } of shown.filter((entry) => !executed.includes(entry))) {
    console.log(
      `${place}: ${lines} lines, not executed: ${reason ?? `the sample ${sample} has no recording`}`,
    );
  }
  const share = sum(executed) / Math.max(1, sum(shown));
  const found = `${sum(executed)} of ${sum(shown)} lines on the pages are executed: ${(share * 100).toFixed(2)} %`;
  console.log(found);
  return share < MIN_SHARE ? `${found}, at least ${MIN_SHARE * 100} % must be.` : undefined;
}
