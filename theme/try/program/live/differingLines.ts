/** Values that differ from run to run: times and ids. */
const VARYING = /\d{4}-\d\d-\d\dT[\d:.]+Z?|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

const steady = (line: string) => line.replace(VARYING, '').replace(/,$/, '').trim();

/**
 * The lines of a response that the recorded one does not have; any time and any id are alike.
 *
 * @returns their indexes.
 */
export function differingLines(lines: readonly string[], recorded: readonly string[]): Set<number> {
  const known = new Map<string, number>();
  for (const line of recorded) known.set(steady(line), (known.get(steady(line)) ?? 0) + 1);
  const differing = new Set<number>();
  for (const [at, line] of lines.entries()) {
    const left = known.get(steady(line)) ?? 0;
    if (left > 0) known.set(steady(line), left - 1);
    else differing.add(at);
  }
  return differing;
}

/** Number of lines in which a response and the recorded one differ: a line that is changed counts once. */
export const countDifferences = (lines: readonly string[], recorded: readonly string[]): number =>
  Math.max(differingLines(lines, recorded).size, differingLines(recorded, lines).size);
