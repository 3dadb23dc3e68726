/** The request window: used by mouse, touch and keyboard, held against the recordings, and read without scripts (specification.md TRY-2). */
import { expectNoFindings } from './support/axe.ts';
import { fileOfRoute, isFirstLanguage, readBuilt, readRoutes, wordsOf } from './support/site.ts';
import { appReady, expect, type Locator, type Page, test } from './support/test.ts';

const words = wordsOf('/');
const word = (key: string) => words[key] ?? '';

const PAGES = readRoutes().filter(
  (route) => isFirstLanguage(route) && readBuilt(fileOfRoute(route)).includes(word('tryOpen')),
);

/** What TRY-2 names, as far as its programs run in a page. */
const NAMED =
  /^\/$|\/tutorials\/(?:hello-world|todo-api)$|\/request-handling\/(?:validation|middleware)$|\/api\/openapi$/;

const PAGE = PAGES.find((route) => route.endsWith('/validation')) ?? '';

/** A page with a sample that prints. */
const PRINTING = PAGES.find((route) => route.endsWith('/request-handling/middleware')) ?? '';

/** Everything that only a window loads. */
const LOADED = /\/async\/window\.|\/static\/run\//;

const summariesOf = (page: Page) => page.getByText(word('tryOpen'));
const formsOf = (page: Page) => page.getByRole('form', { name: word('tryForm').replace(/ ?\{title\}/, '') });
const statusOf = (form: Locator) => form.getByRole('status');
const sendOf = (form: Locator) => form.getByRole('button', { name: word('trySend') });
const choiceOf = (form: Locator) => form.getByLabel(word('tryChoice'), { exact: true });
const fieldOf = (form: Locator, key: string) => form.getByLabel(word(key), { exact: true });
const responseOf = (form: Locator) => form.locator('pre').first();

/** What changes from run to run. */
const steady = (text: string) =>
  text
    .replace(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
    .trim();

async function open(page: Page, at = 0): Promise<Locator> {
  const summary = summariesOf(page).nth(at);
  await summary.click();
  const form = formsOf(page).and(summary.locator('xpath=../form'));
  await expect(sendOf(form)).toBeVisible();
  return form;
}

async function send(form: Locator): Promise<string> {
  await sendOf(form).click();
  await expect(statusOf(form)).toContainText(/\d{3}/);
  return steady((await responseOf(form).textContent()) ?? '');
}

/**
 * Opens each window of a page in its place, sends its first request, and closes it again: within the page, because a driver takes
 * longer for each of these steps than the program for its response.
 */
const answersOf = (page: Page): Promise<{ title: string; response: string }[]> =>
  page.evaluate(async (opening) => {
    const found = <Found>(look: () => Found | null | undefined | false) =>
      new Promise<Found>((resolve) => {
        const observer = new MutationObserver(() => done());
        const done = () => {
          const now = look();
          if (!now) return;
          observer.disconnect();
          resolve(now);
        };
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        done();
      });
    const answers: { title: string; response: string }[] = [];
    for (const summary of document.querySelectorAll<HTMLElement>('details > summary')) {
      if (summary.textContent?.trim() !== opening) continue;
      summary.click();
      const form = await found(() => summary.parentElement?.querySelector('form'));
      const title = form.querySelector('select')?.selectedOptions[0]?.textContent ?? '';
      form.querySelector<HTMLElement>('[type="submit"]')?.click();
      await found(() => /\d{3}/.test(form.querySelector('[role="status"]')?.textContent ?? ''));
      answers.push({ title, response: form.querySelector('pre')?.textContent ?? '' });
      summary.click();
    }
    return answers;
  }, word('tryOpen'));

test('TRY-2 each window answers its first request as it was recorded, byte for byte, with the console and what earlier requests changed, and loads nothing before', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const named = PAGES.filter((route) => NAMED.test(route));
  expect(named.length).toBe(6);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (LOADED.test(request.url())) loaded.push(request.url());
  });
  for (const route of process.env.AUDIT ? named : named.filter((each) => each === '/' || each === PRINTING)) {
    await page.goto(route);
    await appReady(page);
    await page.waitForLoadState('networkidle');
    expect(loaded, route).toEqual([]);
    const count = await summariesOf(page).count();
    expect(count).toBeGreaterThan(0);
    const answers = await answersOf(page);
    expect(answers).toHaveLength(count);
    let compared = 0;
    for (const { title, response } of answers) {
      const recorded = page.getByRole('group', { name: title, exact: true }).locator('figure');
      const texts = await recorded.locator('code').allTextContents();
      if (texts.length === 0) continue;
      // A long body is cut on the page.
      const [whole = ''] = texts.filter((text) => text.startsWith('HTTP/1.1')).map(steady);
      const lines = whole.split('\n').filter((line) => !/^… \d+ more lines$/.test(line));
      expect(steady(response).split('\n').slice(0, lines.length), `${route}: ${title}`).toEqual(lines);
      compared += 1;
    }
    expect(compared + (route === '/' ? 1 : 0), route).toBeGreaterThan(0);
    expect(loaded.length).toBeGreaterThan(3);
    loaded.length = 0;
    // A window that is closed keeps what came of its request.
    const blocks = page.locator('main form').first().locator('pre');
    if (route === PRINTING) await expect(blocks, 'the response, and what was printed').toHaveCount(2);
  }

  await page.goto(PAGES.find((route) => route.endsWith('/tutorials/todo-api')) ?? '');
  await appReady(page);
  const adding = await open(page, 1);
  // The list after what was added: the requests before this one were sent first.
  await choiceOf(adding).selectOption({ index: (await choiceOf(adding).locator('option').count()) - 1 });
  expect(await send(adding)).toMatch(/HTTP\/1\.1 \d{3}/);
});

