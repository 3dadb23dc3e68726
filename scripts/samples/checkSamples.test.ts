/**
 * The runner turns red: each test breaks a copy of a sample in one way; all copies are checked in one run, since the compiler
 * takes as long for one as for all. Needs the runtimes (`npm run samples` installs them).
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { readSample } from '../../plugins/content/samples/discover.ts';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { checkSamples } from './checkSamples.ts';
import { play } from './play.ts';
import type { Failure } from './report.ts';

const SAMPLE = 'static-routes/first';
const ROUTE = 'api/menu/route.ts';
const RECORDING = 'recording.json';

/** A copy of the sample: how it is broken, and the expected problem. */
interface Copy {
  /** Its folder, which is its name. */
  name: string;
  test: string;
  /** @param edit changes a file; fails when there was nothing to change. @param dir absolute path of the copy. */
  change?: (edit: (file: string, change: (text: string) => string) => void, dir: string) => void;
  /** Empty where it passes. */
  message: string | RegExp;
}

/** The other half of a pair with a copy of the sample. */
const otherHalf =
  (whole: string, change: Copy['change'] = () => {}): Copy['change'] =>
  (edit, dir) => {
    fs.rmSync(path.join(dir, 'requests.http'));
    const pair = { with: whole, labels: ['Other', 'Own'], package: 'express' };
    fs.writeFileSync(path.join(dir, 'sample.json'), JSON.stringify({ pair }));
    change(edit, dir);
  };

const COPIES: readonly Copy[] = [
  { name: 'untouched', test: 'an untouched copy passes', message: '' },
  {
    name: 'answer',
    test: 'a changed answer',
    change: (edit) => edit(ROUTE, (text) => text.replace('Falafel', 'Hummus')),
    message: 'answers otherwise on primary',
  },
  {
    name: 'recording',
    test: 'a changed recording',
    change: (edit) => edit(RECORDING, (text) => text.replace('"status": 200', '"status": 201')),
    message: /-.*201[\s\S]*\+.*200/,
  },
  {
    name: 'type',
    test: 'a type error',
    change: (edit) => edit(ROUTE, (text) => `${text}\nexport const wrong: number = 'text';\n`),
    message: 'TS2322',
  },
  {
    name: 'start',
    test: 'a program that does not start',
    change: (edit) => edit('index.ts', (text) => `throw new Error('broken');\n${text}`),
    message: 'error: broken',
  },
  {
    name: 'unrecorded',
    test: 'a missing recording',
    change: (_edit, dir) => fs.rmSync(path.join(dir, RECORDING)),
    message: 'Record it: npm run samples -- unrecorded --record',
  },
  {
    name: 'request',
    test: 'a request without a recorded answer',
    change: (edit) =>
      edit('requests.http', (text) => `${text}\n### New\n# @name new\nGET {{host}}/api/menu\n`),
    message: '+new: 200 OK',
  },
  {
    name: 'host',
    test: 'a Host header of the request itself replaces the usual one',
    change(edit) {
      edit('requests.http', (text) => text.replace('/api/menu\n', '/api/menu\nHost: kitchen.example\n'));
      edit(ROUTE, (text) => text.replace('dishes.filter', "[String(req.headers.get('host'))].filter"));
    },
    message: `+all: | ["kitchen.example"]`,
  },
  {
    name: 'unnamed',
    test: 'a file that is not understood',
    change: (edit) => edit('requests.http', (text) => text.replace('# @name', '# name')),
    message: 'needs a name',
  },
  {
    name: 'alike',
    test: 'a pair that does the same (R-10)',
    change: otherHalf('untouched'),
    message: '',
  },
  {
    name: 'unlike',
    test: 'a pair that does not do the same (R-10)',
    change: otherHalf('untouched', (edit) => {
      for (const file of [ROUTE, RECORDING]) edit(file, (text) => text.replaceAll('Halloumi', 'Hummus'));
    }),
    message: /^"\w+" gets another response than from/,
  },
];

describe('each broken copy is reported, and nothing else', () => {
  let root: string;
  let failures: readonly Failure[];

  beforeAll(async () => {
    root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'samples-'));
    fs.copyFileSync(path.join(SAMPLES_DIR, 'tsconfig.json'), path.join(root, 'tsconfig.json'));
    fs.symlinkSync(path.join(SAMPLES_DIR, 'node_modules'), path.join(root, 'node_modules'));
    for (const { name, change } of COPIES) {
      const dir = path.join(root, name);
      fs.cpSync(path.join(SAMPLES_DIR, SAMPLE), dir, { recursive: true });
      change?.((file, edit) => {
        const before = fs.readFileSync(path.join(dir, file), 'utf8');
        const after = edit(before);
        expect(after).not.toBe(before);
        fs.writeFileSync(path.join(dir, file), after);
      }, dir);
    }
    ({ failures } = await checkSamples({ root, names: [], runtimes: ['primary'], record: false }));
  }, 60_000);

  afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

  test.each(COPIES.map((copy) => [copy.test, copy] as const))('%s', (_test, { name, message }) => {
    const messages = failures.filter(({ sample }) => sample === name).map(({ message }) => message);
    if (message === '') expect(messages).toEqual([]);
    else if (typeof message === 'string') expect(messages.join('\n')).toContain(message);
    else expect(messages.join('\n')).toMatch(message);
  });

  test('"--record" writes the responses of a new and a changed sample as their recordings', async () => {
    const names = ['recording', 'unrecorded'];
    const { failures: left } = await checkSamples({ root, names, runtimes: ['primary'], record: true });
    expect(left).toEqual([]);
    const read = (dir: string) => JSON.parse(fs.readFileSync(path.join(dir, RECORDING), 'utf8'));
    const { answers } = read(path.join(SAMPLES_DIR, SAMPLE));
    for (const name of names) expect(read(path.join(root, name)).answers).toEqual(answers);
  });

  test('a name without a sample is reported before any sample runs', async () => {
    const names = ['untouched', 'untuoched'];
    const found = await checkSamples({ root, names, runtimes: ['primary'], record: false });
    const message = expect.stringMatching(/^is no sample\. There are:\n.*\nuntouched/s);
    expect(found).toEqual({ failures: [{ sample: 'untuoched', message }], checked: [] });
  });

  test('no other sample is reported', () => {
    const names = COPIES.map(({ name }) => name);
    expect(failures.filter(({ sample }) => !names.includes(sample))).toEqual([]);
  });
});

test('a recording has output after the start of the server, and the end of the program', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'late-'));
  try {
    fs.mkdirSync(path.join(root, 'late'));
    fs.writeFileSync(
      path.join(root, 'late/index.ts'),
      `Bun.serve({ port: Number(process.env.PORT), fetch: () => new Response() });
setTimeout(() => { console.error('late'); process.exit(1); }, 900);
`,
    );
    const run = await play(readSample(root, 'late'), 'primary');
    expect([run.stderr, run.exitCode]).toEqual([['late'], 1]);
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
});
