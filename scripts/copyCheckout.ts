/** Files of the checkout, and copies of it, so that a command does not change the checkout itself. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../plugins/projectRoot.ts';

/** Files that git tracks or would add, relative to the project. */
export function listCheckout(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  const isFile = (file: string) =>
    fs.statSync(path.join(PROJECT_ROOT, file), { throwIfNoEntry: false })?.isFile();
  return listed.split('\0').filter((file) => file && isFile(file));
}

/** @param target absolute path of the copy. */
export function copyCheckout(target: string): void {
  fs.rmSync(target, { recursive: true, force: true });
  for (const file of listCheckout()) fs.cpSync(path.join(PROJECT_ROOT, file), path.join(target, file));
}

/** Installed packages that a copy shares with the checkout, where they are installed. */
export function sharePackages(copy: string, folders: readonly string[]): void {
  for (const folder of folders) {
    const source = path.join(PROJECT_ROOT, folder);
    if (fs.existsSync(source)) fs.symlinkSync(source, path.join(copy, folder));
  }
}

/** Commits all files of a copy, since pages have the dates of their commits. */
export function commitCopy(copy: string, message: string): void {
  const author = ['-c', 'user.name=contributor', '-c', 'user.email=contributor@site.example'];
  const git = (...args: string[]) => execFileSync('git', [...author, ...args], { cwd: copy });
  git('init', '--quiet');
  fs.appendFileSync(path.join(copy, '.git/info/exclude'), 'node_modules\n');
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '--message', message);
}
