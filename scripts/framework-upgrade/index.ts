/**
 * `npm run framework:upgrade -- <version or folder>`: runs the samples with another release of the framework, which is
 * installed beside them, and prints the differences, with the pages that show or mention them, as Markdown. `--runtime all`
 * for every release of Bun, `--output <file>` for a file, `--apply` to install the version and to record the differences.
 * Progress goes to the standard error; an interrupted run can be resumed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { listSamples, readSample } from '../../plugins/content/samples/discover.ts';
import { FRAMEWORK, readVersions, SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { onlyName, readArguments } from '../commandLine.ts';
import { run, runMain, UserError } from '../run.mjs';
import { checkSamples } from '../samples/checkSamples.ts';
import { readClaims } from '../samples/claims.ts';
import { findTypes } from '../samples/findTypes.ts';
import { parseRuntimes } from '../samples/parseRuntimes.ts';
import { textOfRun } from '../samples/report.ts';
import { ANY_ENGINE, ensureSamples } from '../setup.mjs';
import { readThisSite } from '../thisSite.ts';
import { comparePackages } from './comparePackages.ts';
import {
  findClaimChanges,
  findNameChanges,
  findSampleChanges,
  findStatusChanges,
  type SampleChange,
} from './findChanges.ts';
import { installRelease, releaseIn } from './installRelease.ts';
import { readPageSections } from './pageSections.ts';
import { resumedRuns } from './resumedRuns.ts';
import { upgradeReport } from './upgradeReport.ts';

/** Installs a version here and for the samples, and records the samples that differ, and the types. */
async function apply(version: string, changes: readonly SampleChange[]): Promise<void> {
  for (const cwd of ['.', SAMPLES_DIR])
    await run('npm', ['install', '--save-exact', `${FRAMEWORK}@${version}`], { cwd, env: ANY_ENGINE });
  // The types of all samples are recorded with any of them.
  const names =
    changes.length > 0 ? changes.map(({ sample }) => sample) : listSamples(SAMPLES_DIR).slice(0, 1);
  await run('npm', ['run', 'samples', '--', '--record', ...new Set(names)]);
}

runMain(async () => {
  const { values, positionals } = readArguments(
    {
      apply: { type: 'boolean', default: false },
      output: { type: 'string' },
      runtime: { type: 'string', default: 'primary' },
    },
    { allowPositionals: true },
  );
  const wanted = onlyName(
    positionals,
    'Name one release, such as "npm run framework:upgrade -- latest", or a folder: ./burger-api.',
  );
  if (values.apply && /[\\/]/.test(wanted))
    throw new UserError('--apply needs a version: what readers cannot install is not recorded.');
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
  let done = 0;
  const checked = await checkSamples({
    root,
    names: [],
    runtimes,
    record: false,
    run: resumedRuns(`${root}.jsonl`, ({ name, runtime, isKnown, differs }) => {
      done += 1;
      console.error(
        `${done} ${name} on ${runtime}: ${differs ? 'differs' : 'same'}${isKnown ? ' (known)' : ''}`,
      );
    }),
  });
  const sampleChanges = findSampleChanges(samples, checked, runtimes);
  const { reader, address } = readThisSite();
  const { bun } = readVersions(SAMPLES_DIR);
  const report = upgradeReport({
    release: release.version,
    known: known.version,
    runtimes: runtimes.map((runtime) => `${runtime} (Bun ${bun[runtime]})`).join(', '),
    samples: samples.length,
    sampleChanges,
    statusChanges: findStatusChanges(samples, checked, runtimes),
    nameChanges: findNameChanges(findTypes(SAMPLES_DIR), findTypes(root)),
    claimChanges: findClaimChanges(readClaims(SAMPLES_DIR), sampleChanges, checked),
    packageChange: comparePackages(known.dir, release.dir),
    sections: readPageSections(reader.site(true).sources.values(), SAMPLES_DIR),
    seen: [...checked.runs.values()].flatMap((runs) => [...runs.values()].map(textOfRun)).join('\n'),
    address,
  });
  if (values.output) fs.writeFileSync(path.resolve(values.output), report);
  else console.log(report);
  if (values.apply) await apply(release.version, sampleChanges);
});
