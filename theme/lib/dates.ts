import { LOCALES } from '../site.ts';

const [locale] = LOCALES;

const day = new Intl.DateTimeFormat(locale?.code, {
  calendar: locale?.calendar ?? 'gregory',
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** `2025-11-01` → `November 1, 2025`, in UTC and the Gregorian calendar wherever the page is built or read. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}
