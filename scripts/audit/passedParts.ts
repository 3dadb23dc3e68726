/** Parts of the audit that have passed for a commit, between its runs. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The checked-out commit. @returns undefined where files differ from it, and outside a repository. */
export function cleanCommit(folder: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  } catch {
    return undefined;
  }
}

/** Marks of the passed parts in a folder. @param commit as {@link cleanCommit} gives it; undefined: no part counts as passed. */
export function openProgress(folder: string, commit: string | undefined) {
  const markOf = (part: string) => path.join(folder, commit ?? 'none', encodeURIComponent(part));
  return {
    hasPassed: (part: string) => fs.existsSync(markOf(part)),
    /** @param commitAfter that of the checkout after the run: the part counts only if it is still the same. */
    record(part: string, hasPassed: boolean, commitAfter: string | undefined): void {
      fs.rmSync(markOf(part), { force: true });
      if (!hasPassed || commit === undefined || commitAfter !== commit) return;
      fs.mkdirSync(path.dirname(markOf(part)), { recursive: true });
      fs.writeFileSync(markOf(part), '');
    },
  };
}
