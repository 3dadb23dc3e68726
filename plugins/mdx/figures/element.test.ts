import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { createExpandForTest } from '../../../e2e/support/expandForTest.ts';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'figures-'));
afterAll(() => fs.rmSync(base, { recursive: true }));

const RECORDING = { stdout: [], stderr: [], exitCode: null, differences: {} };
const answers = { a: { outcome: 'hangs' }, b: { outcome: 'closed' } };

const FILES = {
  'pair/own/index.ts': 'one();\ntwo();\n',
  'pair/own/recording.json': JSON.stringify({ ...RECORDING, answers }),
  'pair/other/index.ts': 'one();\ntwo();\nthree();\n',
  'pair/other/sample.json': JSON.stringify({
    pair: { with: 'pair/own', labels: ['Other', 'Own'], package: 'other' },
  }),
  'pair/other/recording.json': JSON.stringify({ ...RECORDING, answers }),
  'types/sample.json': JSON.stringify({ types: 'fail' }),
  'types/recording.json': JSON.stringify({ ...RECORDING, answers: {}, types: ['a.ts: wrong'] }),
  'alone/index.ts': 'one();\n',
  'alone/recording.json': JSON.stringify({ ...RECORDING, answers: { a: { outcome: 'hangs' } } }),
};
for (const [name, text] of Object.entries(FILES)) {
  const file = path.join(base, 'samples', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

const expand = createExpandForTest(path.join(base, 'samples'));

test.each([
  ['count="lines" of="pair/own/index.ts pair/other/index.ts"', 'count="lines" value="2" against="3"'],
  // Neither another framework's program nor one that only the compiler reads.
  ['count="programs"', 'count="programs" value="2" against="3"'],
  ['count="responses"', 'count="responses" value="3"'],
])('a figure with %s is counted by the build', (written, counted) => {
  const { source, diagnostics } = expand(`<Figure ${written}>\n\nwords\n\n</Figure>\n`);
  expect(diagnostics).toEqual([]);
  expect(source).toContain(`<Figure ${counted}>`);
  expect(source).toContain('words');
});

test('a figure depends on the counted samples, and on new ones beside them', () => {
  const samples = path.join(base, 'samples');
  expect(expand('<Figure count="responses" />\n').folders).toEqual([samples, path.join(samples, 'pair')]);
});

test.each([
  ['count="line"', 'has count="line". Did you mean "lines"?'],
  ['count="lines" of="pair/own/index.ts"', 'has of="pair/own/index.ts": name two files'],
  ['count="lines" of="pair/own/app.ts pair/other/index.ts"', 'counts the lines of "app.ts".'],
])('a figure with %s is a problem with its line', (written, problem) => {
  const [found] = expand(`# Page\n\n<Figure ${written} />\n`).diagnostics;
  expect([found?.line, found?.reason]).toEqual([3, expect.stringContaining(`<Figure> ${problem}`)]);
});
