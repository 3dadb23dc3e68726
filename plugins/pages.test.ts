import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { unified } from 'unified';
import { site as brokenSite } from '../e2e/fixtures/broken/site.ts';
import { config as fixtureConfig } from '../e2e/fixtures/config.ts';
import { facts as site } from '../e2e/fixtures/facts.ts';
import type { SiteSettings } from '../model/site.ts';
import { pluginContent } from './content/index.ts';
import { createPages } from './pages.ts';
import { createSiteContent } from './siteContent.ts';

/** A site with every kind of mistake. */
const BROKEN = path.join(import.meta.dirname, '../e2e/fixtures/broken');

/** Absolute path of the file that keeps what was made of pages. */
const kept = () => path.join(root, '.rspress/docs/pages.json');

/** Everything that parses Markdown: each parser is one of these. */
const processor: { parse: (text: unknown) => unknown } = Object.getPrototypeOf(unified());

let root: string;
let mode: string | undefined;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
});

afterEach(() => {
  process.env.NODE_ENV = mode;
  fs.rmSync(root, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

const page = (text: string, frontmatter = '') =>
  `---\ntitle: Page\ndescription: What the page says.\n${frontmatter}---\n\n# Page\n\n${text}\n`;

/** What a build asks of pages besides compiling them: what is wrong, what the search finds, the Markdown twins. */
async function build(facts: SiteSettings, isBuild = true) {
  const parse = rs.spyOn(processor, 'parse');
  try {
    const siteContent = createSiteContent({ root, config: fixtureConfig, site: facts });
    const { content, generated } = siteContent;
    const { searchSectionsOf, diagnose, twinOf } = createPages(siteContent);
    const { addPages, config } = pluginContent(content, {
      generatedDir: generated('docs'),
      diagnose,
    });
    await config?.({}, { addPlugin() {}, removePlugin() {} }, isBuild);
    const wrong = await Promise.resolve()
      .then(() => addPages?.({}, true))
      .then(
        () => '',
        ({ message }: Error) => message,
      );
    const pages = [...content.site(true).sources.values()].filter(({ file }) => /\.mdx?$/.test(file));
    const searched = wrong ? [] : pages.map(({ file }) => searchSectionsOf(file));
    const twins = wrong ? [] : pages.map(({ file, route = '' }) => twinOf(file, route).body);
    const sources = pages.map(({ parsed }) => parsed.source);
    return {
      wrong,
      searched,
      twins,
      sources,
      parsed: new Set(parse.mock.calls.map(([text]) => String(text))),
      parses: parse.mock.calls.length,
    };
  } finally {
    parse.mockRestore();
  }
}

test('DATA-3 a page that has not changed is not parsed again by the next build', async () => {
  write({
    'site.ts': '',
    'docs/_nav.json': '[]',
    'docs/_versions.json': '[{ "name": "1.0.0" }]',
    'docs/index.mdx': page('[Docs](/docs/#words)'),
    'docs/docs/_meta.json': '["index", "sample", "step", "drawing", "plain"]',
    'docs/docs/index.mdx': page('## Words\n\nWords.'),
    'docs/docs/sample.mdx': page('<Sample name="home/burger-bar" files="index.ts" requests="*" />'),
    'docs/docs/step.mdx': page('<Step tutorial="hello-world" step="03-query" />'),
    'docs/docs/drawing.mdx': page(
      'import { Here } from \'#drawings/Here.tsx\';\n\n<Here caption="Said.">\n\nShown.\n\n</Here>',
    ),
    'docs/docs/plain.md': page('Words in Markdown.'),
    'docs/blog/_tags.json': '{ "zod": { "label": "Zod" } }',
    'docs/blog/_authors.json': '{ "ada": { "name": "Ada Lovelace" } }',
    'docs/blog/post.mdx': page('Words.', 'date: 2025-01-01\nauthors: [ada]\ntags: [zod]\n'),
    'docs/blog.mdx': page('Posts.', 'blog: list\n'),
  });
  const first = await build(site);
  expect(first.wrong).toBe('');
  expect(first.sources.filter((source) => !first.parsed.has(source))).toEqual([]);

  const file = path.join(root, 'docs/docs/index.mdx');
  fs.appendFileSync(file, '\nOne more sentence.\n');
  const second = await build(site);
  expect([...second.parsed]).toEqual([fs.readFileSync(file, 'utf8')]);

  write({ 'site.ts': '// What pages are checked against has changed.' });
  expect((await build(site)).parsed.size).toBe(first.sources.length);
  expect((await build(site)).parsed.size).toBe(0);

  fs.rmSync(path.join(root, '.rspress'), { recursive: true });
  const cold = await build(site);
  expect(cold.parsed.size).toBe(first.sources.length);
  expect(second.searched).toEqual(cold.searched);
  expect(second.twins).toEqual(cold.twins);
  expect(second.twins).toContain('## Words\n\nWords.\n\nOne more sentence.\n');
  expect(second.searched.flat().map(({ text }) => text)).toContain('Words.\n\nOne more sentence.');
});

test('CODE-3.b a page is parsed once besides by the engine, whatever it shows: the check, the search and the twin share its tree', async () => {
  const elements = [
    '<Sample name="home/burger-bar" files="index.ts" requests="*" />',
    '<SamplePair name="migration/express" files="routes/menu.ts" with="api/menu/route.ts" requests="list" />',
    '<Step tutorial="hello-world" step="03-query">\n\n<Sample name="home/burger-bar" files="index.ts" />\n\n</Step>',
    '<RecordedDifferences />',
  ];
  write({
    'site.ts': '',
    'docs/_nav.json': '[]',
    'docs/_versions.json': '[{ "name": "1.0.0" }]',
    'docs/index.mdx': page('Words.'),
    'docs/docs/_meta.json': '["index"]',
    'docs/docs/index.mdx': page(elements.join('\n\n')),
    'docs/blog/_tags.json': '{}',
    'docs/blog/_authors.json': '{}',
  });
  const { wrong, parses, sources } = await build(site);
  expect(wrong).toBe('');
  expect(parses).toBe(sources.length);
});

test('NAV-4.d programs are found in the section that shows them, also below a table that the build makes', async () => {
  write({
    'site.ts': '',
    'docs/_nav.json': '[]',
    'docs/_versions.json': '[{ "name": "1.0.0" }]',
    'docs/index.mdx': page('Words.'),
    'docs/docs/_meta.json': '["index"]',
    'docs/docs/index.mdx': page(
      '<RecordedDifferences />\n\n## Shown\n\n<Sample name="home/burger-bar" files="index.ts" />\n\n## Next',
    ),
    'docs/blog/_tags.json': '{}',
    'docs/blog/_authors.json': '{}',
  });
  const { wrong, searched } = await build(site);
  expect(wrong).toBe('');
  const shown = searched.flat().find(({ text }) => text.includes('new Burger('));
  expect(shown?.heading).toBe('Shown');
});

test('DATA-3 a build after development expands pages again: what they were expanded into may be another', async () => {
  fs.cpSync(BROKEN, root, { recursive: true });
  await build(brokenSite);
  expect(fs.existsSync(kept())).toBe(true);
  await build(brokenSite, false);
  expect(fs.existsSync(kept())).toBe(false);
});

test('DATA-3 DATA-4 the same is wrong whether or not pages were kept', async () => {
  fs.cpSync(BROKEN, root, { recursive: true });
  const file = path.join(root, 'docs/docs/index.mdx');
  const source = fs.readFileSync(file, 'utf8');
  // Its own front matter and MDX, anchors that others link to, a program of its own, and nothing but a sentence.
  const changes = [
    source,
    source.replace('title:', 'tilte:'),
    `${source}\n<Open>\n`,
    source.replace('#first', '#second'),
    `${source}\n\`\`\`ts\nrun();\n\`\`\`\n`,
    `${source}\nOne more sentence.\n`,
  ];
  const lists: string[] = [];
  for (const changed of changes) {
    fs.writeFileSync(file, changed);
    fs.rmSync(kept(), { force: true });
    const cold = await build(brokenSite);
    const warm = await build(brokenSite);
    expect(warm.wrong).toBe(cold.wrong);
    expect(warm.parsed.size).toBeLessThan(cold.parsed.size);
    lists.push(cold.wrong);
  }
  expect(new Set(lists).size).toBe(changes.length - 1);

  // From one to the other, as an author does.
  for (const [at, changed] of changes.entries()) {
    fs.writeFileSync(file, changed);
    expect((await build(brokenSite)).wrong).toBe(lists[at]);
  }
});
