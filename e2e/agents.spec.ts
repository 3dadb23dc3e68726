/** Chapter AGENT: what language models and their tools find. */
import { ASSISTANTS, ORIGIN } from '../site.ts';
import { checkForAgents } from './support/afdocs.ts';
import { expectNoFindings } from './support/axe.ts';
import { DOC, POST, TUTORIAL } from './support/pages.ts';
import { wordsOf } from './support/site.ts';
import { expect, fileTest, test } from './support/test.ts';

/** Checks of `afdocs` that do not apply; contributing/specification.md says of each why. */
const EXCEPT = {
  'section-header-quality': 'skip',
  'auth-alternative-access': 'skip',
};

/** What opens the links to assistants. */
const opening = (path: string) => wordsOf(path).pageOpenIn ?? '';

/** A page of each kind that has a twin: to read all takes long, and the audit does. */
const PAGES = [DOC, TUTORIAL, POST];

// It asks for every page several times.
fileTest.setTimeout(180_000);

fileTest(
  'AGENT-1.a AGENT-1.b AGENT-1.c language models find every page, as Markdown too',
  { tag: '@site' },
  async ({ baseURL }) => {
    const found = await checkForAgents(baseURL ?? '', process.env.AUDIT ? {} : { pages: PAGES });
    const checks = new Map(found.map((check) => [check.id, check]));
    expect(checks.size).toBeGreaterThan(Object.keys(EXCEPT).length);
    const others = [...checks.values()].filter(({ status }) => status !== 'pass');
    const why = others.map(({ id, message }) => `${id}: ${message}`).join('\n');
    expect(Object.fromEntries(others.map(({ id, status }) => [id, status])), why).toEqual(EXCEPT);
  },
);

test.describe('before the application', () => {
  test.use({ javaScriptEnabled: false });

  test('AGENT-2 docs and posts are handed to assistants by plain links, with the keyboard and without scripts', async ({
    page,
  }) => {
    expect(ASSISTANTS.length).toBeGreaterThan(1);
    for (const path of [DOC, POST]) {
      await page.goto(path);
      await page.getByRole('link', { name: wordsOf(path).pageViewMarkdown ?? '' }).focus();
      await page.keyboard.press('Tab');
      const opener = page.getByText(opening(path), { exact: true });
      await expect(opener).toBeFocused();
      const links = opener.locator('..').getByRole('link');
      await expect(links).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(links).toHaveText(ASSISTANTS.map(({ text }) => text));
      for (const [at, { href }] of ASSISTANTS.entries()) {
        await page.keyboard.press('Tab');
        const link = links.nth(at);
        await expect(link).toBeFocused();
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(link).toHaveAttribute('target', '_blank');
        const address = new URL((await link.getAttribute('href')) ?? '');
        const [name, question] = [...address.searchParams].at(-1) ?? [];
        expect(href.endsWith(`${name}=`)).toBe(true);
        expect(question?.split(' ')).toContain(`${ORIGIN}${path.replace(/\/$/, '/index')}.md`);
      }
    }
  });
});

test('AGENT-2 the links to assistants fit where they open, at every width', async ({ page }) => {
  // The audit has both colour modes.
  for (const colorMode of process.env.AUDIT ? ['dark', 'light'] : ['dark']) {
    await page.addInitScript((mode) => localStorage.setItem('rspress-theme-appearance', mode), colorMode);
    await page.goto(DOC);
    const opener = page.getByText(opening(DOC), { exact: true });
    const links = opener.locator('..').getByRole('link');
    await opener.click();
    for (const width of [320, 996, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await opener.boundingBox();
      for (const link of await links.all()) {
        const own = await link.boundingBox();
        expect(own?.y ?? 0, `below the opener at ${width} px`).toBeGreaterThanOrEqual(
          (box?.y ?? 0) + (box?.height ?? 0),
        );
        expect(own?.height ?? 0, `target at ${width} px`).toBeGreaterThanOrEqual(24);
        expect((own?.x ?? 0) + (own?.width ?? 0), `in the window at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
    await expectNoFindings(page, `${colorMode}, open`, 'main');
  }
});
