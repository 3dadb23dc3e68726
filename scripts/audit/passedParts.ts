/** Progress of the audit between its runs: which parts have passed for a commit, and how long each took. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

interface Stored {
  /** Commit for which the parts have passed. */
  commit?: string | undefined;
  passed: string[];
  /** Seconds that each part took when it ran last, at any commit. */
  seconds: Record<string, number>;
}

/** @returns undefined for a file that is missing, or that an interruption has left incomplete. */
function readStored(file: string): Stored | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The commit whose files are checked out.
 *
 * @param folder absolute path of a checkout.
 * @returns undefined where files differ from the commit, and outside a repository.
 */
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

/**
 * Opens the progress for a commit; parts that passed for another commit are dropped.
 *
 * @param file absolute path of a JSON file, which need not exist.
 * @param commit undefined without a clean commit: then no part counts as passed.
 */
export function openProgress(file: string, commit: string | undefined) {
  const stored = readStored(file);
  const seconds = { ...stored?.seconds };
  const passed = new Set(commit !== undefined && stored?.commit === commit ? stored.passed : []);
  return {
    hasPassed: (part: string) => passed.has(part),
    /** Seconds; undefined for a part that has never run here. */
    lastDuration: (part: string) => seconds[part],
    /**
     * Records a run of a part. It counts as passed only if the checkout is still the commit that the audit began with.
     *
     * @param result its commit as {@link cleanCommit} gives it after the run.
     */
    record(part: string, result: { passed: boolean; seconds: number; commit: string | undefined }): void {
      seconds[part] = result.seconds;
      if (result.passed && commit !== undefined && result.commit === commit) passed.add(part);
      else passed.delete(part);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      const next: Stored = { commit, passed: [...passed], seconds };
      fs.writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
    },
  };
}
