/** Changes of the framework's code that the samples must notice. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Sample } from '../../plugins/content/samples/discover.ts';
import { differenceOf, runOf } from '../../plugins/content/samples/recording.ts';
import { BASE_RUNTIME } from '../../plugins/content/samples/runtimes.ts';
import { UserError } from '../run.mjs';
import { inParallel } from '../samples/checkSamples.ts';
import { play } from '../samples/play.ts';

const mutant = z.strictObject({
  /** Path below `dist/src` of the package. */
  file: z.string(),
  /** A text that the file has once; the lines around the changed one distinguish it from others. */
  from: z.string().min(1),
  to: z.string(),
  /** The sample that noticed it last time: it is run first. */
  killer: z.string().optional(),
  /** Reason why no sample can or need notice it: it counts as a survivor, and is not run. */
  survives: z.string().optional(),
});

export const mutantsSchema = z.strictObject({
  /** Least share of killed mutants; only rises. */
  minScore: z.number().min(0).max(1),
  mutants: z.array(mutant).min(60),
});

export type Mutant = z.infer<typeof mutant>;

export const fileOf = (dir: string, { file }: Pick<Mutant, 'file'>): string =>
  path.join(dir, 'dist/src', file);

/** A mutant in one line: its file, and the first line that differs. */
export function describeMutant({ file, from, to }: Mutant): string {
  const [old, now] = [from.split('\n'), to.split('\n')];
  const at = Math.max(
    0,
    old.findIndex((line, index) => line !== now[index]),
  );
  return `${file}: ${(old[at] ?? '').trim()} → ${(now[at] ?? '').trim()}`;
}

/** @throws `UserError` for a mutant that does not apply exactly once. */
export function mutate(source: string, { file, from, to }: Mutant): string {
  const [before = '', after, ...others] = source.split(from);
  if (after === undefined || others.length > 0)
    throw new UserError(
      `scripts/mutation-score/mutants.json: ${file} contains this text ${others.length + (after === undefined ? 0 : 1)} times instead of once:\n${from}\nWrite what the release has there, with lines around it where they are needed.`,
    );
  if (from === to)
    throw new UserError(`scripts/mutation-score/mutants.json: nothing changes in ${file}: ${from}`);
  return before + to + after;
}

/** True for a sample that differs from its recording twice: a busy machine is no killer. */
async function notices(sample: Sample, run: typeof play): Promise<boolean> {
  if (!sample.recording) return false;
  const expected = runOf(sample.recording, BASE_RUNTIME);
  for (let times = 0; times < 2; times++) {
    const found = await run(sample, BASE_RUNTIME, expected).catch(() => undefined);
    if (found && !differenceOf(expected, found)) return false;
  }
  return true;
}

/** Name of a sample that notices. @param samples the first, which noticed last time, runs alone, the others in parallel. */
export async function findKiller(samples: readonly Sample[], run = play): Promise<string | undefined> {
  const [first, ...others] = samples;
  if (first && (await notices(first, run))) return first.name;
  let killer: string | undefined;
  await inParallel(others, async (sample) => {
    if (killer === undefined && (await notices(sample, run))) killer ??= sample.name;
  });
  return killer;
}

/** Runs `work` with the mutant, and restores the file afterwards. @param dir absolute path of the package. */
export async function withMutant<T>(dir: string, mutant: Mutant, work: () => Promise<T>): Promise<T> {
  const file = fileOf(dir, mutant);
  const source = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, mutate(source, mutant));
  try {
    return await work();
  } finally {
    fs.writeFileSync(file, source);
  }
}
