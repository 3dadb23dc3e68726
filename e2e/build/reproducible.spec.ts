/** The audit's second build of the site, without a cache; `versions.spec.ts` builds a fixture twice for every change. */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { buildSite } from '../../scripts/servers/engineServer.ts';
import { BUILD } from '../support/builtSite.ts';
import { differences, ELSEWHERE } from '../support/differences.ts';
import { expect, fileTest } from '../support/test.ts';

/** Longest time in ms that a build without a cache may take on a busy machine. */
const MAX_BUILD_MS = 400_000;

fileTest('a second build, elsewhere on earth, is the same', { tag: '@audit' }, async () => {
  fileTest.setTimeout(MAX_BUILD_MS);
  const again = path.join(PROJECT_ROOT, '.rspress/again');
  fs.rmSync(again, { recursive: true, force: true });
  const { code, output } = await buildSite(PROJECT_ROOT, { ...ELSEWHERE, SITE_OUT: again });
  expect(code, output).toBe(0);
  expect(fs.existsSync(path.join(again, 'index.html'))).toBe(true);
  expect(differences(BUILD, again)).toBe('');
  fs.rmSync(again, { recursive: true });
});
