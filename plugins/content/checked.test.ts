import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { createBuildCache } from './buildCache.ts';
import { pluginContent } from './index.ts';
import { createSiteReader } from './siteReader.ts';

test('DATA-3 a site is checked again after a change of any source of its pages', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'checked-'));
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), text);
  };
  const generatedDir = path.join(dir, 'generated');
  // A name of the usual length, whose encoding is too long for the name of a file.
  const name = '頁'.repeat(30);
  const file = `docs/${name}.mdx`;
  const page = {
    routePath: `/${name}`,
    pureRoutePath: `/${name}`,
    absolutePath: path.join(dir, file),
    relativePath: file,
    pageName: name,
    lang: '',
    version: '',
  };
  /** Starts a build or a development server. @returns true when pages were checked. */
  const start = async (isBuild: boolean) => {
    let looked = false;
    const content = createSiteReader({
      root: dir,
      production: isBuild,
      docsDir: path.join(dir, 'docs'),
      publicDirs: [path.join(dir, 'public')],
      sidebars: [],
      sources: [path.join(dir, 'site.ts')],
      shown: [path.join(dir, 'samples')],
      files: [],
      languages: {
        locales: [{ code: 'en', label: 'English', dir: 'ltr', calendar: 'gregory' }],
        words: { file: path.join(dir, 'words.json'), words: {}, siteTexts: () => [] },
      },
    });
    const diagnose = () => {
      looked = true;
      return [];
    };
    const cache = createBuildCache(path.join(dir, 'cache'));
    const { routeGenerated } = pluginContent(content, {
      generatedDir,
      diagnose,
      shownOf: () => ({}),
      cache,
    });
    await routeGenerated?.([page], isBuild);
    fs.mkdirSync(generatedDir, { recursive: true });
    return looked;
  };
  const build = () => start(true);
  try {
    const valid = '---\ntitle: T\ndescription: D\n---\n\n# T\n';
    write('docs/index.mdx', valid);
    write(file, '---\ntitle: Page\ndescription: D\n---\n\n# Page\n');
    write('site.ts', '');
    write('words.json', '{}');
    expect(await build()).toBe(true);
    expect(await build()).toBe(false);
    for (const name of ['samples/a.test.ts', 'public/a.svg', 'site.ts', 'docs/_part.mdx', 'words.json']) {
      write(name, '{ }');
      expect(await build(), name).toBe(true);
      expect(await build(), name).toBe(false);
    }
    write('samples/node_modules/a/index.js', '');
    expect(await build(), 'an installed package').toBe(false);
    // Files of expanded pages may differ after development, and are missing in a new checkout.
    await start(false);
    expect(await build(), 'after development').toBe(true);
    fs.rmSync(generatedDir, { recursive: true });
    expect(await build(), 'in a new checkout').toBe(true);
    expect(await build()).toBe(false);
    write('docs/index.mdx', '---\ntitle: T\ndescription: D\n---\n\n[a](/gone)\n');
    for (const times of [1, 2]) await expect(build(), `${times}`).rejects.toThrow('/gone');
    write('docs/index.mdx', valid);
    expect(await build(), 'after a check that failed').toBe(true);
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
});
