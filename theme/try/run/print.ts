/** What a program prints, as Bun writes it. */
import { MAX_LINES, MAX_TEXT } from './workerMessages.ts';

function inspect(value: unknown, indent: string, seen: readonly unknown[]): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `[Function${value.name && `: ${value.name}`}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error) return `${value.name === 'Error' ? 'error' : value.name}: ${value.message}`;
  if (seen.includes(value)) return '[Circular]';
  const within = [...seen, value];
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[ ${value.map((entry) => inspect(entry, indent, within)).join(', ')} ]`;
  const deeper = `${indent}  `;
  const entries = Object.entries(value).map(
    ([name, entry]) => `${deeper}${name}: ${inspect(entry, deeper, within)},\n`,
  );
  return entries.length === 0 ? '{}' : `{\n${entries.join('')}${indent}}`;
}

export const lineOf = (values: readonly unknown[]) =>
  values.map((value) => (typeof value === 'string' ? value : inspect(value, '', []))).join(' ');

/** In place of the lines that are left out. */
export const CUT = `… the rest is left out: this page shows ${MAX_LINES} lines, and ${MAX_TEXT} characters of them.`;

/** Buffers lines until they are taken. Lines beyond the limit are left out, and a last line reports that. */
export function createLines() {
  let lines: string[] = [];
  let length = 0;
  let isFull = false;
  return {
    add(text: string) {
      if (isFull) return;
      for (const line of text.split('\n')) {
        length += line.length;
        isFull = lines.length === MAX_LINES - 1 || length > MAX_TEXT - CUT.length;
        lines.push(isFull ? CUT : line);
        if (isFull) return;
      }
    },
    take(): string[] {
      const taken = lines;
      lines = [];
      length = 0;
      isFull = false;
      return taken;
    },
  };
}
