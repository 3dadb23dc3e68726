import type { GitDates } from './gitDates.ts';

/** When a page was published and last changed, as `Page` has it. */
export interface PageDates {
  published: string | undefined;
  updated: string | undefined;
}

/** A day stays a day; a moment is brought to UTC, in which years and dates are counted. @param date ISO 8601. */
export const normaliseDate = (date: string): string =>
  date.length === 10 ? date : new Date(date).toISOString();

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/**
 * Dates of a page: what its front matter says (`date`, `updated`), else what git knows. No page was changed before it was published: of
 * two dates that say so, what is written wins over what git knows. A post is often committed before its day.
 *
 * @param frontmatter as it is written: a wrong date counts as none.
 * @param git undefined for a file that no commit knows.
 */
export function datesOf(
  frontmatter: Readonly<Record<string, unknown>>,
  git: GitDates | undefined,
): PageDates {
  const { date, updated } = frontmatter;
  const changed = isDate(updated) ? new Date(updated).toISOString() : git?.last;
  if (!isDate(date)) {
    const isEarlier = changed !== undefined && git !== undefined && changed < git.first;
    return { published: isEarlier ? changed : git?.first, updated: changed };
  }
  const published = normaliseDate(date);
  const isLater = changed !== undefined && published > changed;
  return { published, updated: isLater ? new Date(published).toISOString() : changed };
}
