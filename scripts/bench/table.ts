/** The middle of some numbers; of an even count the lower middle's and upper middle's mean. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing.');
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [lower = 0, upper = 0] = [sorted[half - 1] ?? sorted[half], sorted[half]];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}

/** Value below which `share` of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
}

/** A table in Markdown, columns padded. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}

const START = '<!-- bench: written by "npm run bench" -->';
const END = '<!-- /bench -->';

/** @throws when a marker is missing. */
export function replaceBetweenMarkers(document: string, text: string): string {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`The markers "${START}" and "${END}" are missing.`);
  return `${document.slice(0, start + START.length)}\n\n${text}\n\n${document.slice(end)}`;
}
