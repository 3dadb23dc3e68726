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

const said = (checked: Checked | undefined, isChecking = false) =>
  textsOf(
    '[role="status"]',
    render(<Verdict checks={CHECKS} checked={checked} isChecking={isChecking} />),
  )[0];

test('TRY-4 checks can be read before they run', () => {
  expect(said(undefined)).toBe('');
  expect(said(undefined, true)).toBe('Checking…');
  const tree = render(<Verdict checks={CHECKS} checked={undefined} isChecking={false} />);
  expect(textsOf('ol strong', tree)).toEqual(['A list']);
  expect(textsOf('ol b', tree)).toEqual([]);
});

test('TRY-4 what came of a run is said in a sentence', () => {
  const sentences = [
    said({ kind: 'syntax', message: 'index.ts:1:2: a brace' }),
    said({ kind: 'run', result: { results: [], isSolved: true, printed: [] } }),
    said({ kind: 'run', result: { results: [], isSolved: false, printed: [] } }),
    said({ kind: 'restored' }),
  ];
  expect(sentences[0]).toContain('index.ts:1:2: a brace');
  expect(sentences[2]).toContain('0 of 1');
  expect(new Set(sentences).size).toBe(sentences.length);
});
