import { LOCALES } from '#site';
import { createDateFormats } from '../../model/dates.ts';

/** Days in the language of all pages. */
export const { day: formatDay, monthDay: formatMonthDay } = createDateFormats(LOCALES[0]);
