/** The page as Markdown (CODE-3). `tutorials.spec.ts` has the same tests for the steps of tutorials. */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { MAIN_DOC } from '../support/addresses.ts';
import {
  fileOfRoute,
  isDoc,
  listFiles,
  readBuilt,
  readPosts,
  readRoutes,
  sourceOf,
  wordsOf,
} from '../support/builtSite.ts';
import { copied, withClipboard } from '../support/clipboard.ts';
import { textsOf, treeOf } from '../support/html.ts';
import { POST } from '../support/pages.ts';
import { readProgram, SAMPLES } from '../support/sampleFiles.ts';
import { expect, fileTest, noScriptsTest, stopClock, test } from '../support/test.ts';

test.use(withClipboard);

const docs = readRoutes().filter(isDoc);
const posts = readPosts().map(({ route }) => route);

const markdownOf = (route: string) => (route.endsWith('/') ? `${route}index.md` : `${route}.md`);

/** A Markdown text without its code. */
const proseOf = (markdown: string) =>
  markdown.replace(/^[ \t]*(`{3,})[^\n]*\n[\s\S]*?^[ \t]*\1$/gm, '').replace(/(`+)[^\n]*?\1/g, '');

/** Samples that a page's source includes: `<Sample name="…" files="…" />`. */
function samplesOf(route: string): { name: string; files: string | undefined }[] {
  const source = fs.readFileSync(path.join(PROJECT_ROOT, sourceOf(route) ?? ''), 'utf8');
  return [...source.matchAll(/<Sample\b[^>]*?\/>/g)].map(([tag]) => ({
    name: /\bname="([^"]+)"/.exec(tag)?.[1] ?? '',
    files: /\bfiles="([^"]*)"/.exec(tag)?.[1],
  }));
}

