import { LOCALES } from '../site.ts';

const [locale] = LOCALES;

const base = { calendar: locale?.calendar ?? 'gregory', timeZone: 'UTC' } as const;

const day = new Intl.DateTimeFormat(locale?.code, {
  ...base,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

const monthDay = new Intl.DateTimeFormat(locale?.code, { ...base, month: 'long', day: 'numeric' });

/** `2025-11-01` → `November 1, 2025`, in UTC and the Gregorian calendar wherever the page is built or read. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** `2025-11-01` → `November 1`, for lists under a year. */
export function formatMonthDay(iso: string): string {
  return monthDay.format(new Date(iso));
}
