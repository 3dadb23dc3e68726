/**
 * `npx tsx scripts/search`: runs readers' queries in the search of the built site, and measures its downloads. `--held-out` lists
 * the missed results of the held-out queries, too.
 */
import { readArguments } from '../commandLine.ts';
import { runMain } from '../run.mjs';
import {
  ask,
  createEngine,
  figuresByKind,
  isAnswered,
  missingAnswers,
  type Outcome,
  readQueries,
  readShards,
  SETS,
} from './quality.ts';
import { searchSizes } from './size.ts';

/** Most that the search may download, in kB, brotli: its scripts, its index, and the index for each page that can be found. */
const MAX_BYTES = { scripts: 20.8, index: 90, indexOfPage: 1.66 } as const;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function fail(message: string): void {
  console.error(`\n${message}`);
  process.exitCode = 1;
}

function miss({ wanted: { kind, query, page }, rank, first }: Outcome): string {
  const wants = page ? `${page} (place ${rank || 'none'})` : 'nothing';
  return `  ${kind}: ${query}\n    wanted ${wants}, found ${first.join(', ') || 'nothing'}`;
}

/** @param lists missed queries: of the held-out ones for looking at the set itself, never while tuning. */
function report(set: keyof typeof SETS, outcomes: readonly Outcome[], lists: boolean): void {
  const { title, minSuccess } = SETS[set];
  const figures = figuresByKind(outcomes);
  console.log(`\n${title}:`);
  console.table(
    Object.fromEntries(
      [...figures].map(([kind, { queries, first, firstThree }]) => [
        kind,
        { queries, 'success@1': percent(first), 'success@3': percent(firstThree) },
      ]),
    ),
  );
  const missed = outcomes.filter((outcome) => !isAnswered(outcome));
  console.log(
    lists
      ? 'Not answered by the first three:'
      : `${missed.length} missed; --held-out lists them, but never while tuning.`,
  );
  if (lists) for (const outcome of missed) console.log(miss(outcome));
  for (const [kind, least] of Object.entries(minSuccess)) {
    const share = figures.get(kind)?.firstThree ?? 0;
    if (share < least)
      fail(`${title}: "${kind}" is answered to ${percent(share)}; it must not fall under ${percent(least)}.`);
  }
}

runMain(async () => {
  const { values } = readArguments({ 'held-out': { type: 'boolean', default: false } });
  const shards = readShards();
  const engine = await createEngine(shards);
  for (const set of ['tuned', 'heldOut'] as const) {
    const queries = readQueries(set);
    const lost = missingAnswers(queries, shards);
    if (lost.length > 0) fail(`${SETS[set].title}: the site has no ${lost.join(', ')}.`);
    report(set, ask(engine, queries), set === 'tuned' || values['held-out']);
  }

  const sizes = searchSizes();
  const [scripts, index] = [sizes.worker + sizes.dialog, sizes.headings + sizes.text];
  const weights = { scripts, index, indexOfPage: index / shards.headings.length };
  const parts = Object.entries(sizes).map(([name, size]) => `${name} ${size.toFixed(1)}`);
  console.log(
    `\nDownloaded by the search: ${(scripts + index).toFixed(1)} kB, brotli (${parts.join(', ')}): scripts ${scripts.toFixed(1)}, index ${index.toFixed(1)}, ${weights.indexOfPage.toFixed(2)} of it for each page.`,
  );
  for (const [part, limit] of Object.entries(MAX_BYTES)) {
    const weight = weights[part as keyof typeof MAX_BYTES];
    if (weight > limit)
      fail(`Search, "${part}": ${weight.toFixed(2)} kB; it must not weigh more than ${limit} kB.`);
  }
});
