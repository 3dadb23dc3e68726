import { RUNTIMES, type Runtime } from '../../plugins/content/samples/runtimes.ts';
import { UserError } from '../run.mjs';

/** Release of Bun that an option names. @throws `UserError` for another, naming the known. */
export function parseRuntime(value: string): Runtime {
  const runtime = RUNTIMES.find((name) => name === value);
  if (!runtime) throw new UserError(`Unknown runtime "${value}". Known: ${RUNTIMES.join(', ')}.`);
  return runtime;
}

/** Releases of Bun that an option names: one, or `all`. */
export const parseRuntimes = (value: string): readonly Runtime[] =>
  value === 'all' ? RUNTIMES : [parseRuntime(value)];
