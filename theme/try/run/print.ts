/** Output of a program in the format of Bun. */
import { sizeOf } from './bunMessages.ts';
import { MAX_LINES, MAX_TEXT } from './workerMessages.ts';

/** Levels of objects and arrays that are written; deeper ones are named. */
const MAX_DEPTH = 3;

const keyOf = (name: string) => (/^[a-z$_][\w$]*$/i.test(name) ? name : JSON.stringify(name));

/** Name of the class of an object; empty for a plain one. */
const classOf = (value: object): string => {
  const prototype: object | null = Object.getPrototypeOf(value);
  if (prototype === null) return '[Object: null prototype]';
  const { constructor: creator } = prototype;
  if (typeof creator !== 'function') return Object.prototype.toString.call(value).slice(8, -1);
  return prototype === Object.prototype ? '' : creator.name;
};

/** A number of bytes as Bun shows it. */
function bytesText(size: number): string {
  if (size > 0 && size < 512) return `${size} bytes`;
  const [value, unit] = size < 1e6 ? [size / 1e3, 'KB'] : [size / 1e6, 'MB'];
  if (size === 0) return '0 KB';
  return `${value.toFixed(size >= 1e3 && value % 1 <= 0.1 ? 1 : 2)} ${unit}`;
}

const isNative = (value: unknown) => /\[native code\]\s*\}$/.test(Function.prototype.toString.call(value));

/** The object, and the prototypes that it inherits from classes of the program. */
function holdersOf(value: object): object[] {
  const prototype: object | null = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return [value];
  const { constructor: creator } = prototype;
  return typeof creator !== 'function' || isNative(creator) ? [value] : [value, ...holdersOf(prototype)];
}

/** Members of an object in lines. @param write writes a value. */
function membersOf(value: object, write: (entry: unknown) => string): string[] {
  const lines = new Map<string | symbol, string>();
  for (const holder of holdersOf(value))
    for (const key of Reflect.ownKeys(holder)) {
      const { get, set, enumerable, value: entry } = Object.getOwnPropertyDescriptor(holder, key) ?? {};
      if (lines.has(key) || key === 'constructor' || (holder === value && !enumerable)) continue;
      const accessor = get ? `[Getter${set ? '/Setter' : ''}]` : '[Setter]';
      const name = typeof key === 'symbol' ? `[${String(key)}]` : keyOf(key);
      lines.set(key, `${name}: ${get || set ? accessor : write(entry)}`);
    }
  return [...lines.values()];
}

const URL_PARTS = [
  'href origin protocol username password host hostname port pathname hash search searchParams toJSON toString',
].flatMap((names) => names.split(' '));

const MESSAGE_PARTS = 'ok url status statusText headers redirected bodyUsed'.split(' ');

const partsOf = (value: object, names: readonly string[], write: (entry: unknown) => string) =>
  names.map((name) => `${name}: ${write(Reflect.get(value, name))}`);

/** A request or a response, with the size of its body. */
function inspectMessage(
  value: Request | Response,
  write: (entry: unknown) => string,
  indent: string,
): string {
  const isRequest = value instanceof Request;
  const isRouted = 'params' in value && value.params !== undefined;
  const names = isRequest ? ['method', 'url', ...(isRouted ? ['params'] : []), 'headers'] : MESSAGE_PARTS;
  const size = bytesText(isRouted || value.bodyUsed ? 0 : sizeOf(value));
  const kind = isRequest ? `${isRouted ? 'Bun' : ''}Request` : 'Response';
  const body = size === '0 KB' ? '' : `${isRequest ? '' : ','}\n${indent}  Blob (${size})`;
  const parts = partsOf(value, names, write).join(`,\n${indent}  `);
  return `${kind} (${size}) {\n${indent}  ${parts}${body}\n${indent}}`;
}

function inspectFunction(value: object & { name: string }): string {
  const source = Function.prototype.toString.call(value);
  const kind = source.startsWith('class') ? 'class' : Object.getPrototypeOf(value).constructor.name;
  const name = kind === 'class' ? ` ${value.name}` : value.name && `: ${value.name}`;
  return `[${kind}${name}]`;
}

/** Most entries of an array that Bun writes. */
const MAX_ENTRIES = 100;

