import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@rstest/core';
import { buildSync } from 'esbuild';
import type { SiteSettings } from '../../model/site.ts';
import { checkSite } from '../../plugins/content/check/index.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { createSiteContext } from '../../plugins/siteContext.ts';
import config from '../../rspress.config.ts';
import { ADDITIONS } from './additions.ts';

const require = createRequire(import.meta.url);

let copy: string;

/** The facts of the copy. */
function readSite(): SiteSettings {
  const outfile = path.join(copy, '.git/site.cjs');
  buildSync({ entryPoints: [path.join(copy, 'site.ts')], outfile, format: 'cjs' });
  return require(outfile).site;
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });

// All tests share one copy, which is read once: reading a site takes far longer than adding to it.
beforeAll(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'addition-'));
  for (const name of ['docs', 'samples', 'public', 'site.ts', 'words.json', 'package.json']) {
    const isCopied = (file: string) => path.basename(file) !== 'node_modules';
    fs.cpSync(path.join(PROJECT_ROOT, name), path.join(copy, name), { recursive: true, filter: isCopied });
  }
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

afterEach(() => {
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '--message', 'added');
});

test.each(ADDITIONS.map((addition) => [addition.name, addition] as const))(
  'R-9 a %s needs the files that CONTRIBUTING names, and no others',
  (_, { files, apply }) => {
    apply(copy);
    const status = git('status', '--porcelain', '--untracked-files=all', '-z');
    const changed = status.split('\0').flatMap((line) => (line ? [line.slice(3)] : []));
    // Copies of a version's pages are the command's.
    const byHand = changed.filter((file) => !/^docs\/docs\/\d/.test(file));
    expect(byHand.sort()).toEqual([...files].sort());
  },
);

// Two versions of all docs are read for it: `npm run audit`.
if (process.env.AUDIT)
  test('R-9 DATA-1.a the site with all of them is valid, and its new version has the docs of the last', () => {
    const { reader } = createSiteContext({ root: copy, config, site: readSite() });
    expect(checkSite(reader, true)).toEqual([]);
    const [now, before] = reader.site(true).versions;
    expect(now?.name).toBe('99.0.0');
    expect(before?.docs.length).toBeGreaterThan(10);
    expect(before?.docs.map(({ id }) => id)).toEqual(now?.docs.map(({ id }) => id));
  });
