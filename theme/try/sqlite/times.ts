/** Times as SQLite reads and writes them (sqlite.org/lang_datefunc.html). */
import type { Value } from './statements.ts';

const WRITTEN = /^(\d{4}-\d\d-\d\d)?(?:[T ]?(\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:\d\d)?$/;

/** @returns milliseconds since 1970; NaN for other texts. */
function read(value: Value, isEpoch: boolean): number {
  if (value === 'now') return Date.now();
  if (typeof value === 'number') return isEpoch ? value * 1000 : (value - 2_440_587.5) * 86_400_000;
  const [, date, time, zone] = (typeof value === 'string' && WRITTEN.exec(value)) || [];
  if (date === undefined && time === undefined) return Number.NaN;
  return Date.parse(`${date ?? '2000-01-01'}T${time ?? '00:00'}${zone ?? 'Z'}`);
}

const two = (number: number) => String(number).padStart(2, '0');

const FIELDS: Readonly<Record<string, (time: Date) => string>> = {
  Y: (time) => String(time.getUTCFullYear()).padStart(4, '0'),
  m: (time) => two(time.getUTCMonth() + 1),
  d: (time) => two(time.getUTCDate()),
  H: (time) => two(time.getUTCHours()),
  M: (time) => two(time.getUTCMinutes()),
  S: (time) => two(time.getUTCSeconds()),
  f: (time) => (time.getUTCSeconds() + time.getUTCMilliseconds() / 1000).toFixed(3).padStart(6, '0'),
  s: (time) => String(Math.floor(time.getTime() / 1000)),
  w: (time) => String(time.getUTCDay()),
  F: (time) => time.toISOString().slice(0, 10),
  T: (time) => time.toISOString().slice(11, 19),
  '%': () => '%',
};

const UNITS: Readonly<Record<string, (time: Date, by: number) => void>> = {
  second: (time, by) => time.setTime(time.getTime() + by * 1000),
  minute: (time, by) => time.setTime(time.getTime() + by * 60_000),
  hour: (time, by) => time.setTime(time.getTime() + by * 3_600_000),
  day: (time, by) => time.setTime(time.getTime() + by * 86_400_000),
  month: (time, by) => time.setUTCMonth(time.getUTCMonth() + by),
  year: (time, by) => time.setUTCFullYear(time.getUTCFullYear() + by),
};

const SHIFT = /^([+-]?\d+(?:\.\d+)?) (second|minute|hour|day|month|year)s?$/;
const START = /^start of (day|month|year)$/;

/** @returns false for an unknown modifier. */
function change(time: Date, how: string): boolean {
  const [, by, unit] = SHIFT.exec(how) ?? [];
  const shift = unit === undefined ? undefined : UNITS[unit];
  if (shift) {
    shift(time, Number(by));
    return true;
  }
  if (how === 'localtime') time.setTime(time.getTime() - time.getTimezoneOffset() * 60_000);
  const [, start] = START.exec(how) ?? [];
  if (start) {
    time.setUTCHours(0, 0, 0, 0);
    if (start !== 'day') time.setUTCDate(1);
    if (start === 'year') time.setUTCMonth(0);
  }
  return start !== undefined || ['localtime', 'utc', 'unixepoch', 'subsec', 'subsecond'].includes(how);
}

/** Function that formats a time, after the modifiers in its further arguments. */
export const timeFunction =
  (format: string) =>
  (value: Value = 'now', ...changes: readonly Value[]): Value => {
    const time = new Date(read(value, changes.includes('unixepoch')));
    if (Number.isNaN(time.getTime())) return null;
    for (const how of changes) if (typeof how !== 'string' || !change(time, how)) return null;
    const unknown = [...format.matchAll(/%(.)/g)].some(([, field = '']) => !Object.hasOwn(FIELDS, field));
    return unknown ? null : format.replace(/%(.)/g, (_, field: string) => FIELDS[field]?.(time) ?? '');
  };
