/**
 * specification.md DATA-3, DATA-4 and ERR-5 on sites with mistakes of every kind: in settings, texts and links. Each is one line with its
 * place, in the build and over the pages in development, also where the engine itself would end.
 */
import fs from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../scripts/servers/engineServer.ts';
import { copySite, removeSite } from '../support/copiedSite.ts';
import { edit, MAX_SITE_MS, type Site, siteFixture } from '../support/fixtures.ts';
import { fileTest as base, expect, type Page } from '../support/test.ts';

const DOC_IDS = '"core/neighbours", "core/routes", "empty", "intro", "links", "text", "tutorials/intro"';
const SIDEBARS = '"tutorialSidebar", "tutorialsSidebar"';

/** Everything that is wrong with the fixture, in the order of the list. */
const PROBLEMS = [
  `docs/_nav.json:3: Unknown sidebar "tutorialsSidebars". Did you mean "tutorialsSidebar"? Available sidebars: ${SIDEBARS}.`,
  'docs/_versions.json:1: The docs version "1.0.0" has no main doc: there is no page /docs/1.0.0/. Create docs/docs/1.0.0/index.mdx.',
  'docs/blog/post.mdx:5: Unknown author "adda". Did you mean "ada"? Available authors: "ada".',
  'docs/blog/post.mdx:6: Unknown tag "zodd". Did you mean "zod"? Available tags: "zod".',
  'docs/blog/post.mdx:7: Dead link "/dosc/": there is no page /dosc/. Did you mean "/docs/"? Nearest pages: "/docs/".',
  'docs/blog/post.mdx:12: Dead link "/dosc/": there is no page /dosc/. Did you mean "/docs/"? Nearest pages: "/docs/".',
  `docs/docs/core/neighbours.mdx:4: Unknown doc id "core/rutes" in version 2.0.0. Did you mean "core/routes"? Available doc ids: ${DOC_IDS}.`,
  `docs/docs/core/neighbours.mdx:5: Unknown sidebar "mainSidebar". Did you mean "tutorialSidebar"? Available sidebars: ${SIDEBARS}.`,
  'docs/docs/core/routes.mdx:1: Duplicate route: /docs/core/routes is also the address of docs/docs/core/routes.md. Rename or remove one of the two.',
  'docs/docs/core/routes.mdx:4: Unknown key "unlsited". Did you mean "unlisted"? Available keys: "title", "description", "draft", "unlisted",',
  'docs/docs/core/routes.mdx:5: "outline": Invalid input: expected boolean, received string, found "three".',
  `docs/docs/core/routes.mdx:6: Unknown sidebar "tutorialsidebar". Did you mean "tutorialSidebar"? Available sidebars: ${SIDEBARS}.`,
  'docs/docs/empty.mdx:1: No sidebar leads to this page. Name it in `_meta.json` of its folder, and the folder in that of the folder above, or write',
  'docs/docs/empty.mdx:5: The page has no text. Write a heading and a sentence below the front matter.',
  'docs/docs/links.mdx:10: Dead link "/docs/core/rotues": there is no page /docs/core/rotues. Did you mean "/docs/core/routes"? Nearest pages: "/docs/core/routes", "/docs/core/neighbours", "/docs/".',
  'docs/docs/links.mdx:10: Dead anchor "/docs/#frist": /docs/ has no "#frist". Did you mean "#first"? Available anchors: "#introduction", "#first".',
  'docs/docs/links.mdx:10: Dead anchor "#nowhere": /docs/links has no "#nowhere". Did you mean "#links"? Available anchors: "#links".',
  'docs/docs/links.mdx:12: Missing image "/drawings/brger.svg": no such file in public. Did you mean "/drawings/burger.svg"? Available images: "/drawings/burger.svg".',
  `docs/docs/links.mdx:14: Unknown doc id "core/route" in version 2.0.0. Did you mean "core/routes"? Available doc ids: ${DOC_IDS}.`,
  'docs/docs/links.mdx:16: <Sample> names the sample "no/such", which does not exist. Did you mean "',
  'docs/docs/text.mdx:8: Unknown component "Tabss". Did you mean "Tabs"? Available components: ',
  'docs/docs/text.mdx:10: "name" is not defined on this page. Import it, or write text in braces as `\\{name}` or as code.',
  'docs/docs/text.mdx:13: This import is text. Write it at the beginning of its line, with an empty line above and below.',
  'docs/docs/text.mdx:15: Unknown container "tpi". Did you mean "tip"? Available containers: ',
  'docs/docs/text.mdx:19: Unknown language "typscript". Did you mean "typescript"? Nearest languages: ',
  "docs/docs/text.mdx:23: A page has one heading of level 1, and this one's is in line 6. Begin this one with `##`.",
  'docs/docs/text.mdx:25: The container ":::tip" is not closed. End it with a line `:::`.',
  'docs/docs/tutorials/intro.mdx:2: "description" is missing. Add `description: One sentence for search engines.`.',
  `site.ts:6: Unknown doc id "introo" in version 2.0.0. Did you mean "intro"? Available doc ids: ${DOC_IDS}.`,
  `theme/Card.tsx:2: Unknown sidebar "tutorialsSidebr". Did you mean "tutorialsSidebar"? Available sidebars: ${SIDEBARS}.`,
];

