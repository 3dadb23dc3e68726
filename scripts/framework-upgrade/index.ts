/**
 * `npm run framework:upgrade -- <version or folder>`: runs the samples with another release of the framework, which is
 * installed beside them, and prints the differences, with the pages that show or mention them, as Markdown. `--runtime all`
 * for every release of Bun, `--output <file>` for a file. Progress goes to the standard error.
 */
import fs from 'node:fs';
import { listSamples, readSample } from '../../plugins/content/samples/discover.ts';
import { differenceOf } from '../../plugins/content/samples/recording.ts';
import { readVersions, SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { onlyName, readArguments } from '../commandLine.ts';
import { runMain } from '../run.mjs';
import { checkSamples } from '../samples/checkSamples.ts';
import { findTypes } from '../samples/findTypes.ts';
import { parseRuntimes } from '../samples/parseRuntimes.ts';
import { play } from '../samples/play.ts';
import { ensureSamples } from '../setup.mjs';
import { readThisSite } from '../thisSite.ts';
import { changeOf, findNameChanges } from './findChanges.ts';
import { installRelease, releaseIn } from './installRelease.ts';
import { readPageSections } from './pageSections.ts';
import { upgradeReport } from './upgradeReport.ts';

/** A difference counts when a second run has it, too: a busy machine causes a few. Programs of other frameworks stay the same. */
const playTwice: typeof play = async (sample, runtime, expected) => {
  if (expected && sample.settings.pair) return expected;
  const run = await play(sample, runtime, expected);
  const differs = expected !== undefined && differenceOf(expected, run) !== undefined;
  console.error(`${sample.name} on ${runtime}${differs ? ' differs' : ''}`);
  return differs ? play(sample, runtime, expected) : run;
};

runMain(async () => {
  const { values, positionals } = readArguments(
    { output: { type: 'string' }, runtime: { type: 'string', default: 'primary' } },
    { allowPositionals: true },
  );
  const wanted = onlyName(
    positionals,
    'Name one release, such as "npm run framework:upgrade -- latest", or a folder: ./burger-api.',
  );
  const runtimes = parseRuntimes(values.runtime);
  await ensureSamples();
  const release = installRelease(wanted);
  const { root } = release;
  const known = releaseIn(SAMPLES_DIR);
  const samples = listSamples(root).map((name) => readSample(root, name));
  console.error(
    `burger-api ${release.version} beside ${known.version}: type-checking ${samples.length} samples.`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const { failures } = await checkSamples({ root, names: [], runtimes, record: false, run: playTwice });
  const { reader, data } = readThisSite();
  const { bun } = readVersions(SAMPLES_DIR);
  const report = upgradeReport({
    release: release.version,
    known: known.version,
    runtimes: runtimes.map((runtime) => `${runtime} (Bun ${bun[runtime]})`).join(', '),
    samples: samples.length,
    sampleChanges: failures.map((failure) =>
      changeOf(failure, samples.find(({ name }) => name === failure.sample)?.requests ?? []),
    ),
    nameChanges: findNameChanges(findTypes(SAMPLES_DIR).types, findTypes(root).types),
    sections: readPageSections(reader.site().sources.values(), SAMPLES_DIR),
    address: data.address,
  });
  if (values.output) fs.writeFileSync(values.output, report);
  else console.log(report);
});
