import { expect, test } from '@rstest/core';
import type { OnionRun } from '../../../model/onion.ts';
import { idleWords, stepWords } from '../../../model/onionWords.ts';
import { layOut } from './drawing.ts';
import { onionMessage } from './words.ts';

const REFUSED: OnionRun = {
  title: 'Bad input',
  method: 'GET',
  target: '/api/a?x=y',
  status: '400 Bad Request',
  layers: [
    { kind: 'router' },
    { kind: 'global', name: 'log' },
    { kind: 'validation' },
    { kind: 'route', name: 'auth' },
    { kind: 'handler' },
  ],
  steps: [
    { layer: 0, does: 'arrives' },
    { layer: 1, does: 'runs' },
    { layer: 2, does: 'runs' },
    { layer: 2, does: 'refuses' },
    { layer: 1, does: 'hook' },
    { layer: 0, does: 'leaves' },
  ],
};

const THROWN: OnionRun = {
  ...REFUSED,
  status: '500 Internal Server Error',
  steps: [
    { layer: 0, does: 'arrives' },
    { layer: 1, does: 'runs' },
    { layer: 1, does: 'throws' },
    { layer: 0, does: 'leaves' },
  ],
};

const message = onionMessage((text, values = {}) =>
  String(typeof text === 'string' ? text : text.other).replace(/\{(\w+)\}/g, (_, name) =>
    String(values[name]),
  ),
);

test('each layer has a row and its steps, on the way in or out, at its height', () => {
  const { rows, marks, legs } = layOut(REFUSED);
  expect(rows.map(({ steps }) => steps)).toEqual(['1 6', '2 5', '3 4', '', '']);
  expect(rows.map(({ idle }) => idle)).toEqual([false, false, false, true, true]);
  expect(new Set(rows.map(({ y }) => y)).size).toBe(rows.length);
  const [first, , third, fourth, , last] = marks;
  expect(first?.x).toBe(third?.x);
  expect(fourth?.x).toBe(last?.x);
  expect(fourth?.x).toBeGreaterThan(third?.x ?? Number.NaN);
  expect(third?.y).toBe(fourth?.y);
  expect(first?.y).toBe(last?.y);
  expect(legs.map(({ isLost }) => isLost)).toEqual(marks.map(() => false));
});

test('the words of a row end above the wavy edge of its ingredient', () => {
  const [router, global, , , handler] = layOut(REFUSED).rows;
  // The body of the lettuce ends at 26, that of the cheese at 23; letters as "g" go 4 below their line.
  expect(global?.baseline).toBeLessThanOrEqual(26 - 4);
  expect(handler?.baseline).toBeLessThanOrEqual(23 - 4);
  expect(router?.baseline).toBe(22);
});

test('a leg leads to each mark, the last one to the response; legs after an error are left out', () => {
  const { marks, legs } = layOut(THROWN);
  expect(legs.map(({ isLost }) => isLost)).toEqual([false, false, false, true]);
  for (const [at, { x, y }] of marks.entries()) expect(legs[at]?.way).toContain(`H${x}V${y}`);
  expect(legs.at(-1)?.way).toMatch(/V\d+V\d+$/);
});

test('steps and idle layers are sentences', () => {
  expect(REFUSED.steps.map((step) => stepWords(message, REFUSED, step))).toEqual([
    'Router: finds the handler',
    'Global middleware `log`: runs',
    'Validation: runs',
    'Validation: refuses the input',
    'Global middleware `log`: response hook',
    'Response: 400 Bad Request',
  ]);
  expect(idleWords(message, REFUSED)).toBe('Not run: Route middleware `auth`, Handler.');
  expect(idleWords(message, THROWN)).toBe('Not run: Validation, Route middleware `auth`, Handler.');
  const unknown: OnionRun = {
    ...THROWN,
    steps: [
      { layer: 0, does: 'arrives' },
      { layer: 0, does: 'leaves' },
    ],
  };
  expect(stepWords(message, unknown, { layer: 0, does: 'arrives' })).toBe('Router: finds no handler');
});
