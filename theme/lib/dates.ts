import { LOCALES } from '#site';
import { createDateFormats } from '../../model/dates.ts';
import { localeOf } from './locale.ts';

/** Days in the first language. */
export const { day: formatDay, monthDay: formatMonthDay } = createDateFormats(LOCALES[0]);

/** A day in the language of a page. @param path clean address of the page. */
export function formatDayOn(path: string | undefined, iso: string): string {
  return createDateFormats(localeOf(path)).day(iso);
}