/** Builds a copy, which must fail with nothing but the list. @returns its lines. */
async function problemsOf(dir: string): Promise<string[]> {
  const { code, output } = await buildSite(dir);
  expect(code, output).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  expect(fs.existsSync(path.join(dir, 'doc_build'))).toBe(false);
  const lines = output.split('\n').filter((line) => /^\s+[\w./]+:\d+: /.test(line));
  expect(output).toContain(`The site has ${lines.length === 1 ? 'a problem' : `${lines.length} problems`}:`);
  return lines.map((line) => line.trim());
}

/** Runs a test on a copy of a fixture. */
async function withCopy(name: string, prove: (dir: string) => Promise<void>): Promise<void> {
  const dir = copySite(name);
  await prove(dir).finally(() => removeSite(dir));
}

base('ERR-5 a build with mistakes fails, and lists all of them once', () => {
  base.setTimeout(MAX_SITE_MS);
  return withCopy('broken', async (dir) => {
    const expected = PROBLEMS.map((problem) => expect.stringContaining(problem));
    expect(await problemsOf(dir)).toEqual(expected);
  });
});

// Unit tests have the others: `plugins/siteData.test.ts`, `plugins/content/check/check.test.ts`.
base('DATA-3 DATA-4 wrong settings and unreadable files are one line each', () => {
  base.setTimeout(2 * MAX_SITE_MS);
  return withCopy('another', async (dir) => {
    edit(dir, 'rspress.config.ts', ['https://kelle.example', 'kelle.example']);
    edit(dir, 'site.ts', ["ground: '#10141a'", 'ground: 5']);
    edit(dir, 'words.json', ['"searchClose"', '"searchClsoe"']);
    fs.writeFileSync(path.join(dir, 'docs/_search.json'), '{\n  "ignored": [],\n}\n');
    expect(await problemsOf(dir)).toEqual([
      expect.stringMatching(/^docs\/_search\.json:3: Not readable: /),
      expect.stringMatching(
        /^rspress\.config\.ts:9: "siteOrigin": expected scheme and host .*, found "kelle\.example"\.$/,
      ),
      expect.stringMatching(/^site\.ts:\d+: "ground": .*expected string.*, found 5\.$/),
      expect.stringMatching(/^words\.json:1: "searchClose" is missing, .*Did you mean "searchClsoe"\?/),
    ]);
    edit(dir, 'site.ts', ['ground: 5', 'ground: ']);
    expect(await problemsOf(dir)).toContainEqual(expect.stringMatching(/^site\.ts:\d+: Not readable: /));
  });
});

const development = (name: string) => base.extend<{ site: Site }>(siteFixture(name, 'development'));

const overlayOf = (page: Page) => page.locator('rsbuild-error-overlay');

/** Time in ms for a change to arrive, restarts of the engine included. */
const FOLLOWS = { timeout: 60_000 };

/** Opens a page again and again until it is as expected: a server that is shutting down never answers new requests. */
const opens = (page: Page, address: string, expected: () => Promise<void>) =>
  expect(async () => {
    await page.goto(address, { timeout: 20_000 });
    await expected();
  }).toPass(FOLLOWS);

