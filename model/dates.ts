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
  const format = (options: Intl.DateTimeFormatOptions) => {
    // Made when a day is written: it takes as long as a third of the application's start, and most pages write none.
    let made: Intl.DateTimeFormat | undefined;
    return (iso: string) => {
      made ??= new Intl.DateTimeFormat(code, { calendar, timeZone: 'UTC', ...options });
      return made.format(new Date(iso));
    };
  };
  return {
    day: format({ year: 'numeric', month: 'long', day: 'numeric' }),
    monthDay: format({ month: 'long', day: 'numeric' }),
  };
}
