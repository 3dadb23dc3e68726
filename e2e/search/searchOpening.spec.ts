/** specification.md NAV-4: the search opens, closes, and gives the focus back. */
import { BLOG, footerLink, INSTALLATION, MAIN_DOC } from '../support/addresses.ts';
import { hold, START_SCRIPTS } from '../support/faults.ts';
import { open } from '../support/pageParts.ts';
import { boxOf, buttonOf, dialogOf, openSearch, resultsOf, searchFor } from '../support/search.ts';
import { expect, type Page, STATUS_404, test } from '../support/test.ts';

test('NAV-4.a "/", Ctrl+K and ⌘K open it, early too; Escape returns the focus', async ({ page }) => {
  await test.step('before the application is there', async () => {
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto(MAIN_DOC);
    await page.keyboard.press('/');
    await scripts.arrived;
    await expect(dialogOf(page)).toBeHidden();
    await scripts.release();
    await expect(boxOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });
  const link = page.locator(footerLink(BLOG));
  await link.focus();
  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(boxOf(page), keys).toBeFocused();
    await expect(boxOf(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(link, keys).toBeFocused();
  }
  await test.step('right after Escape, on a machine too busy to show it closed', async () => {
    await page.keyboard.press('/');
    await expect(boxOf(page)).toBeFocused();
    await page.evaluate(() => {
      const { activeElement } = document;
      document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
      activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    });
    await expect(boxOf(page)).toBeFocused();
    await searchFor(page, 'cors');
  });
  await test.step('the focus is returned again where an engine loses it before the event of the dialog', async () => {
    await page.evaluate(() => {
      const lose = () =>
        queueMicrotask(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      document.addEventListener('focusin', lose, { once: true });
    });
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(buttonOf(page)).toBeFocused();
    await page.keyboard.press('/');
    await expect(boxOf(page)).toBeFocused();
  });
  await test.step('"/" is a letter like others while typing, a second Ctrl+K opens nothing more', async () => {
    await boxOf(page).fill('');
    await page.keyboard.type('/docs');
    await expect(boxOf(page)).toHaveValue('/docs');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(boxOf(page)).toHaveValue('/docs');
  });
});

test('NAV-4.a the name of the close button contains its text', { tag: '@audit' }, async ({ page }) => {
  await openSearch(page);
  const button = dialogOf(page).getByRole('button', { name: 'Close search', exact: true });
  const shown = await button.evaluate((each: HTMLElement) =>
    [...each.childNodes]
      .filter((node) => node instanceof Text || (node instanceof HTMLElement && node.offsetWidth > 1))
      .map(({ textContent }) => textContent)
      .join(''),
  );
  expect(shown.trim()).not.toBe('');
  expect('Close search'.startsWith(shown.trim())).toBe(true);
});

const closeOf = (page: Page) => dialogOf(page).getByRole('button', { name: /^Close/ });

/** Ways to close the search without choosing anything. */
const WAYS = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'Escape on the close button': (page: Page) => closeOf(page).press('Escape'),
  'the close button': (page: Page) => closeOf(page).click(),
  'a click beside the dialog': (page: Page) => page.mouse.click(5, 5),
} as const;

test('NAV-4.a NAV-4.g closed in any way: back to the link that had it', { tag: '@audit' }, async ({
  page,
}) => {
  await page.goto(BLOG);
  await open(page, MAIN_DOC);
  const link = page.getByRole('main').getByRole('link').last();
  await link.focus();
  const position = await page.evaluate(() => scrollY);
  for (const [name, close] of Object.entries(WAYS)) {
    await page.keyboard.press('Control+k');
    await expect(boxOf(page), name).toBeFocused();
    await close(page);
    await expect(dialogOf(page), name).toHaveCount(0);
    await expect(link, name).toBeFocused();
    // A position between two pixels is rounded.
    expect(Math.abs((await page.evaluate(() => scrollY)) - position), name).toBeLessThanOrEqual(1);
  }
  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(BLOG);
  await expect(dialogOf(page)).toBeHidden();
});

test('NAV-4.g back to the button that was clicked, in browsers where a click gives no focus too', {
  tag: '@audit',
}, async ({ page, problems }) => {
  problems.expect(STATUS_404);
  await open(page, '/nope');
  const button = page.getByRole('button', { name: 'Search the docs' });
  await button.dispatchEvent('click');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

const PLACE = '/docs/advanced/websockets';

/** The heading above the focus. */
const focusedSection = (page: Page) =>
  page.evaluate(() => {
    const before = [...document.querySelectorAll('main :is(h2, h3)')].filter(
      (heading) =>
        document.activeElement &&
        heading.compareDocumentPosition(document.activeElement) &
          (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
    );
    return before.at(-1)?.id;
  });

test('NAV-4.g closed, the page is where it was; Tab goes on from a result', async ({ page }) => {
  await open(page, PLACE);
  await test.step('to the search button when nothing had the focus', async () => {
    for (const [name, close] of Object.entries(WAYS).slice(0, process.env.AUDIT ? undefined : 2)) {
      // As it was opened: nothing has the focus.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await page.keyboard.press('/');
      await expect(boxOf(page), name).toBeFocused();
      await close(page);
      await expect(dialogOf(page), name).toHaveCount(0);
      await expect(buttonOf(page), name).toBeFocused();
      expect(await page.evaluate(() => scrollY), name).toBe(600);
      // The focus is back on the button, from which Enter opens the dialog again.
      await page.keyboard.press('Enter');
      await expect(boxOf(page), name).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
    }
  });
  for (const focused of process.env.AUDIT ? [true, false] : [true]) {
    await test.step(`a result on this page, when ${focused ? 'a link' : 'nothing'} had the focus`, async () => {
      if (focused) {
        await page.locator(footerLink(BLOG)).focus();
      } else {
        await open(page, PLACE);
      }
      await page.keyboard.press('/');
      await expect(boxOf(page)).toBeFocused();
      await searchFor(page, 'websockets server-sent events');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${PLACE}#server-sent-events`);
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Server-sent events' })).toBeInViewport();
      await page.keyboard.press('Tab');
      expect(await focusedSection(page)).toBe('server-sent-events');
    });
  }
  await test.step('a result on another page', async () => {
    await page.keyboard.press('/');
    await searchFor(page, 'containers');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deployment Overview');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });
});

const touchTest = test.extend({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

touchTest(
  'a tap opens the search, a tap follows a result, a tap closes',
  { tag: '@audit' },
  async ({ page }) => {
    await open(page, MAIN_DOC);
    await buttonOf(page).tap();
    await expect(boxOf(page)).toBeFocused();
    await searchFor(page, 'installation');
    await resultsOf(page).first().tap();
    // At its top, where the navbar does not move.
    await expect(page).toHaveURL(INSTALLATION);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await expect(dialogOf(page)).toHaveCount(0);
    await buttonOf(page).tap();
    await boxOf(page).fill('');
    await dialogOf(page).getByRole('group', { name: 'Recent searches' }).getByRole('option').tap();
    await expect(boxOf(page)).toHaveValue('installation');
    await dialogOf(page).getByRole('button', { name: 'Close search' }).tap();
    await expect(dialogOf(page)).toHaveCount(0);
  },
);
