import * as site from '#site';
import { createDateFormats } from '../../model/dates.ts';

/** Days in the first language. */
export const { day: formatDay, monthDay: formatMonthDay } = createDateFormats(site.locales[0]);
