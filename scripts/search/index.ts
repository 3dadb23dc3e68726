/**
 * `npx tsx scripts/search`: runs readers' queries in the search of the built site. `--held-out` lists the missed results of the
 * held-out queries, too.
 */
import { SearchIndex } from '../../theme/search/ranking/searchIndex.ts';
import { readArguments } from '../commandLine.ts';
import { runMain } from '../run.mjs';
import {
  ask,
  figuresByKind,
  isAnswered,
  missingAnswers,
  type Outcome,
  readQueries,
  readShards,
  SETS,
} from './quality.ts';

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
      [...figures].map(([kind, { queries, answered }]) => [
        kind,
        { queries, 'success@3': percent(answered) },
      ]),
    ),
  );
  const missed = outcomes.filter((outcome) => !isAnswered(outcome));
  console.log(
    lists
      ? ['Not answered by the first three:', ...missed.map(miss)].join('\n')
      : `${missed.length} missed; --held-out lists them, but never while tuning.`,
  );
  for (const [kind, least] of Object.entries(minSuccess)) {
    const share = figures.get(kind)?.answered ?? 0;
    if (share < least)
      fail(`${title}: "${kind}" is answered to ${percent(share)}; it must not fall under ${percent(least)}.`);
  }
}

runMain(async () => {
  const { values } = readArguments({ 'held-out': { type: 'boolean', default: false } });
  const { headings, bodies } = readShards();
  const engine = new SearchIndex(headings);
  await engine.addBodies(bodies);
  for (const set of ['tuned', 'heldOut'] as const) {
    const queries = readQueries(set);
    const lost = missingAnswers(queries, headings);
    if (lost.length > 0) fail(`${SETS[set].title}: the site has no ${lost.join(', ')}.`);
    report(set, ask(engine, queries), set === 'tuned' || values['held-out']);
  }
});
