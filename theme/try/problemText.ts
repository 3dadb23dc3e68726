import {
  exerciseNoFile,
  exerciseUnclosed,
  exerciseUnexpected,
  tryFailed,
  tryNotLoaded,
  tryTimeout,
} from '#words';
import type { Translate } from '../lib/useText.ts';
import type { Mistake } from './run/mistake.ts';
import type { Problem } from './run/runner.ts';
import { lackedModule, sandboxMessage } from './run/sandboxMessages.ts';

export function problemText(problem: Problem, text: Translate): string {
  if (problem.kind === 'timeout') return text(tryTimeout);
  if (problem.kind === 'notLoaded') return text(tryNotLoaded);
  return text(tryFailed, { message: problem.message });
}

/** Message for a mistake, without its line. @param command starts the program on the reader's computer. */
export function mistakeWords(
  { message, unexpected, lacks }: Mistake,
  text: Translate,
  command?: string,
): string {
  if (unexpected !== undefined)
    return unexpected === '' ? text(exerciseUnclosed) : text(exerciseUnexpected, { word: unexpected });
  if (lacks !== undefined) return sandboxMessage({ lacks: [lacks] }, text, command) ?? message;
  const lacked = lackedModule(message);
  if (!lacked) return message;
  return (
    sandboxMessage({ failure: message, lacks: [] }, text, command) ??
    text(exerciseNoFile, { name: lacked.name })
  );
}

/** The part of the result of a run that explains a failure. */
interface Obstacle {
  problem?: Problem | undefined;
  /** Missing features that the program has used, where they matter. */
  lacks: readonly string[];
}

/** Message for a failed run: the feature that the sandbox lacks, else the problem; undefined for none. */
export function obstacleText(
  { problem, lacks }: Obstacle,
  text: Translate,
  command?: string,
): string | undefined {
  const failure = problem?.kind === 'failure' ? problem.message : undefined;
  return sandboxMessage({ failure, lacks }, text, command) ?? (problem && problemText(problem, text));
}
