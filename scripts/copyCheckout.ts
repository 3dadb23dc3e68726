/** Copies of the checkout, so that a command does not change the checkout itself. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../plugins/projectRoot.ts';

/** Copies the files of the checkout that git tracks or would add. @param target absolute path of the copy. */
export function copyCheckout(target: string): void {
  fs.rmSync(target, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of files.split('\0')) {
    const source = path.join(PROJECT_ROOT, file);
    if (!file || !fs.statSync(source, { throwIfNoEntry: false })?.isFile()) continue;
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    fs.copyFileSync(source, path.join(target, file));
  }
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
