/** Assertions that a build calls: each ends a real one, of an empty page, which lacks what the engine would have in it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { inlineConstants } from './constantModule.ts';
import { rsbuildPluginEnvironments, WEB_ENVIRONMENT } from './environments.ts';
import { rewriteModule } from './rewrittenModule.ts';
import { rsbuildPluginTemplate } from './template.ts';
import { splitChunks } from './wholeChunks.ts';

let root = '';

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'engine-'));
  fs.writeFileSync(path.join(root, 'index.js'), 'document.title = "Empty";');
});

afterAll(() => fs.rmSync(root, { recursive: true }));

const plugin = (setup: RsbuildPlugin['setup']): RsbuildConfig => ({ plugins: [{ name: 'test', setup }] });

/** What each hold adds to a configuration, and the file that its sentence names. */
const HOLDS: readonly [hold: string, file: string, () => RsbuildConfig][] = [
  [
    'H1',
    'pageData.ts',
    () =>
      plugin((api) =>
        rewriteModule(api, {
          name: 'virtual-page-data',
          what: 'data of all pages',
          file: 'pageData.ts',
          inputs: [],
          rewrite: (code) => code,
        }),
      ),
  ],
  ['H5', 'environments.ts', () => ({ plugins: [rsbuildPluginEnvironments()] })],
  ['H12', 'template.ts', () => ({ plugins: [rsbuildPluginTemplate()] })],
  [
    'H17',
    'wholeChunks.ts',
    () => ({
      splitChunks: { cacheGroups: { styles: { test: /\.css$/ } } },
      ...plugin((api) =>
        splitChunks(api, { whole: new Set(['worker']), unsplit: new Set(), lateStyles: /late/ }),
      ),
    }),
  ],
  [
    'H38',
    'constantModule.ts',
    () => inlineConstants({ name: '#words', file: path.join(root, 'index.js'), constants: {} }),
  ],
];

test.each(HOLDS)('%s: a build without it ends, and names %s', async (_hold, file, config) => {
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: {
      logLevel: 'silent',
      ...config(),
      environments: { [WEB_ENVIRONMENT]: { source: { entry: { index: './index.js' } } } },
    },
  });
  await expect(rsbuild.build()).rejects.toThrow(`adapt plugins/engine/${file}.`);
});

test('a build of an empty page ends well without them', async () => {
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: {
      logLevel: 'silent',
      environments: { [WEB_ENVIRONMENT]: { source: { entry: { index: './index.js' } } } },
    },
  });
  await expect(rsbuild.build()).resolves.toBeDefined();
});
