/** Runs the checks of an exercise, each on a program that has just been started. */
import type { Check } from '../../../model/exercise.ts';
import type { Problem, RunResult } from '../run/runner.ts';
import type { ProgramAnswer, SentRequest } from '../run/workerMessages.ts';
import { compareAnswers, type Differences, isEqual } from './compare.ts';

/** Starts a fresh program, sends it requests in order, and ends it. */
export type Send = (requests: readonly SentRequest[]) => Promise<RunResult>;

export interface CheckResult {
  answer: ProgramAnswer;
  differences: Differences;
  isPassed: boolean;
}

export interface ChecksResult {
  results: readonly CheckResult[];
  isSolved: boolean;
  printed: readonly string[];
  /** Names of the features that the program used and the sandbox lacks. */
  lacks: readonly string[];
  /** Reason for a check without a response; later checks do not run. */
  problem?: Problem | undefined;
}

/** @param send called once for each check, in order, with a fresh program: no check sees changes of another one. */
export async function runChecks(checks: readonly Check[], send: Send): Promise<ChecksResult> {
  const results: CheckResult[] = [];
  const printed: string[] = [];
  const lacks = new Set<string>();
  for (const { before, request, expected } of checks) {
    const { answers, printed: lines, lacks: missed, problem } = await send([...before, request]);
    printed.push(...lines.slice(results.length === 0 ? 0 : 1).flat());
    for (const name of missed) lacks.add(name);
    const answer = answers[before.length];
    if (problem || !answer) return { results, isSolved: false, printed, lacks: [...lacks], problem };
    const differences = compareAnswers(expected, answer, Date.now());
    results.push({ answer, differences, isPassed: isEqual(differences) });
  }
  return { results, isSolved: results.every(({ isPassed }) => isPassed), printed, lacks: [...lacks] };
}
