/** What a program prints, as Bun writes it. */
import { MAX_LINES, MAX_TEXT } from './workerMessages.ts';

/** Levels of objects and arrays that are written; deeper ones are named. */
const MAX_DEPTH = 3;

const keyOf = (name: string) => (/^[a-z$_][\w$]*$/i.test(name) ? name : JSON.stringify(name));

/** Name of the class that an object is of; empty for a plain one. */
const classOf = (value: object): string => {
  const prototype: object | null = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype ? '' : prototype.constructor.name;
};

function inspectFunction(value: object & { name: string }): string {
  const source = Function.prototype.toString.call(value);
  const kind = source.startsWith('class') ? 'class' : Object.getPrototypeOf(value).constructor.name;
  const name = kind === 'class' ? ` ${value.name}` : value.name && `: ${value.name}`;
  return `[${kind}${name}]`;
}

/** Bun begins a line after the bracket where the first entry is an object. */
function inspectArray(entries: readonly string[], begins: boolean, indent: string): string {
  if (entries.length === 0) return '[]';
  const list = entries.join(', ');
  return begins ? `[\n${indent}  ${list}\n${indent}]` : `[ ${list} ]`;
}

function inspect(value: unknown, indent: string, seen: readonly unknown[]): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return inspectFunction(value);
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error) return `${value.name === 'Error' ? 'error' : value.name}: ${value.message}`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (seen.includes(value)) return '[Circular]';
  if (seen.length === MAX_DEPTH && !(Array.isArray(value) && value.length === 0))
    return Array.isArray(value) ? '[Array ...]' : '[Object ...]';
  const deeper = `${indent}  `;
  const write = (entry: unknown) => inspect(entry, deeper, [...seen, value]);
  const [first] = Array.isArray(value) ? value : [];
  const isObject = (typeof first === 'object' && first !== null) || typeof first === 'function';
  if (Array.isArray(value)) return inspectArray(value.map(write), isObject, indent);
  const within = (name: string, lines: readonly string[]) =>
    `${name && `${name} `}{${lines.length > 0 ? `\n${lines.map((line) => `${deeper}${line},\n`).join('')}${indent}` : ''}}`;
  const counted = (size: number) => (size > 0 ? `(${size})` : '');
  if (value instanceof Map)
    return within(
      `Map${counted(value.size)}`,
      [...value].map(([key, entry]) => `${write(key)}: ${write(entry)}`),
    );
  if (value instanceof Set) return within(`Set${counted(value.size)}`, [...value].map(write));
  if (value instanceof Headers || value instanceof URLSearchParams)
    return within(
      classOf(value),
      [...value].map((pair) => pair.map(write).join(': ')),
    );
  return within(
    classOf(value),
    Object.entries(value).map(([name, entry]) => `${keyOf(name)}: ${write(entry)}`),
  );
}

const FORMS: Readonly<Record<string, (value: unknown) => string>> = {
  s: String,
  d: (value) => String(Number(value)),
  i: (value) => String(Math.trunc(Number(value))),
  f: (value) => String(Number(value)),
  j: (value) => JSON.stringify(value),
  o: (value) => inspect(value, '', []),
  O: (value) => inspect(value, '', []),
  c: () => '',
};

/** A text with values in the place of its signs, such as `%s`, and the values that are left. */
function filled(text: string, values: readonly unknown[]): unknown[] {
  const left = [...values];
  const begin = text.replace(/%([sdifjoOc%])/g, (sign, form: string) => {
    if (form === '%') return '%';
    return left.length > 0 ? (FORMS[form]?.(left.shift()) ?? sign) : sign;
  });
  return [begin, ...left];
}

/** What a call of the console prints. */
export function lineOf(values: readonly unknown[]): string {
  const [first, ...others] = values;
  const shown = typeof first === 'string' && others.length > 0 ? filled(first, others) : values;
  return shown.map((value) => (typeof value === 'string' ? value : inspect(value, '', []))).join(' ');
}

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
