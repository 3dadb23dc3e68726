/**
 * specification.md DATA-3 and DATA-4 for the settings of a site and the text of its pages: each mistake is one line with its place,
 * in the build and over the pages in development, also where the engine itself would end.
 */
import fs from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { buildSite, copySite, removeSite } from '../../scripts/servers/engineServer.ts';
import { MAX_SITE_MS, type Site, siteFixture } from '../support/fixtures.ts';

/** Changes a file of a copy. */
function edit(dir: string, name: string, from: string, to: string): void {
  const file = path.join(dir, name);
  const text = fs.readFileSync(file, 'utf8');
  expect(text).toContain(from);
  fs.writeFileSync(file, text.replace(from, to));
}

/** Problems in the output of a build, one a line. */
const linesOf = (text: string) => text.split('\n').filter((line) => /^\s+[\w./]+:\d+: /.test(line));

/** Builds a copy, which must fail with the list and nothing else. */
async function problemsOf(dir: string): Promise<string[]> {
  const { code, output } = await buildSite(dir);
  expect(code, output).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  expect(fs.existsSync(path.join(dir, 'doc_build'))).toBe(false);
  return linesOf(output).map((line) => line.trim());
}

base('DATA-3 DATA-4 wrong settings end a build with one line each', async () => {
  base.setTimeout(2 * MAX_SITE_MS);
  const dir = copySite('another');
  try {
    edit(dir, 'rspress.config.ts', 'https://kelle.example', 'kelle.example');
    edit(dir, 'site.ts', "ground: '#10141a'", 'ground: 5');
    edit(dir, 'words.json', '"searchClose"', '"searchClsoe"');
    fs.writeFileSync(path.join(dir, 'docs/_search.json'), '{\n  "ignored": [],\n}\n');
    expect(await problemsOf(dir)).toEqual([
      expect.stringMatching(/^docs\/_search\.json:3: Not readable: /),
      expect.stringMatching(
        /^rspress\.config\.ts:9: "siteOrigin": expected scheme and host .*, found "kelle\.example"\.$/,
      ),
      expect.stringMatching(/^site\.ts:\d+: "ground": .*expected string.*, found 5\.$/),
      expect.stringMatching(/^words\.json:1: "searchClose" is missing, .*Did you mean "searchClsoe"\?/),
    ]);
    edit(dir, 'site.ts', 'ground: 5,', 'ground: ,');
    expect((await problemsOf(dir)).filter((line) => line.startsWith('site.ts'))).toEqual([
      expect.stringMatching(/^site\.ts:\d+: Not readable: /),
    ]);
  } finally {
    removeSite(dir);
  }
});

base(
  'DATA-3 DATA-4 a malformed list of versions, and a site.ts without its export, are one line each',
  async () => {
    base.setTimeout(2 * MAX_SITE_MS);
    const dir = copySite('another');
    try {
      for (const [name, text, problem] of [
        ['docs/_versions.json', '[\n  { "name": "1.0" },\n]\n', /^docs\/_versions\.json:3: Not readable: /],
        ['site.ts', 'export const facts = {};\n', /^site\.ts:1: The export "site" is missing\. /],
      ] as const) {
        const file = path.join(dir, name);
        const right = fs.readFileSync(file);
        fs.writeFileSync(file, text);
        expect(await problemsOf(dir)).toEqual([expect.stringMatching(problem)]);
        fs.writeFileSync(file, right);
      }
    } finally {
      removeSite(dir);
    }
  },
);

const development = base.extend<object, { site: Site }>(siteFixture('another', 'development'));

const overlayOf = (page: Page) => page.locator('rsbuild-error-overlay');

/** Time in ms for a change to arrive, restarts of the engine included. */
const FOLLOWS = { timeout: 60_000 };

development(
  'DATA-3 DATA-4 in development mistakes in settings and texts are over the page until they are fixed',
  { tag: '@audit' },
  async ({ page, site }) => {
    development.setTimeout(2 * MAX_SITE_MS);
    /**
     * Reopens a page until it is as expected: while the engine restarts, nothing answers. A file that has no effect
     * is saved once more: the bundler reads files before it watches them, and misses changes in between.
     */
    const opens = (name: string, expected: () => Promise<void>) =>
      expect(async () => {
        await page.goto('/docs/zeitplan', { timeout: 20_000 });
        try {
          await expected();
        } catch (error) {
          edit(site.dir, name, '', '');
          throw error;
        }
      }).toPass(FOLLOWS);
    const isRight = (name: string) =>
      opens(name, async () => {
        await expect(page.locator('main h1')).toHaveText(/^Zeitplan/);
        await expect(overlayOf(page)).toHaveCount(0);
      });
    const shows = (name: string, problem: RegExp) =>
      opens(name, async () => {
        // None of those before is left.
        await expect(overlayOf(page)).toContainText('The site has a problem:');
        await expect(overlayOf(page)).toContainText(problem);
      });
    await isRight('site.ts');
    for (const [name, right, wrong, problem] of [
      ['site.ts', "ground: '#10141a'", 'ground: 5', /site\.ts:\d+: "ground": .*expected string/],
      ['site.ts', "ground: '#10141a'", 'ground: ', /site\.ts:\d+: Not readable: /],
      ['site.ts', 'export const site', 'export const sites', /site\.ts:1: The export "site" is missing/],
      [
        'rspress.config.ts',
        'https://kelle.example',
        'kelle.example',
        /rspress\.config\.ts:9: "siteOrigin": expected scheme and host/,
      ],
      ['words.json', '"searchClose"', '"searchClsoe"', /words\.json:1: "searchClose" is missing/],
      [
        'docs/docs/zeitplan.mdx',
        '# ',
        'Text {name}.\n\n# ',
        /zeitplan\.mdx:\d+: "name" is not defined on this page/,
      ],
      [
        'docs/docs/zeitplan.mdx',
        '# ',
        '<Tabss />\n\n# ',
        /zeitplan\.mdx:\d+: Unknown component "Tabss"\. Did you mean "Tabs"/,
      ],
    ] as const) {
      edit(site.dir, name, right, wrong);
      await shows(name, problem);
      edit(site.dir, name, wrong, right);
      await isRight(name);
    }
    // On a page that is open: one that has just loaded may be without its list for a moment.
    edit(site.dir, 'docs/docs/zeitplan.mdx', '# ', '[a](/nirgends)\n\n# ');
    await expect(overlayOf(page)).toContainText('Dead link "/nirgends"', FOLLOWS);
    edit(site.dir, 'docs/docs/zeitplan.mdx', '[a](/nirgends)\n\n# ', '# ');
    await expect(overlayOf(page)).toHaveCount(0, FOLLOWS);
  },
);
