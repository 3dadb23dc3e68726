/**
 * The request window: used by mouse and keyboard, and read without scripts (specification.md TRY-2). Its responses are held against the
 * recordings in `engines/windows.spec.ts`.
 */
import { expectNoFindings } from '../support/axe.ts';
import { fileOfRoute, isFirstLanguage, readBuilt, readRoutes, wordsOf } from '../support/site.ts';
import { appReady, expect, type Locator, type Page, test } from '../support/test.ts';

const words = wordsOf('/');
const word = (key: string) => words[key] ?? '';

const PAGES = readRoutes().filter(
  (route) => isFirstLanguage(route) && readBuilt(fileOfRoute(route)).includes(word('tryOpen')),
);

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

test('TRY-2 a window loads nothing before it is opened; it shows the console, and what earlier requests changed', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (LOADED.test(request.url())) loaded.push(request.url());
  });
  await page.goto(PRINTING);
  await appReady(page);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  const form = await open(page);
  await send(form);
  expect(loaded.length).toBeGreaterThan(3);
  const blocks = page.locator('main form').first().locator('pre');
  await expect(blocks, 'the response, and what was printed').toHaveCount(2);
  // A window that is closed keeps what came of its request.
  await summariesOf(page).first().click();
  await expect(form).toBeHidden();
  await expect(blocks).toHaveCount(2);

  await page.goto(PAGES.find((route) => route.endsWith('/tutorials/todo-api')) ?? '');
  await appReady(page);
  const adding = await open(page, 1);
  // The list after what was added: the requests before this one were sent first.
  await choiceOf(adding).selectOption({ index: (await choiceOf(adding).locator('option').count()) - 1 });
  expect(await send(adding)).toContain('"id": 3');
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
