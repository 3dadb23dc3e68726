import { ask, createEngine, type Figures, figuresByKind, readQueries } from './quality.ts';
import { LEAST, MOST_BYTES } from './ratchets.ts';
import { searchSizes } from './size.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

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

const outcomes = ask(await createEngine(), readQueries());
const figures = figuresByKind(outcomes);

console.log(
  [
    'kind'.padEnd(10),
    ...['queries', 'success@1', 'success@3', 'MRR', 'section@3'].map((each) => each.padStart(10)),
  ].join(''),
);
for (const [kind, each] of figures) console.log(row(kind, each));

console.log('\nNot on the wanted page in the first three:');
for (const { wanted, pageRank, first } of outcomes.filter(({ pageRank }) => pageRank === 0 || pageRank > 3))
  console.log(
    `  ${wanted.kind}: ${wanted.query}\n    wanted ${wanted.page} (place ${pageRank || 'none'}), found ${first.join(', ')}`,
  );
if (process.argv.includes('--sections')) {
  console.log('\nNot the wanted section in the first three:');
  for (const { wanted, sectionRank, first } of outcomes.filter(
    ({ sectionRank }) => sectionRank === 0 || sectionRank > 3,
  ))
    console.log(
      `  ${wanted.kind}: ${wanted.query}\n    wanted ${wanted.page}#${wanted.section ?? ''} (place ${sectionRank || 'none'}), found ${first.join(', ')}`,
    );
}

for (const [kind, least] of Object.entries(LEAST)) {
  const { firstThree = 0 } = figures.get(kind) ?? {};
  if (firstThree >= least) continue;
  console.error(
    `\nsuccess@3 of "${kind}" is ${percent(firstThree)}; it must not fall under ${percent(least)}.`,
  );
  process.exitCode = 1;
}

const sizes = searchSizes();
const whole = [...sizes.values()].reduce((sum, size) => sum + size, 0);
const parts = [...sizes].map(([name, size]) => `${name} ${size.toFixed(1)}`).join(', ');
console.log(`\nDownloaded by the search: ${whole.toFixed(1)} kB, brotli (${parts}).`);
if (whole > MOST_BYTES) {
  console.error(`\nThe search downloads ${whole.toFixed(1)} kB; it must not be more than ${MOST_BYTES} kB.`);
  process.exitCode = 1;
}
