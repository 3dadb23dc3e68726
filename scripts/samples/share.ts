/**
 * `npm run samples:share`: how many of the lines of TypeScript and JavaScript that the site shows are executed, and
 * which are not, each with its reason. Fails below 98 % (design.md#figures-to-hold).
 */
import fs from 'node:fs';
import path from 'node:path';
import { DiagnosticsError } from '../../plugins/content/diagnostic.ts';
import { expandPairs } from '../../plugins/mdx/pairs/expand.ts';
import { expandSamples } from '../../plugins/mdx/samples/expand.ts';
import type { ShownCode } from '../../plugins/mdx/samples/ownFences.ts';
import { countLines } from '../../plugins/mdx/samples/text.ts';
import { expandSteps } from '../../plugins/mdx/steps/expand.ts';
import { runMain, UserError } from '../run.mjs';

/** Least share of executed lines. */
const MIN_SHARE = 0.98;

const root = path.resolve(import.meta.dirname, '../..');
const docs = path.join(root, 'docs');
const samples = path.join(root, 'samples');

/** The code that the steps of a tutorial add. A step without a recording is an error, so all of it is executed. */
function readSteps(source: string, file: string): ShownCode[] {
  const { steps, diagnostics } = expandSteps(source, file, {
    samples,
    tutorials: path.join(samples, 'tutorials'),
    target: 'markdown',
    components: '',
    exerciseComponent: '',
    folder: '',
  });
  if (diagnostics.length > 0) throw new DiagnosticsError('The page', diagnostics);
  return steps.flatMap(({ line, sample, changes }) =>
    changes
      .filter(({ kind }) => kind !== 'removed')
      .map(({ after }) => ({ lines: countLines(after.trimEnd()), sample, place: `${file}:${line}` })),
  );
}

/** The code that pairs of programs show. A pair without a recording is an error, so all of it is executed. */
function readPairs(source: string, file: string): ShownCode[] {
  const { shown, diagnostics } = expandPairs(source, file, { samples, components: '' });
  if (diagnostics.length > 0) throw new DiagnosticsError('The page', diagnostics);
  return shown;
}

/** All code that the pages show. */
function readShown(): ShownCode[] {
  return fs
    .readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => {
      const absolute = path.join(docs, file);
      const source = fs.readFileSync(absolute, 'utf8');
      const { shown, diagnostics } = expandSamples(source, absolute, samples);
      if (diagnostics.length > 0) throw new DiagnosticsError('The page', diagnostics);
      return [...shown, ...readPairs(source, absolute), ...readSteps(source, absolute)];
    });
}

const sum = (shown: readonly ShownCode[]) => shown.reduce((lines, entry) => lines + entry.lines, 0);

runMain(async () => {
  const shown = readShown();
  const executed = shown.filter(({ sample }) => sample !== undefined);
  for (const { place, lines, sample, reason } of shown.filter((entry) => !executed.includes(entry))) {
    console.log(
      `${place}: ${lines} lines, not executed: ${reason ?? `the sample ${sample} has no recording`}`,
    );
  }
  const share = sum(executed) / Math.max(1, sum(shown));
  console.log(`${sum(executed)} of ${sum(shown)} lines are executed: ${(share * 100).toFixed(2)} %`);
  if (share < MIN_SHARE) throw new UserError(`At least ${MIN_SHARE * 100} % must be.`);
});
