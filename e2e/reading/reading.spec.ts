/** specification.md READ-2, READ-7: the outline bar, which is sticky in windows up to 1200 px wide, and the links beside headings. */
import { copied, withClipboard } from '../support/clipboard.ts';
import { hold, START_SCRIPTS } from '../support/faults.ts';
import { expectNoOverflow, recordShifts, shiftsOf } from '../support/layout.ts';
import { open } from '../support/pageParts.ts';
import { DOC_WITH_LONG_OUTLINE, DOC_WITH_TABLES, POST, sectionsOf } from '../support/pages.ts';
import { appReady, atRest, expect, type Locator, noScriptsTest, type Page, test } from '../support/test.ts';
import { BAR_WIDTHS, WIDTHS } from '../support/widths.ts';

test.use(withClipboard);

const bar = (page: Page) => page.locator('main > details');
const summary = (page: Page) => bar(page).locator('> summary');
const list = (page: Page) => bar(page).locator('> ul');

/** Scrolls the heading of a section to the position at which a link to it ends. */
async function scrollToSection(page: Page, id: string): Promise<void> {
  await page.evaluate((to) => document.getElementById(to)?.scrollIntoView({ behavior: 'instant' }), id);
  await atRest(page);
}

/** Edges of the bar, and the lower edge of the navbar above it, in CSS px from the top of the window. */
const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('main > details > summary')?.getBoundingClientRect();
    const navbar = document.querySelector('header')?.getBoundingClientRect();
    if (!box || !navbar) throw new Error('The page has no bar.');
    return { top: box.top, bottom: box.bottom, above: Math.max(0, navbar.bottom) };
  });

/** Progress of the reader as the bar shows it, from 0 to 1. */
const progress = (page: Page) =>
  page.evaluate(() => {
    const line = document
      .getAnimations()
      .map(({ effect }) => effect)
      .find(
        (effect) =>
          effect instanceof KeyframeEffect &&
          effect.pseudoElement === '::before' &&
          effect.target?.matches('main > details > summary'),
      );
    return line?.getComputedTiming().progress;
  });

/** Sections that are long enough to be the current one when their heading is at the top. */
async function longSections<Section extends { id: string }>(
  page: Page,
  sections: readonly Section[],
): Promise<Section[]> {
  const ids = await page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h2, h3)')];
    return headings.flatMap((heading, at) => {
      const next = headings[at + 1]?.getBoundingClientRect().top ?? 0;
      return next - heading.getBoundingClientRect().top > innerHeight ? [heading.id] : [];
    });
  });
  return sections.filter(({ id }) => ids.includes(id));
}

for (const route of process.env.AUDIT ? [DOC_WITH_LONG_OUTLINE, POST] : [DOC_WITH_LONG_OUTLINE]) {
  const sections = sectionsOf(route);

  test(`READ-2.a on ${route} a bar stays at the top, with the section and the progress`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await recordShifts(page);
    await open(page, route);
    expect(sections.length).toBeGreaterThan(2);
    for (const width of process.env.AUDIT ? WIDTHS : ([320, 1200, 1201] as const)) {
      await page.setViewportSize({ width, height: 800 });
      if (width > 1200) {
        await expect(bar(page)).toBeHidden();
        continue;
      }
      await page.evaluate(() => scrollTo(0, 0));
      await atRest(page);
      const before = await shiftsOf(page);
      await expect(summary(page)).toHaveText('On this page');
      await expect.poll(() => progress(page), `${width} px`).toBe(0);
      let far = 0;
      // Down, where the navbar goes, and up, where it comes back.
      const passed = (await longSections(page, sections)).slice(0, 3);
      expect(passed.length, `sections at ${width} px`).toBeGreaterThan(0);
      for (const { id, name } of [...passed, ...passed.toReversed()]) {
        await scrollToSection(page, id);
        await expect(summary(page), `${width} px`).toHaveText(
          `On this page ${name} ${sections.findIndex((section) => section.id === id) + 1} of ${sections.length}`,
        );
        const { top, bottom, above } = await edgesOf(page);
        expect(top, `below the navbar at ${name}, ${width} px`).toBeCloseTo(above, 0);
        expect(bottom - top, 'as high as a finger needs, and no higher').toBe(44);
        far = Math.max(far, (await progress(page)) ?? 0);
      }
      expect(far).toBeGreaterThan(0.1);
      await page.evaluate(() => document.querySelector('main')?.scrollIntoView({ block: 'end' }));
      await atRest(page);
      expect(await progress(page), `at the end, ${width} px`).toBeGreaterThan(0.98);
      await expectNoOverflow(page);
      expect((await shiftsOf(page)) - before, `moved by itself at ${width} px`).toBeLessThan(0.001);
    }

    await test.step('at 400 % zoom the window is left to the text', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.evaluate(() => scrollTo(0, 0));
      await atRest(page);
      await expect(summary(page)).toBeVisible();
      await summary(page).click();
      await expect(list(page)).toHaveCSS('position', 'static');
      await list(page)
        .getByRole('link', { name: sections[1]?.name ?? '', exact: true })
        .click();
      await atRest(page);
      await expect(summary(page)).not.toBeInViewport();
      await expect(page.locator(`[id="${sections[1]?.id}"]`)).toBeInViewport({ ratio: 1 });
    });
  });
}

