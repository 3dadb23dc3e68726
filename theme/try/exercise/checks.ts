/** Runs the checks of an exercise, each on a program that has just been started. */
import type { Check } from '../../../model/exercise.ts';
import type { Problem, RunResult } from '../run/runner.ts';
import type { ProgramAnswer, SentRequest } from '../run/workerMessages.ts';
import { compareAnswers, type Differences, isEqual } from './compare.ts';

/** Starts the program anew, sends it requests in their order, and ends it. */
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
  /** What the program has asked for and the sandbox has not. */
  lacks: readonly string[];
  /** Why a check has no response: those after it are not run. */
  problem?: Problem | undefined;
}

/** @param send called once for each check, one after the other: nothing that a check changes is there for the next. */
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
