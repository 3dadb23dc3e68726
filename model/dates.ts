/** Dates in UTC, independent of the machine. */
import type { Locale } from './site.ts';

export function createDateFormats({ code, calendar }: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    // Lazy: creation takes a third of the application's start, and most pages format no date.
    let cached: Intl.DateTimeFormat | undefined;
    return (iso: string) => {
      cached ??= new Intl.DateTimeFormat(code, { calendar, timeZone: 'UTC', ...options });
      return cached.format(new Date(iso));
    };
  };
  return {
    /** `2025-11-01` → `November 1, 2025`. */
    day: format({ year: 'numeric', month: 'long', day: 'numeric' }),
    /** `2025-11-01` → `November 1`. */
    monthDay: format({ month: 'long', day: 'numeric' }),
  };
}
