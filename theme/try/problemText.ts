import { tryFailed, tryNotLoaded, tryTimeout } from '#words';
import type { useText } from '../lib/useText.ts';
import type { Problem } from './run/runner.ts';

/** Why a program has not run to its end, as a sentence. */
export function problemText(problem: Problem, text: ReturnType<typeof useText>): string {
  if (problem.kind === 'timeout') return text(tryTimeout);
  if (problem.kind === 'notLoaded') return text(tryNotLoaded);
  return text(tryFailed, { message: problem.message });
}
