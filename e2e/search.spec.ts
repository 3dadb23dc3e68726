/** The search: opened, used, read out, offline, and with everything that can fail failing (specification.md NAV-4). */
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { hold, REQUEST_FAILED, remove, START_SCRIPTS, STORAGE_FAULTS } from './support/faults.ts';
import { appReady, expect, STATUS_404, test } from './support/test.ts';

/** Everything that only the search loads. */
const INDEX = /\/static\/search\//;
const HEADINGS = /\/static\/search\/headings\./;
const BODIES = /\/static\/search\/bodies\./;
const WORKER = /search-worker/;

/** The slower way: the same search in the page, where there can be no worker. */
const IN_PAGE = /search-in-page/;

/** The index of the engine's own search. */
const ENGINE_INDEX = /search_index/;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const boxOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Search the docs and the blog' });
const resultsOf = (page: Page) => dialogOf(page).getByRole('option');
const buttonOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' });

/** Opens a page and the search on it. */
async function openSearch(page: Page, path = '/docs/'): Promise<Locator> {
  await page.goto(path);
  await appReady(page);
  await page.keyboard.press('/');
  const box = boxOf(page);
  await expect(box).toBeFocused();
  return box;
}

/** Waits until all of the site is searched, then asks. */
async function searchFor(page: Page, query: string): Promise<void> {
  const box = boxOf(page);
  await box.fill(query);
  await expect(dialogOf(page).getByRole('status')).toHaveText(
    /^(\d+ results? on \d+ pages?$|No results for)/,
  );
  await expect(dialogOf(page).locator('[role="listbox"]')).toHaveAttribute('aria-busy', 'false');
}

