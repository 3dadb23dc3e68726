import { spawnSync } from 'node:child_process';
import os from 'node:os';

/** A machine elsewhere on earth, without a cache of an earlier build. */
export const ELSEWHERE = { RSPRESS_PERSISTENT_CACHE: 'false', TZ: 'Pacific/Auckland', LC_ALL: 'C' };

/** Where two folders differ, byte for byte: a letter and a path in each line. */
export function differences(first: string, second: string): string {
  const args = ['diff', '--no-index', '--no-renames', '--name-status', first, second];
  // Inside a repository git compares the content as stored, with converted line endings.
  const { error, status, stdout, stderr } = spawnSync('git', args, { cwd: os.tmpdir(), encoding: 'utf8' });
  if (error || (status !== 0 && status !== 1)) throw error ?? new Error(stderr);
  return stdout;
}
