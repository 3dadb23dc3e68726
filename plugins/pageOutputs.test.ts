import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { unified } from 'unified';
import { Composer } from 'yaml';
import { config as fixtureConfig } from '../e2e/fixtures/config.ts';
import { facts as site } from '../e2e/fixtures/facts.ts';
import type { SiteSettings } from '../model/site.ts';
import { createBuildCache } from './content/buildCache.ts';
import { checkSite } from './content/check/index.ts';
import { pluginContent } from './content/index.ts';
import { createPageOutputs } from './pageOutputs.ts';
import { createSiteContext } from './siteContext.ts';

/** Prototype of all `unified` processors: every Markdown parser inherits its `parse`. */
const processor: { parse: (text: unknown) => unknown } = Object.getPrototypeOf(unified());

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
});

afterEach(() => {
  fs.rmSync(root, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** No other YAML or JSON of these sites has this length, which therefore identifies its parses. */
const FRONT_MATTER = 'title: Page\ndescription: What the page says.';

const page = (text: string) => `---\n${FRONT_MATTER}\n---\n\n# Page\n\n${text}\n`;

/** A site of two pages and a blog without posts. @param text of the doc. */
const writeSite = (text: string) =>
  write({
    'site.ts': '',
    'docs/_nav.json': '[]',
    'docs/_versions.json': '[{ "name": "1.0.0" }]',
    'docs/index.mdx': page('Words.'),
    'docs/docs/_meta.json': '["index"]',
    'docs/docs/index.mdx': page(text),
    'docs/blog/_tags.json': '{}',
    'docs/blog/_authors.json': '{}',
  });

/** Outputs of pages in a build, except for compilation: problems, search sections, Markdown files. */
async function build(facts: SiteSettings) {
  const parse = rs.spyOn(processor, 'parse');
  const compose = rs.spyOn(Composer.prototype, 'compose');
  try {
    const siteContext = createSiteContext({ root, config: fixtureConfig, site: facts, production: true });
    const { reader, generated } = siteContext;
    const { searchSectionsOf, diagnose, markdownOf, shownOf } = createPageOutputs(siteContext);
    const { routeGenerated } = pluginContent(reader, {
      generatedDir: generated('docs'),
      diagnose,
      shownOf,
      cache: createBuildCache(generated('cache')),
    });
    const routes = [...reader.site().sources.values()].map(({ file, route: routePath = '' }) => {
      const relativePath = path.relative(siteContext.docsDir, file);
      return {
        absolutePath: file,
        relativePath,
        routePath,
        pureRoutePath: routePath,
        pageName: '',
        lang: '',
        version: '',
      };
    });
    const wrong = await Promise.resolve()
      .then(() => routeGenerated?.(routes, true))
      .then(
        () => '',
        ({ message }: Error) => message,
      );
    const pages = [...reader.site().sources.values()].filter(({ file }) => /\.mdx?$/.test(file));
    const searched = wrong ? [] : pages.map(({ file }) => searchSectionsOf(file));
    const markdown = wrong ? [] : pages.map(({ file, route = '' }) => markdownOf(file, route).body);
    const sources = pages.map(({ parsed }) => parsed.source);
    return {
      wrong,
      searched,
      markdown,
      sources,
      parses: parse.mock.calls.length,
      frontmatters: compose.mock.calls.filter(([, , length]) => length === FRONT_MATTER.length).length,
    };
  } finally {
    parse.mockRestore();
    compose.mockRestore();
  }
}

test('CODE-3.b check, search and Markdown share one tree and front matter of a page', async () => {
  const elements = [
    '<Sample name="home/burger-bar" files="index.ts" requests="*" />',
    '<SamplePair name="migration/express" files="routes/menu.ts" with="api/menu/route.ts" requests="list" />',
    '<Step tutorial="hello-world" step="03-query">\n\n<Sample name="home/burger-bar" files="index.ts" />\n\n</Step>',
  ];
  writeSite(elements.join('\n\n'));
  const { wrong, parses, frontmatters, sources } = await build(site);
  expect(wrong).toBe('');
  expect(parses).toBe(sources.length);
  expect(frontmatters).toBe(sources.length);
});

test('NAV-4.d programs are found in the section that shows them', async () => {
  writeSite('## Shown\n\n<Sample name="home/burger-bar" files="index.ts" />\n\n## Next');
  const { wrong, searched } = await build(site);
  expect(wrong).toBe('');
  const shown = searched.flat().find(({ text }) => text.includes('new Burger('));
  expect(shown?.heading).toBe('Shown');
});

test('a new title compiles the pages again that show it, and no other', async () => {
  const named = (name: string, more = '') =>
    `---\ntitle: ${name}\ndescription: What ${name} says.\n${more}---\n\n# ${name}\n`;
  const files = {
    'docs/docs/core/_meta.json': '["index", "b", "c"]',
    'docs/docs/core/index.mdx': named('Core'),
    'docs/docs/core/c.mdx': named('Ce', 'moved:\n  old: /docs/core/b\n'),
    'docs/docs/d.mdx': named('De'),
    'docs/playground.mdx': named('Playground', 'pageType: playground\n'),
  };
  writeSite('Words.');
  write({
    ...files,
    'docs/docs/_meta.json': '["index", "d", { "type": "dir", "name": "core", "label": "Core" }]',
  });
  const dir = path.join(root, '.rspress/docs/meta');
  const dataOf = async (title: string) => {
    write({ 'docs/docs/core/b.mdx': named(title) });
    expect((await build(site)).wrong).toBe('');
    return fs.readdirSync(dir).map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')] as const);
  };
  const before = new Map(await dataOf('Be'));
  const changed = (await dataOf('Bee')).filter(([name, text]) => before.get(name) !== text);
  const sources = changed.map(([, text]) => JSON.parse(text).source);
  expect(sources.sort()).toEqual(['docs/core/c.mdx', 'docs/core/index.mdx', 'playground.mdx']);
});

test('RSP-1 a block may have a language of the configuration', () => {
  writeSite('```Menu\n1\n```\n\n```bill\n1\n```\n\n```order\n1\n```');
  const menu = { name: 'menu', aliases: ['bill'], scopeName: 'source.menu', patterns: [], repository: {} };
  const shiki = { langs: [menu], langAlias: { order: 'json' } };
  const config = { ...fixtureConfig, markdown: { shiki } };
  expect(checkSite(createSiteContext({ root, config, site }).reader)).toEqual([]);
});
