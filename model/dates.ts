/** Dates in UTC, independent of the machine. */
import type { Locale } from './site.ts';

export interface DateFormats {
  /** `2025-11-01` → `November 1, 2025`. */
  day: (iso: string) => string;
  /** `2025-11-01` → `November 1`. */
  monthDay: (iso: string) => string;
}

export function createDateFormats({ code, calendar }: Locale): DateFormats {
  const format = (options: Intl.DateTimeFormatOptions) => {
    // Lazy: creation takes a third of the application's start, and most pages format no date.
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