test('TRY-2 by keyboard: method, path, query, headers and body are changed, what was recorded comes back; at 320 px a window fits and has no findings', async ({
  page,
}) => {
  await page.goto(PAGE);
  await appReady(page);
  const at = await summariesOf(page).count();
  await summariesOf(page).nth(2).focus();
  await page.keyboard.press('Enter');
  const form = formsOf(page).last();
  await expect(sendOf(form)).toBeVisible();
  expect(at).toBeGreaterThan(2);
  const before = await fieldOf(form, 'tryBody').inputValue();
  await fieldOf(form, 'tryBody').fill('{"burger": 7}');
  await fieldOf(form, 'tryTarget').press('Enter');
  await expect(statusOf(form)).toContainText('400');
  await expect(responseOf(form)).toContainText('expected string, received number');
  await fieldOf(form, 'tryHeaders').fill('Content-Type: text/plain');
  await fieldOf(form, 'tryTarget').press('Enter');
  await expect(statusOf(form)).toContainText('415');
  await fieldOf(form, 'tryMethod').selectOption('PATCH');
  await fieldOf(form, 'tryTarget').press('Enter');
  await expect(statusOf(form)).toContainText('405');
  await fieldOf(form, 'tryTarget').fill('/nowhere?x=1');
  await fieldOf(form, 'tryTarget').press('Enter');
  await expect(statusOf(form)).toContainText('404');

  // A line that is no header: said, and led to.
  await fieldOf(form, 'tryHeaders').fill('no header');
  await expect(form.getByText(word('tryBadHeaders'))).toBeVisible();
  await fieldOf(form, 'tryTarget').press('Enter');
  await expect(fieldOf(form, 'tryHeaders')).toBeFocused();

  await form.getByRole('button', { name: word('tryReset') }).press('Enter');
  await expect(fieldOf(form, 'tryBody')).toHaveValue(before);
  // A later request of the sample: those before it are sent first, which is said.
  await choiceOf(form).selectOption({ index: 1 });
  await expect(form.getByText(word('tryBefore'))).toBeVisible();
  await fieldOf(form, 'tryTarget').press('Enter');
  await expect(statusOf(form)).toContainText('400');

  for (const width of [1440, 997, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(sendOf(form)).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width}`,
    ).toBeLessThanOrEqual(0);
    const { height = 0 } = (await sendOf(form).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
  }
  // The audit has both colour modes.
  for (const colour of process.env.AUDIT ? (['dark', 'light'] as const) : (['dark'] as const)) {
    await page.evaluate((mode) => window.boot?.setColorMode(mode), colour);
    await expect(page.locator('html')).toHaveClass(colour === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    await expectNoFindings(page, colour, 'main form', colour === 'dark' ? 'all' : 'colours');
  }
});

test('TRY-2 works without a network once it was used, and says what failed where it was not', {
  tag: '@audit',
}, async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto(PAGE);
  await appReady(page);
  const form = await open(page, 2);
  const online = await send(form);
  await context.setOffline(true);
  await sendOf(form).click();
  await expect(statusOf(form)).toContainText('201');
  await sendOf(form).click();
  await expect(statusOf(form)).toContainText('201');
  expect(steady((await responseOf(form).textContent()) ?? '')).toBe(online);
  // Another sample was never loaded.
  await summariesOf(page).nth(0).click();
  await expect(page.getByText(word('tryNotLoaded'))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('TRY-2 there is no window, and the recorded response stays', async ({ page }) => {
    await page.goto(PAGE);
    await expect(summariesOf(page).first()).toBeHidden();
    await expect(page.getByRole('group').locator('pre').first()).toBeVisible();
  });
});
