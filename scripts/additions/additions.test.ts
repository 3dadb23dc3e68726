import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { buildSync } from 'esbuild';
import type { SiteData } from '../../model/site.ts';
import { checkSite } from '../../plugins/content/check/index.ts';
import { createSiteContent } from '../../plugins/siteContent.ts';
import { ADDITIONS } from './additions.ts';

const require = createRequire(import.meta.url);

const root = path.resolve(import.meta.dirname, '../..');

let copy: string;

/** The facts of a copy. */
function readSite(dir: string): SiteData {
  const outfile = path.join(dir, '.git/site.cjs');
  buildSync({ entryPoints: [path.join(dir, 'site.ts')], outfile, format: 'cjs' });
  return require(outfile);
}

beforeEach(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'addition-'));
  for (const name of ['docs', 'samples', 'public', 'site.ts', 'i18n.json', 'package.json']) {
    const isCopied = (file: string) => path.basename(file) !== 'node_modules';
    fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true, filter: isCopied });
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: copy });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
});
afterEach(() => fs.rmSync(copy, { recursive: true, force: true }));

test.each(ADDITIONS.map((addition) => [addition.name, addition] as const))(
  'R-9 a %s is added with the files that CONTRIBUTING names, and the site has no problem',
  (_name, { files, apply }) => {
    apply(copy);
    const status = execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '-z'], {
      cwd: copy,
      encoding: 'utf8',
    });
    const changed = status.split('\0').flatMap((line) => (line ? [line.slice(3)] : []));
    // Copies of a version's pages are the command's.
    const byHand = changed.filter((file) => !/^docs\/docs\/\d/.test(file));
    expect(byHand.sort()).toEqual([...files].sort());
    const { content } = createSiteContent({ root: copy, site: readSite(copy) });
    expect(checkSite(content, true)).toEqual([]);
  },
);