/** The entries of an array; holes are counted. */
function entriesOf(array: readonly unknown[], write: (entry: unknown) => string): string[] {
  const entries: string[] = [];
  let empty = 0;
  for (let at = 0; at <= Math.min(array.length, MAX_ENTRIES); at += 1) {
    const isThere = at in array || at === array.length;
    if (!isThere) empty += 1;
    if (isThere && empty > 0) {
      entries.push(empty > 1 ? `${empty} x empty items` : 'empty item');
      empty = 0;
    }
    if (at < Math.min(array.length, MAX_ENTRIES) && isThere) entries.push(write(array[at]));
  }
  const left = array.length - MAX_ENTRIES;
  return left > 0 ? [...entries, `... ${left} more items`] : entries;
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
  if (Array.isArray(value)) return inspectArray(entriesOf(value, write), isObject, indent);
  if (value instanceof Request || value instanceof Response) return inspectMessage(value, write, indent);
  const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : value;
  if (ArrayBuffer.isView(bytes) && !(bytes instanceof DataView)) {
    const items: unknown[] = Array.from(Object(bytes));
    return `${classOf(value)}(${items.length}) ${inspectArray(entriesOf(items, write), false, indent)}`;
  }
  const within = (name: string, lines: readonly string[]) =>
    `${name && `${name} `}{${lines.length > 0 ? `\n${lines.map((line) => `${deeper}${line},\n`).join('')}${indent}` : ''}}`;
  const counted = (size: number) => (size > 0 ? `(${size})` : '');
  if (value instanceof Map)
    return within(
      `Map${counted(value.size)}`,
      [...value].map(([key, entry]) => `${write(key)}: ${write(entry)}`),
    );
  if (value instanceof Set) return within(`Set${counted(value.size)}`, [...value].map(write));
  if (value instanceof URL) return within('URL', partsOf(value, URL_PARTS, write));
  if (value instanceof Blob) return `${classOf(value)} (${bytesText(value.size)})`;
  if (value instanceof FormData)
    return within(
      'FormData',
      [...new Set(value.keys())].map((key) => {
        const all = value.getAll(key);
        return `${write(key)}: ${write(all.length > 1 ? all : all[0])}`;
      }),
    );
  if (value instanceof Headers || value instanceof URLSearchParams)
    return within(
      classOf(value),
      [...value].map((pair) => pair.map(write).join(': ')),
    );
  return within(classOf(value), membersOf(value, write));
}

const whole = (value: unknown) => String(Math.trunc(Number(value)));

const FORMS: Readonly<Record<string, (value: unknown) => string>> = {
  s: String,
  d: whole,
  i: whole,
  f: (value) => String(Number(value)),
  j: (value) => JSON.stringify(value),
  o: (value) => inspect(value, '', []),
  O: (value) => inspect(value, '', []),
  c: () => '',
};

/** A text with values in place of its format specifiers, such as `%s`, and the remaining values. */
function filled(text: string, values: readonly unknown[]): unknown[] {
  const left = [...values];
  const begin = text.replace(/%([sdifjoOc%])/g, (sign, form: string) => {
    if (form === '%') return '%';
    return left.length > 0 ? (FORMS[form]?.(left.shift()) ?? sign) : sign;
  });
  return [begin, ...left];
}

/** Output of a call of the console. @param indent of its group. */
export function lineOf(values: readonly unknown[], indent = ''): string {
  const [first, ...others] = values;
  const shown = typeof first === 'string' && others.length > 0 ? filled(first, others) : values;
  return (
    indent + shown.map((value) => (typeof value === 'string' ? value : inspect(value, indent, []))).join(' ')
  );
}

const isStructured = (value: unknown): value is object => typeof value === 'object' && value !== null;

const cellOf = (value: unknown) =>
  lineOf([value])
    .replace(/,\n *\}/g, ' }')
    .replace(/\n */g, ' ');

/** Rows of a table: the name of each, and its values by column. */
function rowsOf(data: object, columns?: readonly string[]): [string, Map<string, unknown>][] {
  const isMap = data instanceof Map;
  const entries: [string, unknown][] =
    isMap || data instanceof Set ? [...data].map((entry, at) => [String(at), entry]) : Object.entries(data);
  return entries.map(([name, entry]) => {
    const [key, value] = isMap && Array.isArray(entry) ? entry : [undefined, entry];
    const cells = isStructured(value)
      ? Object.entries(value).filter(([column]) => columns?.includes(column) ?? true)
      : [['Values', value] as const];
    return [name, new Map<string, unknown>([...(isMap ? [['Key', key] as const] : []), ...cells])];
  });
}

/** A table as Bun draws it. @param columns those that are shown. Default: all. */
export function tableOf(data: unknown, columns?: readonly string[]): string {
  if (!isStructured(data)) return lineOf([data]);
  const rows = rowsOf(data, columns);
  const found = new Set(rows.flatMap(([, cells]) => [...cells.keys()]));
  const isLast = found.delete('Values');
  const names = [...found, ...(isLast ? ['Values'] : [])];
  const lines = [
    [' ', ...names],
    ...rows.map(([name, cells]) => [
      name,
      ...names.map((key) => (cells.has(key) ? cellOf(cells.get(key)) : '')),
    ]),
  ];
  const widths = ['', ...names].map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const rule = (left: string, cross: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(cross) + right;
  const [head = '', ...drawn] = lines.map(
    (line) => `│${line.map((cell, at) => ` ${cell.padEnd(widths[at] ?? 0)} `).join('│')}│`,
  );
  return [rule('┌', '┬', '┐'), head, rule('├', '┼', '┤'), ...drawn, rule('└', '┴', '┘')].join('\n');
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
