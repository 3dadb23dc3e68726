import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { type Findings, type Hold, judgeHold, type Outcome, readHolds } from './holds.ts';
import { firstError, readMisfits, readTests, readTypes } from './reports.ts';
import { printTrial } from './screen.ts';

const read = (file: string) => fs.readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

const FINE: Findings = { packages: [], types: [], tests: [], upstream: [], budgets: [] };

describe('contributing/holds.md', () => {
  const holds = readHolds(read('contributing/holds.md'));

  test('each hold has a place and tests that exist, with a title for each id', () => {
    expect(holds.length).toBeGreaterThan(10);
    for (const { id, places, proofs } of holds) {
      expect(places.length, id).toBeGreaterThan(0);
      for (const place of places) expect(fs.existsSync(path.join(PROJECT_ROOT, place)), place).toBe(true);
      for (const proof of proofs) expect(read(proof.file)).toContain(proof.id ?? 'test(');
    }
  });

  test('ids are before or after their file, and figures before their command', () => {
    const row = '| <a id="h1"></a>H1 | engine | `plugins/a.ts`, `theme/b` do | 1 kB | loud | ';
    const [hold] = readHolds(
      `${row}GO-2.b in \`e2e/a.spec.ts\`, \`e2e/b.spec.ts\` ST-2; \`css\` in \`npm run budgets\` |`,
    );
    expect(hold).toEqual({
      id: 'H1',
      places: ['plugins/a.ts', 'theme/b'],
      proofs: [
        { file: 'e2e/a.spec.ts', id: 'GO-2.b' },
        { file: 'e2e/b.spec.ts', id: 'ST-2' },
      ],
      figures: ['css'],
    });
    expect(() => readHolds(`${row}a page |`)).toThrow(
      'H1 needs six cells, the last one with the path of a test',
    );
  });
});

describe('the verdict on a hold', () => {
  const hold: Hold = {
    id: 'H1',
    places: ['plugins/engine/a.ts', 'theme/b'],
    proofs: [{ file: 'e2e/a.spec.ts', id: 'GO-2' }],
    figures: ['css'],
  };
  const test1 = (title: string, error?: string): Outcome => ({ file: 'e2e/a.spec.ts', title, error });
  const passed = test1('group › GO-2.a Back');

  test.each<[string, Partial<Findings>, string]>([
    ['its test passes', { tests: [passed, test1('GO-3 other', 'no')] }, 'holds '],
    ['no test of it has run', { tests: [test1('GO-3 other')] }, 'not known e2e/a.spec.ts has not run'],
    ['its test fails', { tests: [test1('GO-2 Back', 'gone')] }, 'broken e2e/a.spec.ts: gone'],
    [
      'its assertion ends the build',
      { build: 'adapt plugins/engine/a.ts.' },
      'broken plugins/engine/a.ts: adapt plugins/engine/a.ts.',
    ],
    ['another one ends the build', { tests: [passed], build: 'adapt b.ts' }, 'not known there is no build'],
    [
      'its file has a type error',
      { tests: [passed], types: [{ file: 'theme/b/c.ts', title: '', error: 'TS1: no' }] },
      'broken theme/b/c.ts: TS1: no',
    ],
    [
      'a budget of it is exceeded',
      { tests: [passed], budgets: ['home.css is 9 kB'] },
      'broken budgets: home.css is 9 kB',
    ],
    ['another budget is exceeded', { tests: [passed], budgets: ['home.script is 9 kB'] }, 'holds '],
  ])('%s', (_, findings, expected) => {
    const { status, reason } = judgeHold(hold, { ...FINE, ...findings });
    expect(`${status} ${reason}`).toBe(expected);
  });
});

describe('output of the steps', () => {
  test('the first error of a program', () => {
    expect(firstError('start\n\u001b[31merror\u001b[39m   It broke\nmore')).toBe('error   It broke');
    expect(firstError('error   build failed\n× Error: It has a new shape')).toBe(
      '× Error: It has a new shape',
    );
    expect(firstError('one\ntwo\n')).toBe('two');
  });

  test('type errors', () => {
    expect(readTypes('a/b.ts(1,2): error TS2339: No x.\n  more\n')).toEqual([
      { file: 'a/b.ts', title: 'a/b.ts(1,2): error TS2339: No x.', error: 'TS2339: No x.' },
    ]);
  });

  test('tests in the form of JUnit', () => {
    const xml = `header
<testsuites><testsuite name="a.spec.ts">
  <testcase name="A &gt; b" classname="a.spec.ts"><failure message="one&#10;two">more</failure></testcase>
  <testcase name="c" classname="a.spec.ts"></testcase>
  <testcase name="d" classname="a.spec.ts"><skipped/></testcase>
</testsuite><testsuite name="b.spec.ts"></testsuite></testsuites>`;
    expect(readTests(xml, 'e2e/')).toEqual([
      { file: 'e2e/a.spec.ts', title: 'A > b', error: 'one' },
      { file: 'e2e/a.spec.ts', title: 'c', error: undefined },
      { file: 'e2e/b.spec.ts', title: '', error: 'no test could run' },
    ]);
    expect(readTests('Error: no configuration')).toEqual([
      { file: 'the program', title: '', error: 'Error: no configuration' },
    ]);
  });

  test('peers that npm has overridden', () => {
    const warning =
      'npm warn Could not resolve dependency:\nnpm warn peer a@"^2" from b@1\nnpm warn node_modules/b\n';
    expect(readMisfits(warning + warning)).toEqual(['peer a@"^2" from b@1']);
  });
});

test('all that can be wrong is one screen of 40 lines', () => {
  const many = Array.from({ length: 30 }, (_, at) => ({
    file: `theme/${at}.ts`,
    title: `${at}`,
    error: 'x'.repeat(300),
  }));
  const holds = readHolds(read('contributing/holds.md'));
  const proofs = holds.flatMap((hold) =>
    hold.proofs.map(({ file, id }) => ({ file, title: id ?? '', error: 'gone' })),
  );
  const sentences = many.map(({ error }) => error);
  const screen = printTrial('2.1.0', holds, {
    packages: sentences,
    types: many,
    tests: [...many, ...proofs],
    upstream: many,
    budgets: sentences,
  });
  expect(screen.split('\n').length).toBeLessThanOrEqual(40);
  expect(Math.max(...screen.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(160);
  for (const { id } of holds) expect(screen).toContain(`${id.padEnd(8)}broken, `);
});
