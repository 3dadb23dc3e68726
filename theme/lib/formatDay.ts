import * as site from '#site';
import { createDateFormats } from '../../model/dates.ts';

/** Dates in the first locale. */
export const { day: formatDay, monthDay: formatMonthDay } = createDateFormats(site.locales[0]);
