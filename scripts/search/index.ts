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
import { MAX_BYTES, MIN_SUCCESS } from './ratchets.ts';
import { searchSizes } from './size.ts';

const TITLES: Readonly<Record<keyof typeof SETS, string>> = {
  tuned: 'Queries by which the search is tuned',
  heldOut: 'Held-out queries',
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function fail(message: string): void {
  console.error(`\n${message}`);
  process.exitCode = 1;
}

function row(
  kind: string,
  { queries, first, firstThree, meanReciprocalRank, sectionFirstThree }: Figures,
): string {
  const cells = [
    queries,
    percent(first),
    percent(firstThree),
    meanReciprocalRank.toFixed(3),
    percent(sectionFirstThree),
  ];
  return [kind.padEnd(10), ...cells.map((cell) => String(cell).padStart(10))].join('');
}

function miss({ wanted, pageRank, first }: Outcome): string {
  const { kind, query, page } = wanted;
  const found = first.join(', ') || 'nothing';
  return page
    ? `  ${kind}: ${query}\n    wanted ${page} (place ${pageRank || 'none'}), found ${found}`
    : `  ${kind}: ${query}\n    wanted nothing, found ${found}`;
}

/**
 * Prints how a set fares, and holds it against its ratchets.
 *
 * @param listHeldOut lists how each held-out query fares: for looking at the set itself, never while tuning.
 * @param listSections lists sections that are missed too.
 */
function report(
  set: keyof typeof SETS,
  outcomes: readonly Outcome[],
  listHeldOut: boolean,
  listSections: boolean,
): void {
  const head = ['queries', 'success@1', 'success@3', 'MRR', 'section@3'];
  console.log(`\n${TITLES[set]}:`);
  console.log(['kind'.padEnd(10), ...head.map((each) => each.padStart(10))].join(''));
  const figures = figuresByKind(outcomes);
  for (const [kind, each] of figures) console.log(row(kind, each));
  const unanswerable = outcomes.filter(({ wanted }) => wanted.kind === NONE);
  const silent = unanswerable.filter(isAnswered).length / unanswerable.length;
  console.log(`nothing found where there is nothing: ${percent(silent)} of ${unanswerable.length}`);

  const missed = outcomes.filter((outcome) => !isAnswered(outcome));
  if (set === 'tuned' || listHeldOut) {
    console.log('\nNot the wanted page in the first three:');
    for (const outcome of missed) console.log(miss(outcome));
  } else console.log(`${missed.length} missed; --held-out lists them, but never while tuning.`);
  if (set === 'tuned' && listSections) {
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
    report(set, ask(engine, queries), values['held-out'], values.sections);
  }

  const sizes = searchSizes();
  const sum = (names: readonly (keyof typeof sizes)[]) => names.reduce((all, name) => all + sizes[name], 0);
  const scripts = sum(['worker', 'dialog']);
  const index = sum(['headings', 'text']);
  const indexOfPage = index / shards.headings.length;
  const parts = Object.entries(sizes).map(([name, size]) => `${name} ${size.toFixed(1)}`);
  console.log(
    `\nDownloaded by the search: ${(scripts + index).toFixed(1)} kB, brotli (${parts.join(', ')}), ${indexOfPage.toFixed(2)} kB of it for each page.`,
  );
  if (scripts > MAX_BYTES.scripts)
    fail(
      `The scripts of the search weigh ${scripts.toFixed(1)} kB; they must not weigh more than ${MAX_BYTES.scripts} kB.`,
    );
  if (indexOfPage > MAX_BYTES.indexOfPage)
    fail(
      `The index weighs ${indexOfPage.toFixed(2)} kB for each page; it must not weigh more than ${MAX_BYTES.indexOfPage} kB.`,
    );
});
