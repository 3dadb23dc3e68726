/** Assertions that a build calls: each ends a real one, of an empty page, which lacks what the engine would have in it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { inlineConstants } from './constantModule.ts';
import { MARKDOWN_ENVIRONMENT, rsbuildPluginEnvironments, WEB_ENVIRONMENT } from './environments.ts';
import { rsbuildPluginTwins } from './llms.ts';
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
const HOLDS: readonly [hold: string, file: string, environment: string, () => RsbuildConfig][] = [
  [
    'H1',
    'pageData.ts',
    WEB_ENVIRONMENT,
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
  ['H5', 'environments.ts', WEB_ENVIRONMENT, () => ({ plugins: [rsbuildPluginEnvironments()] })],
  ['H12', 'template.ts', WEB_ENVIRONMENT, () => ({ plugins: [rsbuildPluginTemplate()] })],
  [
    'H17',
    'wholeChunks.ts',
    WEB_ENVIRONMENT,
    () => ({
      splitChunks: { cacheGroups: { styles: { test: /\.css$/ } } },
      ...plugin((api) =>
        splitChunks(api, { whole: new Set(['worker']), unsplit: new Set(), lateStyles: /late/ }),
      ),
    }),
  ],
  [
    'H31',
    'llms.ts',
    MARKDOWN_ENVIRONMENT,
    () => ({
      plugins: [rsbuildPluginTwins({ twin: String, alone: String, fullText: () => '' })],
    }),
  ],
  [
    'H38',
    'constantModule.ts',
    WEB_ENVIRONMENT,
    () => inlineConstants({ name: '#words', file: path.join(root, 'index.js'), constants: {} }),
  ],
];

test.each(HOLDS)('%s: a build without it ends, and names %s', async (_hold, file, environment, config) => {
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: {
      logLevel: 'silent',
      ...config(),
      environments: { [environment]: { source: { entry: { index: './index.js' } } } },
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
