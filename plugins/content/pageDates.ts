import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '../../model/page.ts';

/** Offset of the earliest time zone, UTC+14, in ms. */
const EARLIEST_DAY = 14 * 60 * 60 * 1000;

/** True for a day that has not begun in any time zone, or a later moment. @param now in ms since 1970. Default: now. */
export const isFuture = (date: string, now = Date.now()) => Date.parse(date) > now + EARLIEST_DAY;

/** First and last commit of a file: ISO 8601 (UTC), in seconds. */
interface GitDates {
  first: string;
  last: string;
}

/**
 * Commit dates by file. A merge counts for files that differ from all parents (`-c`). Commits before a rename do not count,
 * because git guesses renames. Empty outside a repository, without git, and in a shallow clone, whose one commit would date
 * every file.
 */
export function readGitDates(dir: string): ReadonlyMap<string, GitDates> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: dir,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const dates = new Map<string, GitDates>();
  try {
    const [isShallow, root = ''] = git('rev-parse', '--is-shallow-repository', '--show-toplevel').split('\n');
    if (isShallow === 'true') return dates;
    let date = '';
    for (const line of git('log', '-c', '--format=%x00%ct', '--name-only', '--no-renames').split('\n')) {
      if (line.startsWith('\0'))
        date = new Date(Number(line.slice(1)) * 1000).toISOString().replace('.000Z', 'Z');
      else if (line) {
        const file = path.join(root, line);
        const known = dates.get(file);
        // Commits are newest first, but clocks of authors may differ.
        if (!known) dates.set(file, { first: date, last: date });
        else if (date < known.first) known.first = date;
      }
    }
  } catch {
    // Without a repository pages have no dates.
  }
  return dates;
}

/** Converts a date with a time to UTC; a day is unchanged. @param date ISO 8601. */
export const normaliseDate = (date: string): string =>
  date.length === 10 ? date : new Date(date).toISOString();

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/**
 * Dates from front matter (`date`, `updated`), else from git. Where `updated` would precede `published`, front matter wins:
 * posts are often committed before their day.
 * @param git undefined for an uncommitted file.
 */
export function datesOf(
  frontmatter: Readonly<Record<string, unknown>>,
  git: GitDates | undefined,
): Pick<Page, 'published' | 'updated'> {
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
