/** Value below which `share` of the values lie. @throws without values. */
export function percentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];
  if (value === undefined) throw new Error('There is no percentile of nothing.');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

const START = '<!-- bench: written by "npm run bench" -->';
const END = '<!-- /bench -->';

/** @throws when a marker is missing. */
export function replaceBetweenMarkers(document: string, text: string): string {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`The markers "${START}" and "${END}" are missing.`);
  return `${document.slice(0, start + START.length)}\n\n${text}\n\n${document.slice(end)}`;
}