/** A file as a page shows it: a region, or all of it without the lines that mark regions. */
function partOf(text: string, region: string | undefined): string {
  const [, after = text] = region === undefined ? [] : text.split(`// #region ${region}\n`);
  const [part = ''] = region === undefined ? [after] : after.split('// #endregion');
  return part.replace(/^\/\/ #(?:end)?region.*\n/gm, '').trimEnd();
}

fileTest('CODE-3.b each doc and post has its samples in Markdown', { tag: '@site' }, async ({ request }) => {
  const missing: string[] = [];
  for (const route of [...docs, ...posts]) {
    const response = await request.get(markdownOf(route));
    expect(response.status(), route).toBe(200);
    expect(response.headers()['content-type'], route).toMatch(/^text\/markdown\b/);
    const markdown = await response.text();
    expect(markdown, route).toMatch(/^# \S/);
    for (const { name: sample, files } of samplesOf(route)) {
      const program = readProgram(path.join(SAMPLES, sample));
      const shown =
        files === undefined ? [...program.keys()] : files.split(/\s+/).filter((file) => file !== 'none');
      for (const file of shown) {
        const [name = '', region] = file.split('#');
        const block = `title="${name}"\n${partOf(program.get(name) ?? '', region)}\n\`\`\``;
        if (!markdown.includes(block)) missing.push(`${route}: ${sample}/${file}`);
      }
    }
  }
  expect(missing).toEqual([]);
});

fileTest('CODE-3.a "View as Markdown" of every doc and post leads to its Markdown', { tag: '@site' }, () => {
  for (const route of [...docs, ...posts]) {
    // To look for it in the text takes a hundredth of the time to parse the page.
    const [, list = ''] = readBuilt(fileOfRoute(route)).split(`aria-label="${wordsOf(route).pageMarkdown}"`);
    const links = [...list.slice(0, list.indexOf('</ul>')).matchAll(/ href="([^"]+\.md)"/g)];
    expect(
      links.map(([, href]) => href),
      route,
    ).toEqual([markdownOf(route)]);
  }
});

test('CODE-3.a "Copy page" copies the page, and confirms it or names the reason', async ({
  page,
  problems,
}) => {
  const copy = page
    .getByRole('group', { name: 'This page as Markdown' })
    .getByRole('button', { name: 'Copy page' });
  const markdown = (route: string) => readBuilt(markdownOf(route).slice(1));
  problems.expect(/Failed to load resource/);
  await page.route('**/docs/index.md', (route) => route.abort());
  await page.goto(MAIN_DOC);
  await stopClock(page);
  await copy.click();
  await expect(copy).toHaveAttribute('data-reply', 'Copying failed: use "View as Markdown"');
  await expect(page.locator('#announcer')).toContainText('Copying failed');
  await page.unroute('**/docs/index.md');
  await page.clock.fastForward(5000);
  await copy.click();
  await expect(copy).toHaveAttribute('data-reply', 'Copied');
  expect(await copied(page)).toBe(markdown(MAIN_DOC));
  await page.clock.resume();

  const next = page.getByRole('link', { name: /^Next/ });
  const target = (await next.getAttribute('href')) ?? '';
  const title = await page.locator('main h1').textContent();
  await next.click();
  await expect(page).toHaveURL(target);
  await expect(page.locator('main h1')).not.toHaveText(title ?? '');
  await expect(page.locator('#announcer')).not.toHaveText('Copied');
  await copy.press('Enter');
  await expect(page.locator('#announcer')).toHaveText('Copied');
  expect(await copied(page)).toBe(markdown(target));
});

noScriptsTest('CODE-3.a without scripts the link leads to the Markdown', async ({ page }) => {
  for (const route of [MAIN_DOC, POST]) {
    await page.goto(route);
    await expect(page.locator('[data-copy-page]')).toBeHidden();
    await page.getByText('Open in …', { exact: true }).click();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(markdownOf(route));
    await expect(page.locator('body')).toContainText('# ');
  }
});

fileTest('CODE-3.b Markdown has no components, containers or other options', { tag: '@site' }, () => {
  const files = listFiles('.md');
  for (const route of [...docs, ...posts]) expect(files).toContain(markdownOf(route).slice(1));
  let fences = 0;
  for (const file of [...files, 'llms-full.txt']) {
    const markdown = readBuilt(file);
    const prose = proseOf(markdown);
    expect(prose.match(/<\/?[A-Z][^\n]*|\bclassName=.*|^(?:import|export) .*|\{[/#].*/gm), file).toBeNull();
    expect(prose.match(/^[ \t]*:::.*/gm), file).toBeNull();
    expect(prose.match(/!\[[^\]]*\]\((?!https:).*|<img\b.*/g), file).toBeNull();
    const found = [...markdown.matchAll(/^[ \t]*(`{3,})(\S*[^\n]*)$/gm)].map(([, , options = '']) => options);
    expect(
      found.filter((options) => !/^(?:[a-z]+(?: title="[^"]+")?)?$/.test(options)),
      file,
    ).toEqual([]);
    fences += found.filter((options) => options !== '').length;
  }
  expect(fences).toBeGreaterThan(200);
});

fileTest('CODE-3.b the Markdown of every post has its date, as the page does', { tag: '@site' }, () => {
  for (const route of posts) {
    const [day] = textsOf('main time', treeOf(route));
    expect(day).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    expect(readBuilt(markdownOf(route).slice(1))).toMatch(
      new RegExp(`^# [^\n]+\n\n> [^\n]+\n\nPublished on ${day}\\.\n`),
    );
  }
});

fileTest(
  'R-7.e llms.txt describes every page and links to its Markdown; llms-full.txt contains them all',
  { tag: '@site' },
  async ({ request }) => {
    const index = await (await request.get('/llms.txt')).text();
    const full = await (await request.get('/llms-full.txt')).text();
    expect(index).toMatch(/^# BurgerAPI\n\n> \S/);
    const entries = [...index.matchAll(/^- \[([^\]]+)\]\(https:\/\/burger-api\.com(\/[^)]+)\): (.+)$/gm)];
    const expected = readRoutes().filter((route) => route !== '/');
    expect(entries.map(([, , address]) => address).sort()).toEqual(expected.map(markdownOf).sort());
    for (const [, title, address = '', description = ''] of entries) {
      expect(description.length, title).toBeGreaterThanOrEqual(20);
      // A Markdown file links to the list of all pages.
      const markdown = readBuilt(address.slice(1)).replace(
        '> All pages: [llms.txt](https://burger-api.com/llms.txt)\n\n',
        '',
      );
      expect(full).toContain(`url: https://burger-api.com${address}\n---\n\n${markdown.trim()}\n`);
    }
  },
);
