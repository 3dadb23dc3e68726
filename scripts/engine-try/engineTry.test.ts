import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { type Hold, judgeHold, readHolds, type TestResult } from './holds.ts';
import { firstError, readTests } from './reports.ts';
import { printTrial } from './screen.ts';

const read = (file: string) => fs.readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

describe('contributing/holds.md', () => {
  const holds = readHolds(read('contributing/holds.md'));

  test('each hold has tests that exist, with a title for each id', () => {
    expect(holds.length).toBeGreaterThan(10);
    for (const { proofs } of holds)
      for (const proof of proofs) expect(read(proof.file)).toContain(proof.id ?? 'test(');
  });

  test('ids are before or after their file', () => {
    const row = '| <a id="h1"></a>H1 | engine | `plugins/a.ts`, `theme/b` do | 1 kB | loud | ';
    const [hold] = readHolds(
      `${row}GO-2.b in \`e2e/a.spec.ts\`, \`e2e/b.spec.ts\` ST-2; \`css\` in \`npm run budgets\` |`,
    );
    expect(hold).toEqual({
      id: 'H1',
      proofs: [
        { file: 'e2e/a.spec.ts', id: 'GO-2.b' },
        { file: 'e2e/b.spec.ts', id: 'ST-2' },
      ],
    });
    expect(() => readHolds(`${row}a page |`)).toThrow('H1 needs the path of a test in its last cell');
  });
});

describe('the verdict on a hold', () => {
  const hold: Hold = { id: 'H1', proofs: [{ file: 'e2e/a.spec.ts', id: 'GO-2' }] };
  const test1 = (title: string, error?: string): TestResult => ({ file: 'e2e/a.spec.ts', title, error });
  const passed = test1('group › GO-2.a Back');

  test.each([
    ['its test passes', [passed, test1('GO-3 other', 'no')], 'holds'],
    ['no test of it has run', [test1('GO-3 other')], 'not known, e2e/a.spec.ts has not run'],
    [
      'its file cannot be loaded',
      [test1('', 'no test could run')],
      'broken, e2e/a.spec.ts: no test could run',
    ],
    ['its test fails', [passed, test1('GO-2 Back', 'gone')], 'broken, e2e/a.spec.ts: gone'],
  ])('%s', (_, tests, expected) => {
    expect(judgeHold(hold, tests)).toBe(expected);
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
    types: sentences,
    tests: [...many, ...proofs],
    budgets: sentences,
  });
  expect(screen.split('\n').length).toBeLessThanOrEqual(40);
  expect(Math.max(...screen.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(160);
  for (const { id } of holds) expect(screen).toContain(`${id.padEnd(8)}broken, `);
});