/** Whether the current entry is seen in the list, and the whole list in the window. */
const listFits = (page: Page) =>
  list(page).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const entry = element.querySelector('[aria-current]')?.getBoundingClientRect();
    return {
      current: entry !== undefined && entry.top >= box.top && entry.bottom <= box.bottom,
      whole: box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth,
    };
  });

test('READ-2.b a tap opens the outline; a choice, Escape and the desktop close it', async ({ page }) => {
  const sections = sectionsOf(DOC_WITH_LONG_OUTLINE);
  const heading = (id: string) => page.locator(`[id="${id}"]`);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, DOC_WITH_LONG_OUTLINE);
  await page.setViewportSize({ width: 1200, height: 700 });
  const [chosen, here] = (await longSections(page, sections)).slice(-2);
  if (!here || !chosen) throw new Error('The page has too few sections.');
  for (const width of process.env.AUDIT ? BAR_WIDTHS : ([320, 1200] as const)) {
    await test.step(`it opens, closes and navigates at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await scrollToSection(page, here.id);
      await expect(summary(page)).toContainText(here.name);
      const before = await scrolled();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await summary(page).click();
      await expect(list(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight), 'lies over the page').toBe(
        height,
      );
      await expect.poll(() => listFits(page), `${width} px`).toEqual({ current: true, whole: true });

      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
      await expect(heading(here.id)).toBeFocused();
      expect(await scrolled()).toBe(before);

      await summary(page).click();
      await list(page).getByRole('link', { name: chosen.name, exact: true }).click();
      await expect(list(page)).toBeHidden();
      await expect(heading(chosen.id)).toBeFocused();
      await atRest(page);
      const { bottom } = await edgesOf(page);
      const top = await heading(chosen.id).evaluate((element) => element.getBoundingClientRect().top);
      expect(top, `clear of the bar at ${width} px`).toBeGreaterThanOrEqual(bottom);
      expect(top).toBeLessThan(bottom + 100);

      await summary(page).click();
      await page.goBack();
      await expect(list(page), 'Back').toBeHidden();
      await expect.poll(scrolled).toBe(before);
    });
  }

  await test.step('at the top of the page the focus stays on the closed element', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(summary(page)).toHaveText('On this page');
    await summary(page).press('Enter');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(summary(page)).toBeFocused();
  });

  await test.step('a click elsewhere, Tab and the search close it', async () => {
    const ways: (() => Promise<unknown>)[] = [
      () => page.mouse.click(380, 800),
      () => page.keyboard.press('Shift+Tab'),
      () => page.keyboard.press('/'),
    ];
    for (const way of ways) {
      await summary(page).press('Enter');
      await expect(list(page)).toBeVisible();
      await way();
      await expect(bar(page)).not.toHaveAttribute('open');
    }
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('rotating a phone leaves the list open; a wider window has the column', async () => {
    await summary(page).press('Enter');
    await page.setViewportSize({ width: 844, height: 500 });
    await expect(list(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 768 });
    await expect(bar(page)).toBeHidden();
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(bar(page)).toBeVisible();
    await expect(list(page)).toBeHidden();
  });
});

test('READ-2.c the bar covers no target of an anchor, and no tab stop', async ({ page }) => {
  const sections = sectionsOf(DOC_WITH_TABLES);
  const targets = [1, Math.floor(sections.length / 2)].flatMap((at) => sections[at]?.id ?? []);
  for (const [at, width] of (process.env.AUDIT ? BAR_WIDTHS : ([320, 1200] as const)).entries()) {
    await page.setViewportSize({ width, height: 700 });
    for (const id of process.env.AUDIT ? targets : targets.slice(at % 2).slice(0, 1)) {
      // Another document, before the application runs.
      await page.goto('about:blank');
      await page.goto(`${DOC_WITH_TABLES}#${id}`);
      await atRest(page);
      const covered = await page.evaluate((target) => {
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? 0;
        return (
          (document.querySelector('main > details > summary')?.getBoundingClientRect().bottom ?? 0) - top
        );
      }, id);
      expect(covered, `${id} at ${width} px`).toBeLessThanOrEqual(0);
      expect(covered, `${id} at ${width} px`).toBeGreaterThan(-120);
    }
  }
  await appReady(page);
  await page.setViewportSize({ width: 390, height: 700 });
  // The audit focuses every Tab stop, other runs a part of them.
  const hidden = await page.evaluate(
    async (every) => {
      const stops = [...document.querySelectorAll<HTMLElement>('article :is(a, button, summary)')].filter(
        (_, at) => at % every === 0,
      );
      const found: string[] = [];
      // Upwards: elements that scroll to the top of the window.
      for (const stop of stops.toReversed()) {
        if (!stop.checkVisibility()) continue;
        stop.focus();
        await new Promise(requestAnimationFrame);
        const bottom =
          document.querySelector('main > details > summary')?.getBoundingClientRect().bottom ?? 0;
        const box = stop.getBoundingClientRect();
        if (box.top < bottom && box.bottom > 0) found.push(`${stop.textContent} ${box.top} < ${bottom}`);
      }
      return { count: stops.length, found };
    },
    process.env.AUDIT ? 1 : 3,
  );
  expect(hidden.count).toBeGreaterThan(20);
  expect(hidden.found).toEqual([]);
});

