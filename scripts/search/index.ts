/**
 * `npx tsx scripts/search`: runs readers' queries in the search of the built site, and measures its downloads. `--held-out`
 * and `-- --sections` list more of the missed results.
 */
import { readArguments } from '../commandLine.ts';
import { runMain } from '../run.mjs';
import {
  ask,
  createEngine,
  type Figures,
  figuresByKind,
  isAnswered,
  missingAnswers,
  NONE,
  type Outcome,
  readQueries,
  readShards,
  type SETS,
} from './quality.ts';
import { searchSizes } from './size.ts';

/**
 * Least share of queries that are answered among the first three, by kind; of the kind "none", that nothing answers, those
 * for which nothing is found. They only rise, unless a set gets other queries.
 */
const MIN_SUCCESS: Readonly<Record<keyof typeof SETS, Readonly<Record<string, number>>>> = {
  tuned: { all: 0.985, job: 0.99, typo: 0.97, none: 0.95 },
  heldOut: { all: 0.965, job: 0.95, typo: 0.97, none: 0.88 },
};

/** Most that the search may download, in kB, brotli: its scripts, its index, and the index for each page that can be found. */
const MAX_BYTES = { scripts: 20.8, index: 90, indexOfPage: 1.66 } as const;

const TITLES: Readonly<Record<keyof typeof SETS, string>> = {
  tuned: 'Queries by which the search is tuned',
  heldOut: 'Held-out queries',
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function fail(message: string): void {
  console.error(`\n${message}`);
  process.exitCode = 1;
}

const row = (kind: string, cells: readonly unknown[]) =>
  [kind.padEnd(10), ...cells.map((cell) => String(cell).padStart(10))].join('');

const cellsOf = ({ queries, first, firstThree, meanReciprocalRank, sectionFirstThree }: Figures) => [
  ...[queries, percent(first), percent(firstThree)],
  ...[meanReciprocalRank.toFixed(3), percent(sectionFirstThree)],
];

function miss({ wanted, pageRank, first }: Outcome): string {
  const { kind, query, page } = wanted;
  const wants = page ? `${page} (place ${pageRank || 'none'})` : 'nothing';
  return `  ${kind}: ${query}\n    wanted ${wants}, found ${first.join(', ') || 'nothing'}`;
}

/** @param list each held-out query, for looking at the set itself, never while tuning; and missed sections. */
function report(
  set: keyof typeof SETS,
  outcomes: readonly Outcome[],
  list: Readonly<Record<'held-out' | 'sections', boolean>>,
): void {
  console.log(`\n${TITLES[set]}:`);
  console.log(row('kind', ['queries', 'success@1', 'success@3', 'MRR', 'section@3']));
  const figures = figuresByKind(outcomes);
  for (const [kind, each] of figures) console.log(row(kind, cellsOf(each)));
  const unanswerable = outcomes.filter(({ wanted }) => wanted.kind === NONE);
  const silent = unanswerable.filter(isAnswered).length / unanswerable.length;
  console.log(`nothing found where there is nothing: ${percent(silent)} of ${unanswerable.length}`);

  const missed = outcomes.filter((outcome) => !isAnswered(outcome));
  if (set === 'tuned' || list['held-out']) {
    console.log('\nNot the wanted page in the first three:');
    for (const outcome of missed) console.log(miss(outcome));
  } else console.log(`${missed.length} missed; --held-out lists them, but never while tuning.`);
  if (set === 'tuned' && list.sections) {
    console.log('\nNot the wanted section in the first three:');
    for (const outcome of outcomes.filter(
      ({ wanted, sectionRank }) => wanted.section && (sectionRank === 0 || sectionRank > 3),
    ))
      console.log(miss(outcome));
  }

  for (const [kind, least] of Object.entries(MIN_SUCCESS[set])) {
    const share = kind === NONE ? silent : (figures.get(kind)?.firstThree ?? 0);
    if (share < least)
      fail(
        `${TITLES[set]}: "${kind}" is answered to ${percent(share)}; it must not fall under ${percent(least)}.`,
      );
  }
}

runMain(async () => {
  const { values } = readArguments({
    'held-out': { type: 'boolean', default: false },
    sections: { type: 'boolean', default: false },
  });
  const shards = readShards();
  const engine = await createEngine(shards);
  for (const set of ['tuned', 'heldOut'] as const) {
    const queries = readQueries(set);
    const lost = missingAnswers(queries, shards);
    if (lost.length > 0) fail(`${TITLES[set]}: the site has no ${lost.join(', ')}.`);
    report(set, ask(engine, queries), values);
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
