import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import type { Sample } from '../../plugins/content/samples/discover.ts';
import type { Run } from '../../plugins/content/samples/recording.ts';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import file from './mutants.json';
import {
  describeMutant,
  fileOf,
  findKiller,
  type Mutant,
  mutantsSchema,
  mutate,
  withMutant,
} from './mutants.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'mutants-'));

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const MUTANT: Mutant = { file: 'index.js', from: '// Limit\nreturn 1;', to: '// Limit\nreturn 2;' };

const SOURCE = 'if (a) return 1;\n// Limit\nreturn 1;\n';

const run = (stdout: string): Run => ({ stdout: [stdout], stderr: [], exitCode: null, answers: {} });

const sample = (name: string): Sample => ({
  name,
  dir: `/samples/${name}`,
  settings: { env: {}, recordingEnv: {}, headers: [], types: 'pass' },
  requests: [],
  recording: { ...run('recorded'), differences: {} },
});

test('no mutant is listed twice, and each applies exactly once to the framework of the samples', () => {
  const { mutants } = mutantsSchema.parse(file);
  const dir = path.join(SAMPLES_DIR, 'node_modules/burger-api');
  for (const mutant of mutants)
    expect(mutate(fs.readFileSync(fileOf(dir, mutant), 'utf8'), mutant)).toContain(mutant.to);
  const changes = mutants.map(({ file: name, from, to }) => `${name}\n${from}\n${to}`);
  expect(new Set(changes).size).toBe(changes.length);
});

test('a mutant changes one place, and one that the file has otherwise is refused', () => {
  expect(mutate(SOURCE, MUTANT)).toBe('if (a) return 1;\n// Limit\nreturn 2;\n');
  expect(describeMutant(MUTANT)).toBe('index.js: return 1; → return 2;');
  expect(() => mutate(SOURCE, { ...MUTANT, from: 'return 1;' })).toThrow(
    'index.js contains this text 2 times instead of once',
  );
  expect(() => mutate(SOURCE, { ...MUTANT, from: 'return 3;' })).toThrow(
    'index.js contains this text 0 times instead of once',
  );
  expect(() => mutate(SOURCE, { ...MUTANT, to: MUTANT.from })).toThrow('nothing changes in index.js');
});

test('the package is as before when the work is done, and when it fails', async () => {
  fs.mkdirSync(path.join(root, 'dist/src'), { recursive: true });
  fs.writeFileSync(fileOf(root, MUTANT), SOURCE);
  const read = async () => fs.readFileSync(fileOf(root, MUTANT), 'utf8');
  expect(await withMutant(root, MUTANT, read)).toContain('return 2;');
  expect(await read()).toBe(SOURCE);
  const failing = withMutant(root, MUTANT, () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  expect(await read()).toBe(SOURCE);
});

test('the first sample is run alone, and no other when it notices', async () => {
  const asked: string[] = [];
  const killer = await findKiller(['b', 'c', 'a'].map(sample), async ({ name }) => {
    asked.push(name);
    return run('other');
  });
  expect([killer, asked]).toEqual(['b', ['b', 'b']]);
});

test('a sample notices a mutant only when two runs in a row differ from its recording or fail', async () => {
  const outcomes: Record<string, (Run | undefined)[]> = {
    same: [run('recorded')],
    once: [run('other'), run('recorded')],
    silent: [undefined, undefined],
  };
  const killer = await findKiller(Object.keys(outcomes).map(sample), async ({ name }) => {
    const outcome = outcomes[name]?.shift();
    if (!outcome) throw new Error('the program does not listen');
    return outcome;
  });
  expect(killer).toBe('silent');
  expect(await findKiller([sample('same')], async () => run('recorded'))).toBeUndefined();
});
