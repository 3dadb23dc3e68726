import { expect, test } from '@rstest/core';
import { render } from '../../../e2e/support/components/render.tsx';
import { textsOf } from '../../../e2e/support/html.ts';
import type { Checked } from './useExercise.ts';
import { Verdict } from './Verdict.tsx';

const CHECKS = [
  {
    title: 'A list',
    before: [],
    request: { method: 'GET', target: '/api/items', headers: [] },
    expected: { status: 200, body: { kind: 'any' as const }, any: {} },
  },
];

const verdictOf = (checked: Checked | undefined, isChecking = false) =>
  render(<Verdict checks={CHECKS} checked={checked} isChecking={isChecking} />);

const sentenceOf = (checked: Checked | undefined, isChecking = false) =>
  textsOf('[role="status"]', verdictOf(checked, isChecking))[0];

const BARE = { results: [], isSolved: false, printed: [], lacks: [] };

/** A response that is not the expected one. */
const DIFFERING = {
  answer: { status: 500, headers: [], body: '', isCut: false },
  differences: { status: true, type: false, body: new Set<string>() },
  isPassed: false,
};

test('TRY-4 the status is empty before the first run, and a message during each', () => {
  expect(sentenceOf(undefined)).toBe('');
  expect(sentenceOf(undefined, true)).toBe('Checking…');
  expect(textsOf('li', verdictOf(undefined))).toEqual([]);
});

test('TRY-4 the result of a run is a sentence', () => {
  const sentences = [
    sentenceOf({ kind: 'mistake', mistake: { path: 'index.ts', line: 8, message: 'a brace' } }),
    sentenceOf({ kind: 'run', result: { ...BARE, isSolved: true } }),
    sentenceOf({ kind: 'run', result: BARE }),
    sentenceOf({ kind: 'restored' }),
  ];
  expect(sentences[0]).toBe('index.ts, line 8: a brace');
  expect(sentences[2]).toContain('0 of 1');
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('TRY-4 responses are compared only where the program could be judged', () => {
  const differing = { ...BARE, results: [DIFFERING] };
  expect(textsOf('li strong', verdictOf({ kind: 'run', result: differing }))).toEqual(['A list']);
  const missing: Checked = { kind: 'run', result: { ...differing, lacks: ['Bun.file'] } };
  expect(sentenceOf(missing)).toContain('Bun.file');
  expect(textsOf('li', verdictOf(missing))).toEqual([]);
  const looping: Checked = { kind: 'run', result: { ...differing, problem: { kind: 'timeout' } } };
  expect(textsOf('li', verdictOf(looping))).toEqual([]);
  // What the sandbox lacks and nobody needs is not worth a word.
  expect(
    sentenceOf({ kind: 'run', result: { ...BARE, isSolved: true, lacks: ['Bun.version'] } }),
  ).not.toContain('Bun');
});
