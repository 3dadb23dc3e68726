import {
  exerciseNoFile,
  exerciseUnclosed,
  exerciseUnexpected,
  tryFailed,
  tryNotLoaded,
  tryTimeout,
} from '#words';
import type { useText } from '../lib/useText.ts';
import type { Mistake } from './run/mistake.ts';
import type { Problem } from './run/runner.ts';
import { lackedModule, sandboxMessage } from './run/sandboxMessages.ts';

type Say = ReturnType<typeof useText>;

export function problemText(problem: Problem, text: Say): string {
  if (problem.kind === 'timeout') return text(tryTimeout);
  if (problem.kind === 'notLoaded') return text(tryNotLoaded);
  return text(tryFailed, { message: problem.message });
}

/** Message for a mistake, without its line. @param command starts the program on the reader's computer. */
export function mistakeWords({ message, unexpected, lacks }: Mistake, say: Say, command?: string): string {
  if (unexpected !== undefined)
    return unexpected === '' ? say(exerciseUnclosed) : say(exerciseUnexpected, { word: unexpected });
  if (lacks !== undefined) return sandboxMessage({ lacks: [lacks] }, say, command) ?? message;
  const lacked = lackedModule(message);
  if (!lacked) return message;
  return (
    sandboxMessage({ failure: message, lacks: [] }, say, command) ??
    say(exerciseNoFile, { name: lacked.name })
  );
}

/** The part of the result of a run that explains a failure. */
interface Obstacle {
  problem?: Problem | undefined;
  /** Missing features that the program has used, where they matter. */
  lacks: readonly string[];
}

/** Message for a failed run: the feature that the sandbox lacks, else the problem; undefined for none. */
export function obstacleText({ problem, lacks }: Obstacle, say: Say, command?: string): string | undefined {
  const failure = problem?.kind === 'failure' ? problem.message : undefined;
  return sandboxMessage({ failure, lacks }, say, command) ?? (problem && problemText(problem, say));
}
