import { expect, test } from '@rstest/core';
import { idleOf, type OnionRun } from '../../../model/onion.ts';
import { readTrace } from './trace.ts';

const request = (title: string, target: string, status: string) => ({ title, method: 'GET', target, status });

const BEGIN = ['Loading route: /api/a', 'BurgerAPI is running at: http://localhost:4000'];
const IN = ['  in: log (global)', '  validation', '  in: auth (route)', '  handler'];
const OUT = ['  out: auth (route)', '  out: log (global)'];

/** Steps as words: `log runs`. */
const sentences = ({ layers, steps }: OnionRun) =>
  steps.map(({ layer, does }) => {
    const found = layers[layer];
    return `${found && 'name' in found ? found.name : found?.kind} ${does}`;
  });

test('a trace is split into its requests, with the layer where each turned', () => {
  const runs = readTrace(
    [
      ...BEGIN,
      'GET /api/a?x=1',
      ...IN,
      ...OUT,
      'GET /api/a?x=y',
      '  in: log (global)',
      '  validation',
      '  out: log (global)',
      'GET /api/a?x=2',
      ...IN.slice(0, 3),
      '  out: log (global)',
      'GET /api/a?x=3',
      ...IN,
    ],
    [
      request('fits', '/api/a?x=1', '200 OK'),
      request('unknown', '/api/b', '404 Not Found'),
      request('refused', '/api/a?x=y', '400 Bad Request'),
      request('stopped', '/api/a?x=2', '401 Unauthorized'),
      request('thrown', '/api/a?x=3', '500 Internal Server Error'),
    ],
  );
  expect(runs.map(sentences)).toEqual([
    [
      'router arrives',
      'log runs',
      'validation runs',
      'auth runs',
      'handler runs',
      'handler returns',
      'auth hook',
      'log hook',
      'router leaves',
    ],
    ['router arrives', 'router leaves'],
    ['router arrives', 'log runs', 'validation runs', 'validation refuses', 'log hook', 'router leaves'],
    ['router arrives', 'log runs', 'validation runs', 'auth runs', 'auth stops', 'log hook', 'router leaves'],
    [
      'router arrives',
      'log runs',
      'validation runs',
      'auth runs',
      'handler runs',
      'handler throws',
      'router leaves',
    ],
  ]);
  // Every run has all layers of its route, including those that did not run.
  expect(runs.map(({ layers }) => layers.length)).toEqual([5, 5, 5, 5, 5]);
  expect(runs.map(idleOf)).toEqual([
    { layers: [], hooks: [] },
    { layers: [1, 2, 3, 4], hooks: [] },
    { layers: [3, 4], hooks: [] },
    { layers: [4], hooks: [] },
    { layers: [], hooks: [1, 3] },
  ]);
});

test('a layer that is passed by is among those that did not run', () => {
  const [, run] = readTrace(
    [...BEGIN, 'GET /a', ...IN, ...OUT, 'GET /a', ...IN.filter((line) => line !== '  validation'), ...OUT],
    [request('checked', '/a', '200 OK'), request('skipped', '/a', '415 Unsupported Media Type')],
  );
  expect(run && idleOf(run)).toEqual({ layers: [2], hooks: [] });
});

test.each([
  ['a line of its own', ['GET /a', '  something'], '200 OK', 'no line of a trace'],
  ['lines of no request', ['GET /b', ...IN], '200 OK', 'belongs to no request'],
  ['a hook before the handler', ['GET /a', ...OUT, ...IN], '200 OK', 'in another order'],
  ['an unlikely end', ['GET /a', '  validation'], '200 OK', 'ends with validation, and with 200 OK'],
])('%s is no trace', (_, lines, status, problem) => {
  expect(() => readTrace([...BEGIN, ...lines], [request('one', '/a', status)])).toThrow(problem);
});
