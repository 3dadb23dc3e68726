/** Chapter AGENT: content for language models and their tools. `resolve.test.ts` has the formats by weight. */
import { site } from '../../site.ts';
import { checkForAgents } from '../support/afdocs.ts';
import { siteOrigin, wordsOf } from '../support/builtSite.ts';
import { open } from '../support/pageParts.ts';
import { DOC, POST, TUTORIAL } from '../support/pages.ts';
import { expect, fileTest, type Locator, type Page, test } from '../support/test.ts';

/** Checks of `afdocs` that do not apply; contributing/specification.md has the reasons. */
const EXCEPT = {
  'section-header-quality': 'skip',
  'auth-alternative-access': 'skip',
};

const { assistants = [] } = site;

/** Name of the button that opens the links to assistants. */
const opening = (path: string) => wordsOf(path).pageOpenIn ?? '';

/** A page of each kind that has a Markdown file: to read all takes long, and the audit does. */
const PAGES = [DOC, TUTORIAL, POST];

// It requests every page several times.
fileTest.setTimeout(180_000);

fileTest(
  'AGENT-1.a AGENT-1.b AGENT-1.c language models find every page, as Markdown too',
  { tag: '@site' },
  async ({ baseURL }) => {
    const checks = await checkForAgents(baseURL ?? '', process.env.AUDIT ? {} : { pages: PAGES });
    const others = checks.filter(({ status }) => status !== 'pass');
    expect(checks.length).toBeGreaterThan(others.length);
    const why = others.map(({ id, message }) => `${id}: ${message}`).join('\n');
    expect(Object.fromEntries(others.map(({ id, status }) => [id, status])), why).toEqual(EXCEPT);
  },
);

test.describe('before the application', () => {
  test.use({ javaScriptEnabled: false });

  test('AGENT-2 links hand pages to assistants, by keyboard, without scripts', async ({ page }) => {
    expect(assistants.length).toBeGreaterThan(1);
    for (const path of [DOC, POST]) {
      await page.goto(path);
      const opener = page.getByText(opening(path), { exact: true });
      await opener.focus();
      const links = opener.locator('..').getByRole('link');
      await expect(links).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(links).toHaveText([
        wordsOf(path).pageViewMarkdown ?? '',
        ...assistants.map(({ text }) => text),
      ]);
      await page.keyboard.press('Tab');
      await expect(links.nth(0)).toBeFocused();
      for (const [at, { href }] of assistants.entries()) {
        await page.keyboard.press('Tab');
        const link = links.nth(at + 1);
        await expect(link).toBeFocused();
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(link).toHaveAttribute('target', '_blank');
        const address = new URL((await link.getAttribute('href')) ?? '');
        const [name, question] = [...address.searchParams].at(-1) ?? [];
        expect(href.endsWith(`${name}=`)).toBe(true);
        expect(question?.split(' ')).toContain(`${siteOrigin()}${path.replace(/\/$/, '/index')}.md`);
      }
      if (path === DOC) await expectToFit(page, opener);
    }
  });
});

/** The links to assistants lie below their opener, high enough and in the window, at every width. */
async function expectToFit(page: Page, opener: Locator): Promise<void> {
  for (const width of [320, 996, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [{ bottom: end = Number.NaN } = {}, ...boxes] = await opener
      .locator('xpath=..')
      .locator('summary, a')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(assistants.length + 1);
    for (const { top, height, right } of boxes) {
      expect(top, `below the opener at ${width} px`).toBeGreaterThanOrEqual(end);
      expect(height, `target at ${width} px`).toBeGreaterThanOrEqual(24);
      expect(right, `in the window at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
}

test('AGENT-2 the menu moves nothing; Escape, a click and a Tab stop close it', async ({ page }) => {
  await open(page, DOC);
  const opener = page.getByText(opening(DOC), { exact: true });
  const menu = opener.locator('..');
  const below = page.locator('main h2').first();
  const before = await below.boundingBox();
  await opener.click();
  await expect(menu).toHaveAttribute('open');
  expect(await below.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(opener).toBeFocused();
  await opener.click();
  await page.locator('main h1').click();
  await expect(menu).not.toHaveAttribute('open');
  await opener.click();
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).not.toHaveAttribute('open');
});
