/** A build that has the cache of an earlier one. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildSite, copySite, removeSite } from '../../scripts/servers/engineServer.ts';
import { MAX_SITE_MS } from '../support/fixtures.ts';
import { expect, fileTest } from '../support/test.ts';

fileTest('a page has the date of its last commit, also when nothing else of it has changed', async () => {
  fileTest.setTimeout(2 * MAX_SITE_MS);
  const dir = copySite('plugins');
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=author', '-c', 'user.email=author@site.example', ...args], {
      cwd: dir,
      env: { ...process.env, GIT_COMMITTER_DATE: date },
    });
  const datesOfBuild = async () => {
    const { code, output } = await buildSite(dir);
    expect(code, output).toBe(0);
    const html = fs.readFileSync(path.join(dir, 'doc_build/docs/index.html'), 'utf8');
    return html.match(/(?<=<time datetime=")[^"]+/gi);
  };
  const [first, second] = ['2026-01-02T03:04:05Z', '2026-02-03T04:05:06Z'];
  try {
    git(first, 'init', '--quiet');
    git(first, 'add', 'docs');
    git(first, 'commit', '--quiet', '--no-verify', '--message', 'pages');
    expect(await datesOfBuild()).toEqual([first]);
    git(second, 'commit', '--quiet', '--no-verify', '--amend', '--no-edit');
    expect(await datesOfBuild()).toEqual([second]);
  } finally {
    removeSite(dir);
  }
});
