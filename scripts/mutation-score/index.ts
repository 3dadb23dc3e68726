/**
 * `npx tsx scripts/mutation-score`: changes a line of the framework at a time, in a copy, and runs samples until one notices.
 * Prints the share of noticed changes, and fails below `minScore` of `mutants.json`. Arguments choose the mutants whose line has
 * one of them, `--tighten` raises `minScore` and records the killers.
 */
import fs from 'node:fs';
import path from 'node:path';
import { requireJson } from '../../plugins/content/located.ts';
import { listSamples, readSample } from '../../plugins/content/samples/discover.ts';
import { FRAMEWORK, SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { readArguments } from '../commandLine.ts';
import { copySamples, releaseIn } from '../framework-upgrade/installRelease.ts';
import { endPrograms } from '../programs.ts';
import { runMain, UserError } from '../run.mjs';
import { isProgram } from '../samples/checkSamples.ts';
import { ensureSamples } from '../setup.mjs';
import { describeMutant, fileOf, findKiller, mutantsSchema, mutate, withMutant } from './mutants.ts';

const file = path.join(import.meta.dirname, 'mutants.json');

/** Copies of the samples, with a copy of the framework. */
function prepareCopies() {
  const root = path.join(PROJECT_ROOT, '.rspress/mutants');
  const known = path.join('node_modules', FRAMEWORK);
  fs.rmSync(root, { recursive: true, force: true });
  fs.cpSync(path.join(SAMPLES_DIR, known), path.join(root, known), { recursive: true });
  copySamples(root);
  const samples = listSamples(root)
    .map((name) => readSample(root, name))
    .filter((sample) => isProgram(sample) && sample.recording && !sample.settings.pair);
  return { ...releaseIn(root), samples };
}

runMain(async () => {
  const { values, positionals } = readArguments({ tighten: { type: 'boolean' } }, { allowPositionals: true });
  const list = requireJson('The list of mutants', file, mutantsSchema);
  const chosen = list.mutants.filter(
    (mutant) => positionals.length === 0 || positionals.some((part) => describeMutant(mutant).includes(part)),
  );
  if (chosen.length === 0) throw new UserError('No mutant of mutants.json has that in its line.');
  await ensureSamples();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const { dir, samples, version } = prepareCopies();
  // Throws before any run when a mutant does not apply to a new release.
  for (const mutant of chosen) mutate(fs.readFileSync(fileOf(dir, mutant), 'utf8'), mutant);
  const killers = new Set<string>();
  let killed = 0;
  for (const mutant of chosen) {
    const order = samples.toSorted(
      (a, b) => Number(b.name === mutant.killer) - Number(a.name === mutant.killer),
    );
    // One that no sample can notice would be run with all of them.
    const killer = mutant.survives
      ? undefined
      : await withMutant(dir, mutant, () => findKiller(order)).finally(endPrograms);
    if (killer) {
      const isKnown = killers.has(killer);
      if (!isKnown && (await findKiller(samples.filter(({ name }) => name === killer))))
        throw new UserError(
          `${killer} differs from its recording without a mutant: npm run samples -- ${killer}`,
        );
      killers.add(killer);
      killed += 1;
    }
    const survivor = `SURVIVES${mutant.survives ? ` (${mutant.survives})` : ''}`;
    console.log(`${killer ? `killed by ${killer}` : survivor}: ${describeMutant(mutant)}`);
    mutant.killer = killer;
  }
  const score = killed / chosen.length;
  console.log(
    `\n${FRAMEWORK} ${version}: ${killed} of ${chosen.length} mutants killed, ${(score * 100).toFixed(1)} %`,
  );
  const isWhole = chosen.length === list.mutants.length;
  if (values.tighten) {
    if (isWhole) list.minScore = Math.max(list.minScore, Math.floor(score * 1000) / 1000);
    fs.writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
  } else if (isWhole && score < list.minScore)
    throw new UserError(
      `At least ${list.minScore * 100} % must be killed: write a sample that notices the survivors.`,
    );
});