noScriptsTest('READ-2.d without scripts the bar is a plain list in the page', async ({ page }) => {
  const [, section] = sectionsOf(DOC_WITH_LONG_OUTLINE);
  for (const width of process.env.AUDIT ? BAR_WIDTHS : [320, 1200]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(DOC_WITH_LONG_OUTLINE);
    await summary(page).click();
    await expect(list(page)).toHaveCSS('position', 'static');
    expect(await list(page).getByRole('link').count()).toBeGreaterThan(
      sectionsOf(DOC_WITH_LONG_OUTLINE).length - 1,
    );
    await list(page)
      .getByRole('link', { name: section?.name ?? '', exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`#${section?.id}$`));
    await expect(page.locator(`[id="${section?.id}"]`)).toBeInViewport({ ratio: 1 });
    await expect(summary(page)).not.toBeInViewport();
  }
});

const [, section = { name: '', id: '' }] = sectionsOf(DOC_WITH_LONG_OUTLINE);
const linkOf = (page: Page): Locator =>
  page.getByRole('link', { name: `Link to the section ${section.name}`, exact: true });

test('READ-7.a a click on the link of a heading copies its address, confirms it, and goes there', async ({
  page,
  baseURL,
  context,
}) => {
  const address = `${baseURL}${DOC_WITH_LONG_OUTLINE}#${section.id}`;
  const scripts = await hold(page, START_SCRIPTS);
  await page.goto(DOC_WITH_LONG_OUTLINE);
  await linkOf(page).click();
  await expect(page, 'before the application runs').toHaveURL(address);
  await scripts.release();
  await open(page, DOC_WITH_LONG_OUTLINE);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  const opened = context.waitForEvent('page');
  await linkOf(page).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(DOC_WITH_LONG_OUTLINE);
  expect(await copied(page), 'a click for another tab').toBe('before');
  for (const width of process.env.AUDIT ? WIDTHS.filter((each) => each > 390) : [768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await page.locator(`[id="${section.id}"]`).hover();
    await expect(linkOf(page)).toHaveCSS('opacity', '1');
    await linkOf(page).click();
    await expect(page.locator('#announcer')).toHaveText('Link copied');
    expect(await copied(page), `${width} px`).toBe(address);
    await expect(page).toHaveURL(address);
    // The message at the link is in the window.
    await expect(linkOf(page)).toHaveAttribute('data-reply', 'Link copied');
    await expectNoOverflow(page);
  }

  // Where copying is blocked.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.evaluate(() => history.replaceState(history.state, '', location.pathname));
  await linkOf(page).press('Enter');
  await expect(page.locator('#announcer')).toHaveText('Copying was blocked: the address bar has the link');
  await expect(page).toHaveURL(address);
});

const touchTest = test.extend({ hasTouch: true, isMobile: true });

touchTest('READ-7.a every link is seen, a finger wide, and breaks nothing', async ({ page, baseURL }) => {
  await open(page, DOC_WITH_LONG_OUTLINE);
  for (const width of process.env.AUDIT ? WIDTHS : [320, 996, 997]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.locator('main .heading-link').evaluateAll((links) => {
      const wrong = links.flatMap((link) => {
        const { width: wide, height, left, right } = link.getBoundingClientRect();
        const seen = getComputedStyle(link).opacity === '1' && left >= 0 && right <= innerWidth;
        return seen && wide >= 44 && height >= 44 ? [] : [`${link.getAttribute('href')} ${wide} × ${height}`];
      });
      return { wrong, count: links.length };
    });
    expect(found.count).toBeGreaterThan(5);
    expect(found.wrong, `${width} px`).toEqual([]);
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await linkOf(page).tap();
  await expect(page.locator('#announcer')).toHaveText('Link copied');
  expect(await copied(page)).toBe(`${baseURL}${DOC_WITH_LONG_OUTLINE}#${section.id}`);
});