test.describe('opening', () => {
  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    test(`NAV-4.a "${keys}" opens the search, Escape closes it and gives the focus back`, async ({
      page,
    }) => {
      await page.goto('/docs/');
      await appReady(page);
      const link = page.locator('footer a[href="/blog"]');
      await link.focus();
      await page.keyboard.press(keys);
      await expect(boxOf(page)).toBeFocused();
      await expect(boxOf(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(link).toBeFocused();
    });
  }

  test('NAV-4.a "/" right after Escape opens it again, on a machine too busy to show it closed', async ({
    page,
  }) => {
    await openSearch(page);
    await page.evaluate(() => {
      const { activeElement } = document;
      document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
      activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    });
    await expect(boxOf(page)).toBeFocused();
    await searchFor(page, 'cors');
  });

  test('NAV-4.a the button opens the search and has the focus afterwards', async ({ page }) => {
    await page.goto('/docs/');
    await appReady(page);
    await buttonOf(page).click();
    await expect(boxOf(page)).toBeFocused();
    await dialogOf(page).getByRole('button', { name: 'Close search' }).click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(buttonOf(page)).toBeFocused();
  });

  test('NAV-4.a what the reader presses before the application is there opens the search once it is', async ({
    page,
  }) => {
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto('/docs/');
    await page.keyboard.press('/');
    await scripts.arrived;
    await expect(dialogOf(page)).toBeHidden();
    await scripts.release();
    await expect(boxOf(page)).toBeFocused();
  });

  test('NAV-4.a the close button is called what it shows', async ({ page }) => {
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

  test('NAV-4.a the search button of the not-found page opens it too', async ({ page, problems }) => {
    problems.expect(STATUS_404);
    await page.goto('/docs/nowhere');
    await appReady(page);
    await page.getByRole('button', { name: 'Search the docs' }).click();
    await expect(boxOf(page)).toBeFocused();
  });

  test('NAV-4.a "/" is a letter like others while typing, and a second Ctrl+K opens nothing more', async ({
    page,
  }) => {
    const box = await openSearch(page);
    await page.keyboard.type('/docs');
    await expect(box).toHaveValue('/docs');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(box).toHaveValue('/docs');
  });

  test('NAV-4.a a click beside the dialog closes it, and so does going back', async ({ page }) => {
    await page.goto('/blog');
    await openSearch(page);
    await page.mouse.click(5, 5);
    await expect(dialogOf(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(boxOf(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(dialogOf(page)).toBeHidden();
  });
});

test.describe('where the focus goes', () => {
  const closeOf = (page: Page) => dialogOf(page).getByRole('button', { name: /^Close/ });

  /** Ways to close the search without choosing anything. */
  const WAYS = {
    Escape: (page: Page) => page.keyboard.press('Escape'),
    'Escape on the close button': (page: Page) => closeOf(page).press('Escape'),
    'the close button': (page: Page) => closeOf(page).click(),
    'a click beside the dialog': (page: Page) => page.mouse.click(5, 5),
  } as const;

  for (const [name, close] of Object.entries(WAYS)) {
    test(`NAV-4.g ${name}: to the search button when nothing had it, and the page stays where it was`, async ({
      page,
    }) => {
      await page.goto('/docs/');
      await appReady(page);
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await page.keyboard.press('/');
      await expect(boxOf(page)).toBeFocused();
      await close(page);
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(buttonOf(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(600);
      // What was read is gone on with: nothing but the button has been visited.
      await page.keyboard.press('Enter');
      await expect(boxOf(page)).toBeFocused();
    });

    test(`NAV-4.g ${name}: back to the link that had it`, async ({ page }) => {
      await page.goto('/docs/');
      await appReady(page);
      const link = page.getByRole('main').getByRole('link').last();
      await link.focus();
      const position = await page.evaluate(() => scrollY);
      await page.keyboard.press('Control+k');
      await expect(boxOf(page)).toBeFocused();
      await close(page);
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(link).toBeFocused();
      // A position between two pixels is rounded.
      expect(Math.abs((await page.evaluate(() => scrollY)) - position)).toBeLessThanOrEqual(1);
    });
  }

  test('NAV-4.g back to the button that was clicked, in browsers where a click gives no focus too', async ({
    page,
    problems,
  }) => {
    problems.expect(STATUS_404);
    await page.goto('/docs/nowhere');
    await appReady(page);
    const button = page.getByRole('button', { name: 'Search the docs' });
    await button.dispatchEvent('click');
    await expect(boxOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('NAV-4.g GO-2.d a result on another page: the next Tab reaches the skip link', async ({ page }) => {
    await openSearch(page);
    await searchFor(page, 'containers');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deployment');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });

  for (const focused of [true, false]) {
    test(`NAV-4.g a result on this page: the next Tab goes on from its heading (${focused ? 'a link' : 'nothing'} had the focus)`, async ({
      page,
    }) => {
      await page.goto('/docs/advanced/websockets');
      await appReady(page);
      if (focused) await page.locator('footer a[href="/blog"]').focus();
      await page.keyboard.press('/');
      await expect(boxOf(page)).toBeFocused();
      await searchFor(page, 'server-sent events');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/docs/advanced/websockets#server-sent-events');
      await expect(dialogOf(page)).toHaveCount(0);
      await page.keyboard.press('Tab');
      const section = await page.evaluate(() => {
        const before = [...document.querySelectorAll('main :is(h2, h3)')].filter(
          (heading) =>
            document.activeElement &&
            heading.compareDocumentPosition(document.activeElement) &
              (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
        );
        return before.at(-1)?.id;
      });
      expect(section).toBe('server-sent-events');
    });
  }
});

test.describe('results', () => {
  test('NAV-4.b arrows move through the results of all pages, Home and End in the text, Enter opens one', async ({
    page,
  }) => {
    const box = await openSearch(page);
    await searchFor(page, 'middleware');
    const results = resultsOf(page);
    const count = await results.count();
    expect(count).toBeGreaterThan(3);
    const expectActive = async (at: number) => {
      await expect(results.and(page.locator('[aria-selected="true"]'))).toHaveCount(1);
      await expect(results.nth(at)).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute(
        'aria-activedescendant',
        (await results.nth(at).getAttribute('id')) ?? '',
      );
      await expect(results.nth(at)).toBeInViewport();
      await expect(box).toBeFocused();
    };
    await expectActive(0);
    await page.keyboard.press('ArrowDown');
    await expectActive(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectActive(count - 1);
    await page.keyboard.press('ArrowDown');
    await expectActive(0);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await expectActive(1);
    await page.keyboard.press('Home');
    expect(await box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
    await page.keyboard.press('Shift+End');
    expect(
      await box.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
    ).toEqual([0, 'middleware'.length]);
    await expectActive(1);
    const target = (await results.nth(1).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(target);
  });

  test('NAV-4.b the results change with every letter, without a delay of their own', async ({ page }) => {
    await openSearch(page);
    for (const letters of ['w', 'wi', 'wil', 'wildc']) {
      await boxOf(page).fill(letters);
      await expect(resultsOf(page).first()).toBeVisible();
    }
    await expect(resultsOf(page).first()).toContainText('Wildcard');
  });

  test('NAV-4.b a section opens without a reload, at its heading', async ({ page }) => {
    await openSearch(page);
    const started = await page.evaluate(() => performance.timeOrigin);
    await searchFor(page, 'server-sent events');
    await resultsOf(page).first().click();
    await expect(page).toHaveURL('/docs/advanced/websockets#server-sent-events');
    await expect(page.getByRole('heading', { name: 'Server-sent events' })).toBeInViewport();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
  });

  test('NAV-4.b a section of the page being read opens too', async ({ page }) => {
    await openSearch(page, '/docs/advanced/websockets');
    await searchFor(page, 'server-sent events');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/advanced/websockets#server-sent-events');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Server-sent events' })).toBeInViewport();
  });

  test('NAV-4.b Enter before the answer is there opens the first result as soon as it is', async ({
    page,
  }) => {
    const index = await hold(page.context(), INDEX);
    await openSearch(page);
    await index.arrived;
    await page.keyboard.type('installation');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeVisible();
    await index.release();
    await expect(page).toHaveURL('/docs/getting-started/installation');
    await expect(dialogOf(page)).toBeHidden();
  });

  for (const [name, act] of [
    ['Ctrl+Enter', (page: Page) => page.keyboard.press('Control+Enter')],
    [
      'a click with Ctrl',
      (page: Page) =>
        resultsOf(page)
          .first()
          .click({ modifiers: ['Control'] }),
    ],
  ] as const) {
    test(`NAV-4.b ${name} opens a result in a new tab, the search stays`, async ({ page, context }) => {
      await openSearch(page);
      await searchFor(page, 'openapi');
      const [opened] = await Promise.all([context.waitForEvent('page'), act(page)]);
      await expect(opened).toHaveURL(/\/docs\/api\/openapi/);
      await expect(dialogOf(page)).toBeVisible();
      await expect(page).toHaveURL('/docs/');
    });
  }

  test('NAV-4.b what a screen reader hears: the box, the count, the result that Enter would open', async ({
    page,
  }) => {
    const box = await openSearch(page);
    // With all of the site at hand there is one answer to a question.
    await searchFor(page, 'cors');
    await box.fill('');
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const note = () => {
        const dialog = document.querySelector('dialog[aria-label="Search"]');
        const box = dialog?.querySelector('[role="combobox"]');
        const status = dialog?.querySelector('[role="status"]')?.textContent;
        const option = document.getElementById(box?.getAttribute('aria-activedescendant') ?? '');
        const place =
          option && `${option.textContent?.slice(0, 25)}, selected ${option.getAttribute('aria-selected')}`;
        for (const line of [status && `status: ${status}`, place && `option: ${place}`])
          if (line && !heard.includes(line)) heard.push(line);
      };
      new MutationObserver(note).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    await expect(dialogOf(page)).toMatchAriaSnapshot(`
      - dialog "Search":
        - combobox "Search the docs and the blog" [expanded]
        - button "Close search"
        - listbox "Suggestions":
          - group "Start here":
            - option "Install"
    `);
    await searchFor(page, 'cors with both');
    await expect(dialogOf(page)).toMatchAriaSnapshot(`
      - dialog "Search":
        - combobox "Search the docs and the blog" [expanded]: cors with both
        - button "Close search"
        - status: /\\d+ results on \\d+ pages/
        - listbox "Results":
          - group "BurgerAPI 0.5.0":
            - option /^CORS with both in BurgerAPI 0\\.5\\.0 .+/ [selected]
    `);
    await page.keyboard.press('ArrowDown');
    await expect(resultsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await searchFor(page, 'qqqqqqqq');
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard.filter((line) => line.startsWith('status: ') && !line.includes('Searching'))).toEqual([
      expect.stringMatching(/^status: \d+ results on \d+ pages$/),
      'status: No results for "qqqqqqqq".',
    ]);
    expect(heard).toContainEqual(expect.stringMatching(/^option: CORS with both.*, selected true$/));
  });

  test('NAV-4.h results stand by page: its title once, then its sections, in the order of the best', async ({
    page,
  }) => {
    await openSearch(page);
    await searchFor(page, 'middleware');
    const groups = await dialogOf(page)
      .getByRole('group')
      .evaluateAll((all) =>
        all.map((group) => ({
          name: document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
          addresses: [...group.querySelectorAll('[role="option"]')].map(
            (option) => option.getAttribute('href') ?? '',
          ),
          titles: [...group.querySelectorAll('*')].filter(
            (each) =>
              each.checkVisibility() && each.getAttribute('id') === group.getAttribute('aria-labelledby'),
          ).length,
        })),
      );
    expect(groups.length).toBeGreaterThan(2);
    expect(groups[0]?.name).toBe('Middleware');
    expect(groups[0]?.addresses[0]).toBe('/docs/request-handling/middleware');
    const pages = groups.map(({ addresses }) => [...new Set(addresses.map((each) => each.split('#')[0]))]);
    for (const own of pages) expect(own).toHaveLength(1);
    expect(new Set(pages.flat()).size, 'a page stands in one place').toBe(groups.length);
    for (const { name, titles } of groups) expect([name, titles]).toEqual([name, 1]);
    const options = groups.flatMap(({ addresses }) => addresses);
    expect(await resultsOf(page).count(), 'every result has a page').toBe(options.length);
    await expect(dialogOf(page).getByRole('status')).toHaveText(
      `${options.length} results on ${groups.length} pages`,
    );
    await expect(resultsOf(page).last()).toHaveAttribute('aria-posinset', String(options.length));
    await expect(resultsOf(page).last()).toHaveAttribute('aria-setsize', String(options.length));
  });

  test('NAV-4.h the cells of a table are not run together', async ({ page }) => {
    await openSearch(page);
    await searchFor(page, 'apiPrefix');
    await expect(resultsOf(page).filter({ hasText: 'apiPrefix · string' })).toHaveCount(1);
  });

  /** Nothing is chosen, and Enter does nothing. */
  const expectNoChoice = async (page: Page) => {
    const address = page.url();
    await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant');
    await expect(resultsOf(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(boxOf(page)).toBeFocused();
    expect(page.url()).toBe(address);
  };

  test('NAV-4.j nothing found, nothing near: it is said, nothing is chosen, and the reader is shown where to begin', async ({
    page,
  }) => {
    await openSearch(page);
    // Two letters make "string" of the second one.
    for (const query of ['kangaroo', 'shrine', 'qqqqqqqq']) {
      await searchFor(page, query);
      await expect(dialogOf(page).getByRole('status')).toHaveText(`No results for "${query}".`);
      await expect(dialogOf(page).getByRole('group')).toHaveCount(1);
      await expect(dialogOf(page).getByRole('group', { name: 'Start here' })).toBeVisible();
      await expectNoChoice(page);
    }
  });

  test('NAV-4.j nothing found, but a word that may have been meant: it can be chosen by keys', async ({
    page,
  }) => {
    await openSearch(page);
    await searchFor(page, 'depployymenntt');
    await expectNoChoice(page);
    const words = dialogOf(page).getByRole('group', { name: 'Did you mean' }).getByRole('option');
    await expect(words).toHaveText(['deployment']);
    await page.keyboard.press('ArrowDown');
    await expect(words).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(boxOf(page)).toHaveValue('deployment');
    await expect(boxOf(page)).toBeFocused();
    await expect(resultsOf(page).first()).toHaveAttribute('href', '/docs/deployment/overview');
  });

  test('NAV-4.j a question whose words the site mostly lacks: no results, and what there is without them', async ({
    page,
  }) => {
    await openSearch(page);
    await searchFor(page, 'kangaroo nginx');
    await expect(dialogOf(page).getByRole('status')).toHaveText('No results for "kangaroo nginx".');
    await expectNoChoice(page);
    const parts = dialogOf(page).getByRole('group', { name: 'Without "kangaroo"' });
    await expect(parts.getByRole('option').first()).toHaveAttribute('href', /^\/docs\/deployment\/overview/);
    await page.keyboard.press('ArrowUp');
    await expect(resultsOf(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/deployment\/overview/);
  });

  test('NAV-4.b signs alone find nothing, and nothing breaks', async ({ page }) => {
    await openSearch(page);
    await searchFor(page, '???');
    await expect(dialogOf(page).getByRole('status')).toHaveText('No results for "???".');
    await searchFor(page, `${'<script>alert(1)</script> '.repeat(50)}cors`);
    await expect(resultsOf(page).first()).toBeVisible();
  });
});

test.describe('what is found', () => {
  /** Query, and the address of the first result. */
  const EXPECTED = {
    'NAV-4.d the docs, by a heading': [
      'when the body is skipped',
      '/docs/request-handling/validation#when-the-body-is-skipped',
    ],
    'NAV-4.d the blog, by a heading': ['cors with both', '/blog/burger-api-v0.5.0-release#cors-with-both'],
    'NAV-4.d text': [
      'proxy_buffering off lets server-sent events through at once',
      '/docs/deployment/overview#reverse-proxy',
    ],
    'NAV-4.d code': ['Bun.escapeHTML', '/docs/routing/pages/dynamic-pages'],
    'NAV-4.e words in any order': ['tutorial world hello', '/docs/tutorials/hello-world'],
    'NAV-4.e the beginning of a word': ['wildc', '/docs/routing/api/wildcard-routes'],
    'NAV-4.e typing errors': ['midlewear', '/docs/request-handling/middleware'],
    'NAV-4.e a code identifier': ['maxRequestBodySize', '/docs/reference/application'],
    'NAV-4.e an error message': [
      'Cannot mix wildcard and dynamic route folders in the same directory',
      '/docs/reference/errors#cannot-mix',
    ],
  } as const;
  for (const [name, [query, wanted]] of Object.entries(EXPECTED)) {
    test(`${name}: ${query}`, async ({ page }) => {
      await openSearch(page);
      await searchFor(page, query);
      const first = (await resultsOf(page).first().getAttribute('href')) ?? '';
      expect(wanted.includes('#') ? first : first.split('#')[0]).toBe(wanted);
      await expect(resultsOf(page).first().locator('mark').first()).toBeVisible();
    });
  }
});

test.describe('what is loaded', () => {
  test('NAV-4.b nothing of the search is loaded before the reader means to search, the engine’s index never', async ({
    page,
  }) => {
    const addresses: string[] = [];
    page.context().on('request', (request) => addresses.push(new URL(request.url()).pathname));
    await page.goto('/docs/');
    await appReady(page);
    await page.locator('footer a[href="/blog"]').click();
    await expect(page).toHaveURL('/blog');
    await page.waitForLoadState('networkidle');
    expect(addresses.filter((address) => INDEX.test(address) || WORKER.test(address))).toEqual([]);
    const asked = page.context().waitForEvent('request', (request) => BODIES.test(request.url()));
    await buttonOf(page).hover();
    await asked;
    await buttonOf(page).click();
    await searchFor(page, 'cors');
    expect(addresses.filter((address) => HEADINGS.test(address))).toHaveLength(1);
    expect(addresses.filter((address) => BODIES.test(address))).toHaveLength(1);
    expect(addresses.filter((address) => ENGINE_INDEX.test(address))).toEqual([]);
  });

  test('NAV-4.f on a healthy page the worker answers, and the search in the page is never asked for', async ({
    page,
    context,
  }) => {
    const scripts: string[] = [];
    context.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.addInitScript(() => {
      const answered: string[] = [];
      Object.assign(window, { answered });
      window.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          this.addEventListener('message', ({ data }) => {
            if (data.type === 'answer') answered.push(String(address));
          });
        }
      };
    });
    await openSearch(page);
    await searchFor(page, 'cors');
    await expect(resultsOf(page).first()).toContainText('CORS');
    const answered = await page.evaluate(() => (window as unknown as { answered: string[] }).answered);
    expect(answered.length).toBeGreaterThan(0);
    for (const address of answered) expect(address).toMatch(WORKER);
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(WORKER),
    ]);
    expect(scripts.filter((address) => WORKER.test(address))).toHaveLength(1);
    // A worker without an address asks for the document that it is started by.
    for (const address of scripts) expect(address).toMatch(/^\/static\/js\/.+\.js$/);
    expect(scripts.filter((address) => IN_PAGE.test(address))).toEqual([]);
  });

  test('NAV-4.c the search works without a network once its index is there', async ({
    page,
    context,
    problems,
  }) => {
    await openSearch(page);
    await searchFor(page, 'cors');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await context.setOffline(true);
    await page.keyboard.press('/');
    await searchFor(page, 'wildcrad ruotes');
    await expect(resultsOf(page).first()).toContainText('Wildcard Routes');
    await searchFor(page, 'a whole application');
    await page.keyboard.press('Enter');
    // A section of the page being read is there without a network.
    await expect(page).toHaveURL('/docs/#a-whole-application');
    await expect(dialogOf(page)).toBeHidden();
    await page.keyboard.press('/');
    await searchFor(page, 'containers');
    problems.expect(REQUEST_FAILED);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await expect(page).toHaveURL('/docs/#a-whole-application');
  });
});

test.describe('memory', () => {
  test('NAV-4.b the query survives going back', async ({ page }) => {
    await openSearch(page);
    await searchFor(page, 'preflight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/docs/');
    await page.goBack();
    await expect(page).toHaveURL('/docs/');
    await page.keyboard.press('/');
    await expect(boxOf(page)).toHaveValue('preflight');
    await expect(resultsOf(page).first()).toBeVisible();
    // Selected, so that typing begins anew.
    await page.keyboard.type('zod');
    await expect(boxOf(page)).toHaveValue('zod');
  });

  const recentOf = (page: Page) =>
    dialogOf(page).getByRole('group', { name: 'Recent searches' }).getByRole('option');

  /** Searches, and opens the first result. */
  const followFirst = async (page: Page, query: string) => {
    await page.keyboard.press('/');
    await expect(boxOf(page)).toBeFocused();
    await searchFor(page, query);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
  };

  test('NAV-4.i an empty box offers where to begin: nothing is chosen, arrows choose, Enter opens', async ({
    page,
  }) => {
    await openSearch(page, '/blog');
    const points = dialogOf(page).getByRole('group', { name: 'Start here' }).getByRole('option');
    const addresses = await points.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
    await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog');
    await page.keyboard.press('ArrowDown');
    await expect(points.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(points.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addresses.at(-1) ?? '');
    // Beginning is no search.
    expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
  });

  test('NAV-4.i the last five searches that led somewhere stay on the device, can be chosen by keys and cleared', async ({
    page,
  }) => {
    await page.goto('/blog');
    await appReady(page);
    for (const query of ['cors', 'zod', 'wildcard', 'cookies', 'preflight', 'Wildcard'])
      await followFirst(page, query);
    // One that led nowhere, and one that opens another tab.
    await page.keyboard.press('/');
    await searchFor(page, 'docker');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await searchFor(page, 'sqlite');
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.keyboard.press('Control+Enter'),
    ]);
    await other.close();
    await boxOf(page).fill('');
    await expect(recentOf(page)).toHaveText(['sqlite', 'Wildcard', 'preflight', 'cookies', 'zod']);
    await page.reload();
    await appReady(page);
    await page.keyboard.press('/');
    await expect(recentOf(page)).toHaveCount(5);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(boxOf(page)).toHaveValue('Wildcard');
    await expect(boxOf(page)).toBeFocused();
    await expect(resultsOf(page).first()).toContainText('Wildcard');
    await boxOf(page).fill('');
    await dialogOf(page).getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recentOf(page)).toHaveCount(0);
    await expect(dialogOf(page).getByRole('group', { name: 'Start here' })).toBeVisible();
    await expect(boxOf(page)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
  });

  for (const fault of ['throws', 'full'] as const) {
    test(`NAV-4.i while storage ${fault}, recent searches last for the visit`, async ({ page }) => {
      await page.addInitScript(STORAGE_FAULTS[fault]);
      await page.goto('/blog');
      await appReady(page);
      await followFirst(page, 'cors');
      await page.keyboard.press('/');
      await boxOf(page).fill('');
      await expect(recentOf(page)).toHaveText(['cors']);
      await dialogOf(page).getByRole('button', { name: 'Clear recent searches' }).click();
      await expect(recentOf(page)).toHaveCount(0);
    });
  }

  for (const [name, fault] of Object.entries(STORAGE_FAULTS)) {
    test(`NAV-4.b the search works while storage ${name}`, async ({ page }) => {
      await page.addInitScript(fault);
      await page.addInitScript(() => {
        try {
          localStorage.setItem('search.recent', '{"a": [');
        } catch {
          // Refused, which is what is tested.
        }
      });
      await openSearch(page);
      await searchFor(page, 'cors');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/docs/request-handling/middleware#cors');
      await page.keyboard.press('/');
      await expect(boxOf(page)).toHaveValue('cors');
    });
  }
});

test.describe('failures', () => {
  test('NAV-4.c an index that cannot be loaded is said, and "Retry" loads it', async ({ page, context }) => {
    await context.route(INDEX, (route) => route.abort('failed'));
    await openSearch(page);
    await page.keyboard.type('cors');
    const alert = dialogOf(page).getByRole('alert');
    await expect(alert).toContainText('The search could not be loaded.');
    await expect(resultsOf(page)).toHaveCount(0);
    await context.unroute(INDEX);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(resultsOf(page).first()).toContainText('CORS');
    await expect(alert).toHaveCount(0);
    await expect(boxOf(page)).toBeFocused();
  });

  test('NAV-4.c without the text of the pages, headings are searched and the reader is told', async ({
    page,
    context,
  }) => {
    await context.route(BODIES, (route) => route.abort('failed'));
    await openSearch(page);
    await page.keyboard.type('cors with both');
    await expect(resultsOf(page).first()).toContainText('CORS with both');
    const alert = dialogOf(page).getByRole('alert');
    await expect(alert).toContainText('Only titles and headings are searched');
    await boxOf(page).fill('sigterm');
    await expect(dialogOf(page).getByRole('status')).toHaveText('No title or heading has "sigterm".');
    await expect(alert).toContainText('Only titles and headings are searched');
    await expect(resultsOf(page)).toHaveCount(0);
    await context.unroute(BODIES);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(resultsOf(page).first()).toHaveAttribute('href', /^\/docs\/deployment\/overview/);
    await expect(alert).toHaveCount(0);
  });

  for (const [name, prepare] of [
    ['cannot be made', (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))],
    ['cannot be loaded', (page: Page) => remove(page, WORKER)],
  ] as const) {
    test(`NAV-4.c a worker that ${name}: the search runs in the page`, async ({ page }) => {
      await prepare(page);
      await openSearch(page);
      await page.keyboard.type('wildcrad');
      await expect(resultsOf(page).first()).toContainText('Wildcard Routes');
      expect(page.workers()).toHaveLength(0);
    });
  }
});

test.describe('phone', () => {
  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('NAV-4.b a tap opens the search, a tap follows a result, a tap closes', async ({ page }) => {
      await page.goto('/docs/');
      await appReady(page);
      await buttonOf(page).tap();
      await expect(boxOf(page)).toBeFocused();
      await searchFor(page, 'installation');
      await resultsOf(page).first().tap();
      // At its top, where the navbar stands still.
      await expect(page).toHaveURL('/docs/getting-started/installation');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
      await expect(dialogOf(page)).toHaveCount(0);
      await buttonOf(page).tap();
      await boxOf(page).fill('');
      await dialogOf(page).getByRole('group', { name: 'Recent searches' }).getByRole('option').tap();
      await expect(boxOf(page)).toHaveValue('installation');
      await dialogOf(page).getByRole('button', { name: 'Close search' }).tap();
      await expect(dialogOf(page)).toHaveCount(0);
    });
  });

  for (const width of [320, 390]) {
    test(`NAV-4.b at ${width} px the search fills the screen, and its targets are large`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/docs/');
      await appReady(page);
      await buttonOf(page).click();
      await searchFor(page, 'setDir import.meta.dir apiDir');
      expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 700 });
      for (const target of await dialogOf(page).locator('button, input, [role="option"]').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const overflow = await dialogOf(page).evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll('*')].some((each) => each.scrollWidth > innerWidth),
      );
      expect(overflow).toBe(false);
    });
  }
});

for (const mode of ['dark', 'light'] as const) {
  test(`NAV-4.b axe finds nothing in any state of the search (${mode})`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('rspress-theme-appearance', value), mode);
    await page.addInitScript(() => localStorage.setItem('search.recent', '["wildcard","cors"]'));
    await openSearch(page);
    await expectNoFindings(page, 'where to begin');
    // Results, a word that was meant, results without a word, nothing.
    for (const query of ['middleware', 'depployymenntt', 'kangaroo nginx', 'kangaroo']) {
      await searchFor(page, query);
      await expectNoFindings(page, query);
    }
  });
}
