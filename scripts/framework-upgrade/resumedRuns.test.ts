import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { readSample } from '../../plugins/content/samples/discover.ts';
import type { Run } from '../../plugins/content/samples/recording.ts';
import { resumedRuns } from './resumedRuns.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'runs-'));
const file = path.join(root, 'runs.jsonl');

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

for (const name of ['one', 'two']) {
  fs.mkdirSync(path.join(root, name));
  fs.writeFileSync(path.join(root, name, 'index.ts'), name);
}

const printed = (line: string): Run => ({ stdout: [line], stderr: [], exitCode: 0, answers: {} });

/** A runner that stores its runs in the file, with logs of played samples and progress. Each run prints the next of `lines`. */
function runner(lines: string[]) {
  const played: string[] = [];
  const progress: string[] = [];
  const run = resumedRuns(
    file,
    ({ name, isKnown, differs }) => progress.push(`${name} ${isKnown} ${differs}`),
    async ({ name }) => {
      played.push(name);
      return printed(lines.shift() ?? 'nothing left');
    },
  );
  return { run: (name: string) => run(readSample(root, name), 'primary', printed('a')), played, progress };
}

test('an interrupted run continues, and runs samples that have changed since', async () => {
  const first = runner(['a', 'a']);
  await first.run('one');
  await first.run('two');
  expect(first.played).toEqual(['one', 'two']);
  // The process ended while it wrote.
  fs.appendFileSync(file, '{"key":"three');
  fs.writeFileSync(path.join(root, 'two/index.ts'), 'changed');
  const second = runner(['a']);
  expect(await second.run('one')).toEqual(printed('a'));
  await second.run('two');
  expect(second.played).toEqual(['two']);
  expect(second.progress).toEqual(['one true false', 'two false false']);
  const third = runner([]);
  await third.run('two');
  expect(third.played).toEqual([]);
});

test('a difference counts when a second run has it, too', async () => {
  fs.rmSync(file);
  const { run, played, progress } = runner(['b', 'a', 'c', 'c']);
  expect(await run('one')).toEqual(printed('a'));
  expect(await run('two')).toEqual(printed('c'));
  expect(played).toEqual(['one', 'one', 'two', 'two']);
  expect(progress).toEqual(['one false false', 'two false true']);
});
