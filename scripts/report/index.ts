/**
 * `npm run report -- <ref>`: compares the last build with the build of a commit, and prints Markdown for a pull request. The
 * commit is built once, in a worktree, and its build stays in `.rspress/report/`; messages go to standard error.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { onlyName, readArguments, requireBuild } from '../commandLine.ts';
import { runMain, UserError } from '../run.mjs';
import { compareBuilds } from './compareBuilds.ts';

const builds = path.join(PROJECT_ROOT, '.rspress/report');

const git = (...args: string[]) => execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8' }).trim();

/** The output of the program is no part of the report. */
const run = (program: string, args: readonly string[], cwd = PROJECT_ROOT) =>
  execFileSync(program, args, { cwd, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });

function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  } catch {
    throw new UserError(
      `There is no commit "${ref}": name a branch, tag or commit that "git log" knows. In a shallow clone run "git fetch --unshallow" first.`,
    );
  }
}

/** Packages of this checkout where the commit has the same, its own otherwise. */
function installPackages(tree: string): void {
  const lockfile = (root: string) => fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  if (lockfile(tree) !== lockfile(PROJECT_ROOT)) run('npm', ['ci'], tree);
  else fs.symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(tree, 'node_modules'));
}

function buildOf(commit: string): string {
  const build = path.join(builds, commit);
  if (fs.existsSync(build)) return build;
  const tree = path.join(builds, `tree-${commit}`);
  // An earlier run that was ended leaves its own.
  fs.rmSync(tree, { recursive: true, force: true });
  run('git', ['worktree', 'add', '--force', '--detach', tree, commit]);
  try {
    installPackages(tree);
    run('npx', ['rspress', 'build'], tree);
    fs.renameSync(path.join(tree, 'doc_build'), build);
  } finally {
    fs.rmSync(tree, { recursive: true, force: true });
    run('git', ['worktree', 'prune']);
  }
  return build;
}

runMain(async () => {
  const { positionals } = readArguments({}, { allowPositionals: true });
  const ref = onlyName(positionals, 'Name one commit to compare with, such as "npm run report -- main".');
  const build = requireBuild();
  const commit = commitOf(ref);
  console.log(compareBuilds(buildOf(commit), build, `${ref} (${commit.slice(0, 9)})`));
});
