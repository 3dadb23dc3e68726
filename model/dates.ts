/** Days in words, in UTC and wherever the page is built or read. */
import type { Locale } from './site.ts';

export interface DateFormats {
  /** `2025-11-01` → `November 1, 2025`. */
  day: (iso: string) => string;
  /** `2025-11-01` → `November 1`, for lists under a year. */
  monthDay: (iso: string) => string;
}

/** The formats of a language. */
export function createDateFormats({ code, calendar }: Locale): DateFormats {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(code, { calendar, timeZone: 'UTC', ...options });
  const day = format({ year: 'numeric', month: 'long', day: 'numeric' });
  const monthDay = format({ month: 'long', day: 'numeric' });
  return {
    day: (iso) => day.format(new Date(iso)),
    monthDay: (iso) => monthDay.format(new Date(iso)),
  };
}