development('broken')(
  'DATA-3 DATA-4 in development the list is over the pages until it is empty',
  { tag: '@audit' },
  async ({ page, site: { dir, output } }) => {
    base.setTimeout(MAX_SITE_MS);
    // The page is there, under the list; so is one that was never visited, and the blog without its wrong post.
    for (const [address, title] of [
      ['/docs/', 'Introduction'],
      ['/docs/links', 'Links'],
      ['/blog', 'Blog'],
    ] as const) {
      await opens(page, address, async () => {
        await expect(page.locator('main h1')).toHaveText(new RegExp(`^${title}`));
        await expect(overlayOf(page)).toContainText(`The site has ${PROBLEMS.length} problems:`);
      });
    }
    for (const problem of PROBLEMS) {
      await expect(overlayOf(page)).toContainText(problem);
      expect(output()).toContain(problem);
    }

    const fix = (name: string, ...changes: (readonly [string, string])[]) =>
      edit(dir, `docs/${name}`, ...changes);
    fix('docs/links.mdx', ['/docs/core/rotues', '/docs/core/routes'], ['#frist', '#first']);
    fix('docs/links.mdx', ['#nowhere', '#links'], ['brger', 'burger'], ['core/route"', 'core/routes"']);
    fix('docs/links.mdx', ['<Sample name="no/such" />', 'No sample.']);
    await expect(overlayOf(page)).not.toContainText('docs/docs/links.mdx', FOLLOWS);
    await expect(overlayOf(page)).toContainText(`The site has ${PROBLEMS.length - 6} problems:`);

    edit(dir, 'theme/Card.tsx', ['tutorialsSidebr', 'tutorialsSidebar']);
    edit(dir, 'site.ts', ['doc:introo', 'doc:intro']);
    fix('_nav.json', ['sidebar:tutorialsSidebars', 'sidebar:tutorialsSidebar']);
    fix('blog/post.mdx', ['adda', 'ada'], ['zodd', 'zod'], ['/dosc/', '/docs/'], ['/dosc/', '/docs/']);
    fix('docs/core/neighbours.mdx', ['core/rutes', 'core/routes'], ['mainSidebar', 'tutorialSidebar']);
    fix('docs/core/routes.mdx', ['unlsited', 'unlisted'], ['three', 'false'], ['lsidebar', 'lSidebar']);
    fix('docs/text.mdx', ['# Another', '## Another'], [':::tip\nWords.\n', 'Words.\n']);
    fix('docs/text.mdx', ['<Tabss', '<Tabs'], ['{name}', 'text'], [':::tpi', ':::tip']);
    fix('docs/text.mdx', ['Words.\nimport', 'Words.\n\nimport'], ['typscript', 'sh']);
    fix('docs/_meta.json', ['"text" }', '"text" },\n  { "type": "file", "name": "empty" }']);
    fs.appendFileSync(path.join(dir, 'docs/docs/empty.mdx'), '\n# Empty\n\nWords.\n');
    fix('docs/tutorials/intro.mdx', ['title: Tutorials', 'title: Tutorials\ndescription: Words.']);
    fs.rmSync(path.join(dir, 'docs/docs/core/routes.md'));
    fs.mkdirSync(path.join(dir, 'docs/docs/1.0.0'));
    fs.copyFileSync(path.join(dir, 'docs/docs/index.mdx'), path.join(dir, 'docs/docs/1.0.0/index.mdx'));
    await opens(page, '/docs/links', async () => {
      await expect(page.locator('main h1')).toHaveText(/^Links/);
      await expect(overlayOf(page)).toHaveCount(0);
    });

    fix('docs/index.mdx', ['(/docs/links)', '(/docs/lniks)']);
    await expect(overlayOf(page)).toContainText('docs/docs/index.mdx:8: Dead link "/docs/lniks"', FOLLOWS);
    await expect(overlayOf(page)).toContainText('The site has a problem:');
    fix('docs/index.mdx', ['(/docs/lniks)', '(/docs/links)']);
    await expect(overlayOf(page)).toHaveCount(0, FOLLOWS);
  },
);

development('another')(
  'DATA-3 DATA-4 in development mistakes in settings and texts are over the page until they are fixed',
  { tag: '@audit' },
  async ({ page, site: { dir } }) => {
    base.setTimeout(2 * MAX_SITE_MS);
    /** A file that has no effect is saved once more: the bundler reads files before it watches them, and misses changes in between. */
    const becomes = (name: string, expected: () => Promise<void>) =>
      opens(page, '/docs/zeitplan', () =>
        expected().catch((error: Error) => {
          edit(dir, name);
          throw error;
        }),
      );
    const isRight = (name: string) =>
      becomes(name, async () => {
        await expect(page.locator('main h1')).toHaveText(/^Zeitplan/);
        await expect(overlayOf(page)).toHaveCount(0);
      });
    const shows = (name: string, problem: RegExp) =>
      becomes(name, async () => {
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
      edit(dir, name, [right, wrong]);
      await shows(name, problem);
      edit(dir, name, [wrong, right]);
      await isRight(name);
    }
    // On a page that is open: one that has just loaded may be without its list for a moment.
    edit(dir, 'docs/docs/zeitplan.mdx', ['# ', '[a](/nirgends)\n\n# ']);
    await expect(overlayOf(page)).toContainText('Dead link "/nirgends"', FOLLOWS);
    edit(dir, 'docs/docs/zeitplan.mdx', ['[a](/nirgends)\n\n# ', '# ']);
    await expect(overlayOf(page)).toHaveCount(0, FOLLOWS);
  },
);
