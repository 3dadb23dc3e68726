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
