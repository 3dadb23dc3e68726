import { RUNTIMES, type Runtime } from '../../plugins/content/samples/runtimes.ts';
import { UserError } from '../run.mjs';

/** Releases of Bun that an option names: one, or `all`. @throws `UserError` for another, naming the known. */
export function parseRuntimes(value: string): readonly Runtime[] {
  if (value === 'all') return RUNTIMES;
  const runtime = RUNTIMES.find((name) => name === value);
  if (!runtime) throw new UserError(`Unknown runtime "${value}". Known: ${RUNTIMES.join(', ')}, all.`);
  return [runtime];
}
