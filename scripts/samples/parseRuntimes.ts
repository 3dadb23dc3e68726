import { RUNTIMES, type Runtime } from '../../plugins/content/samples/runtimes.ts';
import { UserError } from '../run.mjs';

const unknown = (value: string, known: readonly string[]) =>
  new UserError(`Unknown runtime "${value}". Known: ${known.join(', ')}.`);

/** Release of Bun that an option names. @throws `UserError` for another, naming the known. */
export function parseRuntime(value: string): Runtime {
  const runtime = RUNTIMES.find((name) => name === value);
  if (!runtime) throw unknown(value, RUNTIMES);
  return runtime;
}

/** Releases of Bun that an option names: one, or `all`. @throws `UserError` for another, naming the known. */
export function parseRuntimes(value: string): readonly Runtime[] {
  const runtimes = RUNTIMES.filter((name) => value === 'all' || name === value);
  if (runtimes.length === 0) throw unknown(value, [...RUNTIMES, 'all']);
  return runtimes;
}
