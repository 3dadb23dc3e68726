/**
 * specification.md DATA-3 and DATA-4 on a site with every kind of mistake: one list in the build, the same list over
 * the pages in development.
 */
import fs from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { buildSite, copySite, removeSite } from '../../scripts/servers/engineServer.ts';
import { MAX_SITE_MS, type Site, siteFixture } from '../support/fixtures.ts';

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
  `parts/Card.tsx:2: Unknown sidebar "tutorialsSidebr". Did you mean "tutorialsSidebar"? Available sidebars: ${SIDEBARS}.`,
  `site.ts:6: Unknown doc id "introo" in version 2.0.0. Did you mean "intro"? Available doc ids: ${DOC_IDS}.`,
];

/** Problems in the output of a build or in the overlay, one a line. */
const linesOf = (text: string) => text.split('\n').filter((line) => /^\s+[\w./]+:\d+: /.test(line));

base('ERR-5 a build with mistakes fails, and lists all of them once', async () => {
  base.setTimeout(MAX_SITE_MS);
  const dir = copySite('broken');
  try {
    const { code, output } = await buildSite(dir);
    expect(code).toBe(1);
    expect(output).toContain(`The site has ${PROBLEMS.length} problems:`);
    const lines = linesOf(output);
    expect(lines).toHaveLength(PROBLEMS.length);
    for (const [at, problem] of PROBLEMS.entries()) expect(lines[at]).toContain(problem);
    // Nothing but the list: no stack of the engine.
    expect(output).not.toMatch(/^\s+at /m);
    expect(fs.existsSync(path.join(dir, 'doc_build'))).toBe(false);
  } finally {
    removeSite(dir);
  }
});

const development = base.extend<object, { site: Site }>(siteFixture('broken', 'development'));

const overlayOf = (page: Page) => page.locator('rsbuild-error-overlay');

/** Time in ms for a change to arrive, restarts of the engine included. */
const FOLLOWS = { timeout: 60_000 };

development(
  'DATA-3 DATA-4 in development the list is over the pages until it is empty',
  { tag: '@audit' },
  async ({ page, site }) => {
    development.setTimeout(MAX_SITE_MS);
    const edit = (name: string, ...changes: [from: string, to: string][]) => {
      const file = path.join(site.dir, name);
      let text = fs.readFileSync(file, 'utf8');
      for (const [from, to] of changes) {
        expect(text).toContain(from);
        text = text.replace(from, to);
      }
      fs.writeFileSync(file, text);
    };
    /** Opens a page again and again until it is as expected: while the engine restarts, nothing answers. */
    const opens = (address: string, expected: () => Promise<void>) =>
      expect(async () => {
        // A server that is shutting down never answers new requests.
        await page.goto(address, { timeout: 20_000 });
        await expected();
      }).toPass(FOLLOWS);

    // The page is there, under the list; so is one that was never visited, and the blog without its wrong post.
    for (const [address, title] of [
      ['/docs/', 'Introduction'],
      ['/docs/links', 'Links'],
      ['/blog', 'Blog'],
    ] as const) {
      await opens(address, async () => {
        await expect(page.locator('main h1')).toHaveText(new RegExp(`^${title}`));
        await expect(overlayOf(page)).toContainText(`The site has ${PROBLEMS.length} problems:`);
      });
    }
    for (const problem of PROBLEMS) await expect(overlayOf(page)).toContainText(problem);

    edit('docs/docs/links.mdx', ['/docs/core/rotues', '/docs/core/routes'], ['#frist', '#first']);
    edit('docs/docs/links.mdx', ['#nowhere', '#links'], ['brger', 'burger'], ['core/route"', 'core/routes"']);
    edit('docs/docs/links.mdx', ['<Sample name="no/such" />', 'No sample.']);
    await expect(overlayOf(page)).not.toContainText('docs/docs/links.mdx', FOLLOWS);
    await expect(overlayOf(page)).toContainText(`The site has ${PROBLEMS.length - 6} problems:`);

    edit('parts/Card.tsx', ['tutorialsSidebr', 'tutorialsSidebar']);
    edit('site.ts', ['doc:introo', 'doc:intro']);
    edit('docs/_nav.json', ['sidebar:tutorialsSidebars', 'sidebar:tutorialsSidebar']);
    edit('docs/blog/post.mdx', ['adda', 'ada'], ['zodd', 'zod'], ['/dosc/', '/docs/'], ['/dosc/', '/docs/']);
    edit('docs/docs/core/neighbours.mdx', ['core/rutes', 'core/routes'], ['mainSidebar', 'tutorialSidebar']);
    edit('docs/docs/core/routes.mdx', ['unlsited', 'unlisted'], ['three', 'false'], ['lsidebar', 'lSidebar']);
    edit('docs/docs/text.mdx', ['# Another', '## Another'], [':::tip\nWords.\n', 'Words.\n']);
    edit('docs/docs/text.mdx', ['<Tabss', '<Tabs'], ['{name}', 'text'], [':::tpi', ':::tip']);
    edit('docs/docs/text.mdx', ['Words.\nimport', 'Words.\n\nimport'], ['typscript', 'sh']);
    edit('docs/docs/_meta.json', ['"text" }', '"text" },\n  { "type": "file", "name": "empty" }']);
    fs.appendFileSync(path.join(site.dir, 'docs/docs/empty.mdx'), '\n# Empty\n\nWords.\n');
    edit('docs/docs/tutorials/intro.mdx', ['title: Tutorials', 'title: Tutorials\ndescription: Words.']);
    fs.rmSync(path.join(site.dir, 'docs/docs/core/routes.md'));
    fs.mkdirSync(path.join(site.dir, 'docs/docs/1.0.0'));
    fs.copyFileSync(
      path.join(site.dir, 'docs/docs/index.mdx'),
      path.join(site.dir, 'docs/docs/1.0.0/index.mdx'),
    );
    await opens('/docs/links', async () => {
      await expect(page.locator('main h1')).toHaveText(/^Links/);
      await expect(overlayOf(page)).toHaveCount(0);
    });

    edit('docs/docs/index.mdx', ['(/docs/links)', '(/docs/lniks)']);
    await expect(overlayOf(page)).toContainText('docs/docs/index.mdx:8: Dead link "/docs/lniks"', FOLLOWS);
    await expect(overlayOf(page)).toContainText('The site has a problem:');
    edit('docs/docs/index.mdx', ['(/docs/lniks)', '(/docs/links)']);
    await expect(overlayOf(page)).toHaveCount(0, FOLLOWS);
  },
);
