import { expect, test } from '@rstest/core';
import type { Check } from '../../../model/exercise.ts';
import { runChecks, type Send } from './checks.ts';

const request = (target: string) => ({ method: 'GET', target, headers: [] });

const CHECKS: readonly Check[] = ['/one', '/two', '/three'].map((target) => ({
  title: target,
  before: target === '/two' ? [request('/add'), request('/add')] : [],
  request: request(target),
  expected: { status: 200, body: { kind: 'json', value: { target } }, any: {} },
}));

/** A program that prints, and responds to each request. @param sent gets what it is sent, a start at a time. */
const program =
  (sent: string[][], respond: (target: string) => unknown): Send =>
  async (requests) => {
    sent.push(requests.map(({ target }) => target));
    return {
      answers: requests.map(({ target }) => ({
        status: 200,
        headers: [['content-type', 'application/json']],
        body: JSON.stringify(respond(target)),
        isCut: false,
      })),
      printed: [['start'], ...requests.map(({ target }) => [`GET ${target}`])],
      lacks: [],
      time: 1,
    };
  };

test('TRY-4 each check starts the program again and sends its requests; output of the start is shown once', async () => {
  const sent: string[][] = [];
  const result = await runChecks(
    CHECKS,
    program(sent, (target) => ({ target })),
  );
  expect(sent).toEqual([['/one'], ['/add', '/add', '/two'], ['/three']]);
  expect(result.isSolved).toBe(true);
  expect(result.printed).toEqual(['start', 'GET /one', 'GET /add', 'GET /add', 'GET /two', 'GET /three']);
});

test('TRY-4 a response that is not the expected one fails its own check alone', async () => {
  const { results, isSolved } = await runChecks(
    CHECKS,
    program([], (target) => ({ target: target.replace('two', 'zwei') })),
  );
  expect(results.map(({ isPassed }) => isPassed)).toEqual([true, false, true]);
  expect(isSolved).toBe(false);
});

test('TRY-4 a program that fails is not run again for the other checks', async () => {
  const sent: string[][] = [];
  const works = program(sent, (target) => ({ target }));
  const result = await runChecks(CHECKS, async (requests) => {
    const run = await works(requests);
    return sent.length < 2
      ? run
      : { ...run, answers: run.answers.slice(0, 1), problem: { kind: 'failure', message: 'no' } };
  });
  expect(sent.length).toBe(2);
  expect(result).toMatchObject({ isSolved: false, problem: { kind: 'failure', message: 'no' } });
  expect(result.results.length).toBe(1);
});
