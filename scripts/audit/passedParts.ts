/** Parts of the audit that have passed for a commit, between its runs. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

interface Stored {
  commit?: string | undefined;
  passed: string[];
}

/** @returns undefined for a file that is missing, or that an interruption has left incomplete. */
function readStored(file: string): Stored | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

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

export type Progress = ReturnType<typeof openProgress>;

/** @param commit as {@link cleanCommit} gives it; undefined: no part counts as passed. */
export function openProgress(file: string, commit: string | undefined) {
  const stored = readStored(file);
  const passed = new Set(commit !== undefined && stored?.commit === commit ? stored.passed : []);
  return {
    hasPassed: (part: string) => passed.has(part),
    /** @param commitAfter that of the checkout after the run: the part counts only if it is still the same. */
    record(part: string, hasPassed: boolean, commitAfter: string | undefined): void {
      if (hasPassed && commit !== undefined && commitAfter === commit) passed.add(part);
      else passed.delete(part);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      const next: Stored = { commit, passed: [...passed] };
      fs.writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
    },
  };
}
