import fs from 'node:fs';
import path from 'node:path';
import { differenceOf, type Run } from '../../plugins/content/samples/recording.ts';
import { digestOf } from '../../plugins/engine/cacheDigest.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { play } from '../samples/play.ts';

/** Inputs of a run other than release and sample: the runner, and the packages other than the framework. */
const RUNNER = ['scripts/samples', 'scripts/programs.ts', 'samples/package-lock.json'];

/** Differences that are tried a second time: a busy machine causes a few, more of them are due to the release. */
const MAX_REPEATED = 30;

interface Line {
  key: string;
  run: Run;
}

/** Known runs; a last line that was not written to its end is left out. */
function readRuns(file: string): Map<string, Run> {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return new Map(
    (text.match(/^.+\n/gm) ?? []).map((line) => {
      const { key, run }: Line = JSON.parse(line);
      return [key, run];
    }),
  );
}

/**
 * `play` with its runs of one release in a file, so that an interruption can be resumed. Programs of other frameworks are not
 * run, because nothing has changed for them.
 */
export function resumedRuns(
  file: string,
  progress: (run: { name: string; runtime: string; isKnown: boolean; differs: boolean }) => void,
  runOnce = play,
): typeof play {
  const known = readRuns(file);
  const runner = digestOf(PROJECT_ROOT, RUNNER);
  let repeated = 0;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, [...known].map(([key, run]) => `${JSON.stringify({ key, run })}\n`).join(''));
  return async (sample, runtime, expected) => {
    const { name, dir, settings } = sample;
    const key = [name, runtime, runner, digestOf(dir, ['.'], () => false)].join(' ');
    const before = settings.pair ? expected : known.get(key);
    let run = before ?? (await runOnce(sample, runtime, expected));
    const differs = (found: Run) => expected !== undefined && differenceOf(expected, found) !== undefined;
    if (!before && differs(run) && repeated++ < MAX_REPEATED) run = await runOnce(sample, runtime, expected);
    if (!before) fs.appendFileSync(file, `${JSON.stringify({ key, run } satisfies Line)}\n`);
    progress({ name, runtime, isKnown: before !== undefined, differs: differs(run) });
    return run;
  };
}
