/**
 * contributing/engine.md, on a tiny site that is built as if the engine were another one: the build fails, and says which file
 * holds on to what has changed. Some in every run, one for each way in which a hold is asserted; `npm run audit` has all.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSite, copySite, removeSite } from '../scripts/servers/engine.ts';
import { SITE_LIMIT } from './support/fixtures.ts';

/** What the build says, by what `e2e/fixtures/engine/otherEngines.ts` breaks: what has changed, and the file to adapt. */
const SENTENCES: Readonly<Record<string, readonly [what: string, file: string]>> = {
  H1: ['data of all pages', 'lightEntry/pageData.ts'],
  H2: ['module of routes', 'lightEntry/routes.ts'],
  H4: ['rule of pages', 'mdxRule.ts'],
  H5: ['set of builds', 'environments.ts'],
  H6: ['data of a page', 'pageMeta.ts'],
  H7: ['anchor of a heading', 'headingAnchor.ts'],
  H8: ['colouring of code', 'codeBlocks.ts'],
  H12: ['HTML template', 'template.ts'],
  'H12 preloads': ['HTML template', 'template.ts'],
  H13: ['script for the colour mode', 'colorModeScript.ts'],
  H14: ['default style sheet', 'defaultStyles.ts'],
  H17: ['splitting of chunks', 'wholeChunks.ts'],
  'H17 shape': ['splitting of chunks', 'wholeChunks.ts'],
  H31: ['list for language models', 'llms.ts'],
  'H31 asset': ['set of Markdown twins', 'llms.ts'],
  H32: ['sitemap', 'sitemap.ts'],
  H38: ['compiling of constants', 'constantModule.ts'],
};

/** After pages are compiled; `plugins/engine/engine.test.ts` has what is found before. */
const QUICK: readonly string[] = ['H14'];

const NAMES = Object.keys(SENTENCES).filter((name) => process.env.AUDIT || QUICK.includes(name));

async function buildWith(name: string | undefined): Promise<{ code: number | null; output: string }> {
  const dir = copySite('engine');
  try {
    if (name) fs.writeFileSync(path.join(dir, 'otherEngine.json'), JSON.stringify(name));
    return await buildSite(dir);
  } finally {
    removeSite(dir);
  }
}

for (const name of NAMES) {
  test(`${name}: a build of another engine fails, and says what to adapt`, async () => {
    test.setTimeout(SITE_LIMIT);
    const [what, file] = SENTENCES[name] ?? [];
    const { code, output } = await buildWith(name);
    expect(code).toBe(1);
    const said = output.match(
      /The engine's .*? has a new shape \(.*?\): adapt plugins\/engine\/[\w/.]+\.ts\./g,
    );
    expect(new Set(said?.map((text) => text.replace(/ \(.*\)/, '')))).toEqual(
      new Set([`The engine's ${what} has a new shape: adapt plugins/engine/${file}.`]),
    );
  });
}

test('the same site builds with the engine that is installed', { tag: '@audit' }, async () => {
  test.setTimeout(SITE_LIMIT);
  const { code, output } = await buildWith(undefined);
  expect(output).not.toContain('has a new shape');
  expect(code).toBe(0);
});
