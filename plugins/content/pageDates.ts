import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** When a file was committed first and last: ISO 8601 (UTC), to the second. */
export interface GitDates {
  first: string;
  last: string;
}

/**
 * Dates of the first and the last commit that touched each file of the repository around `dir`. A merge touched what it made different
 * from all of its parents (`-c`). A file that was renamed begins anew: git does not record renames, it guesses them.
 *
 * @returns by absolute path. Empty outside a repository, without git, and in a shallow clone, whose history would give every file the
 * date of its one commit.
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
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return dates;
    const root = git('rev-parse', '--show-toplevel').trim();
    let date = '';
    for (const line of git('log', '-c', '--format=%x00%ct', '--name-only', '--no-renames').split('\n')) {
      if (line.startsWith('\0'))
        date = new Date(Number(line.slice(1)) * 1000).toISOString().replace('.000Z', 'Z');
      else if (line) {
        const file = path.join(root, line);
        const known = dates.get(file);
        // Newest first, unless the clocks of two authors differ.
        if (!known) dates.set(file, { first: date, last: date });
        else if (date < known.first) known.first = date;
      }
    }
  } catch {
    // No repository or no git: pages then show no date.
  }
  return dates;
}

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
