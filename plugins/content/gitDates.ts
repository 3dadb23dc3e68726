import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Date of the last commit that touched each file of the repository around `dir`. A merge touched what it made different
 * from all of its parents (`-c`).
 *
 * @returns ISO 8601 dates (UTC, to the second) by absolute path. Empty outside a repository, without git, and in a
 * shallow clone, whose history would give every file the date of its one commit.
 */
export function readGitDates(dir: string): ReadonlyMap<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: dir,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const dates = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return dates;
    const root = git('rev-parse', '--show-toplevel').trim();
    let date = '';
    for (const line of git('log', '-c', '--format=%x00%ct', '--name-only', '--no-renames').split('\n')) {
      if (line.startsWith('\0'))
        date = new Date(Number(line.slice(1)) * 1000).toISOString().replace('.000Z', 'Z');
      else if (line && !dates.has(path.join(root, line))) dates.set(path.join(root, line), date);
    }
  } catch {
    // No repository or no git: pages then show no date.
  }
  return dates;
}
