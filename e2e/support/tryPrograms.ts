/** Programs that run in the page, as a reader uses them (specification.md TRY-2, TRY-6). */
import { fileOfRoute, isFirstLanguage, readBuilt, readRoutes, shortestFirst, wordsOf } from './builtSite.ts';
import { open } from './pageParts.ts';
import { expect, type Locator, type Page } from './test.ts';

const words = wordsOf('/');

/** A message of the interface. @throws for an unknown key. */
export function word(key: string): string {
  const found = words[key];
  if (found === undefined) throw new Error(`words.json has no "${key}".`);
  return found;
}

/** Pages in the first language whose HTML contains a text, the smallest first. */
export const pagesWith = (text: string) =>
  shortestFirst(
    readRoutes().filter((route) => isFirstLanguage(route) && readBuilt(fileOfRoute(route)).includes(text)),
  );

/** HTML that only pages with such a program contain. */
export const SEND = `>${word('trySend')}</button>`;

/** Pages with programs that run, and the one of least text: it is loaded once a test. */
export const PROGRAM_PAGES = pagesWith(SEND);
export const [SMALL_PAGE = ''] = PROGRAM_PAGES;

/** The smallest page with code, requests and a button that runs them. */
export const [RUN_PAGE = ''] = PROGRAM_PAGES.filter((route) =>
  readBuilt(fileOfRoute(route)).includes(`>${word('programRun')}</button>`),
);

/** Id of the first request that can be sent on a page. */
export const firstRequest = (route: string) => {
  const html = readBuilt(fileOfRoute(route));
  return /data-request="([^"]+)"(?:(?!data-request)[\s\S])*?<button/.exec(html)?.[1] ?? '';
};

export const runButton = (page: Page) => page.getByRole('button', { name: word('programRun'), exact: true });
export const sendButton = (scope: Locator) =>
  scope.getByRole('button', { name: word('trySend'), exact: true });

/** Requests of programs that run. */
export const exchangesOf = (page: Page) =>
  page.locator('main .Program [data-request]').filter({ has: page.locator('.Exchange-line > button') });

/** The program that holds the first request that can be sent. */
export const firstProgram = (page: Page) =>
  page.locator('main .Program:has(.Exchange-line > button)').first();

export const statusOf = (exchange: Locator) => exchange.getByRole('status');
export const targetOf = (exchange: Locator) => exchange.getByLabel(word('tryTarget'), { exact: true });
export const methodOf = (exchange: Locator) => exchange.getByLabel(word('tryMethod'), { exact: true });

/** Body of the response in place of the recorded one. */
export const bodyOf = (exchange: Locator) => exchange.locator('[data-now] .Program-long');

/** Opens a page; its first request becomes live. */
export async function openFirst(page: Page, route: string, at = 0): Promise<Locator> {
  await open(page, route);
  const exchange = exchangesOf(page).nth(at);
  await sendButton(exchange).focus();
  await expect(targetOf(exchange)).toBeVisible();
  return exchange;
}

/** Sends the request of an exchange. */
export async function send(exchange: Locator): Promise<void> {
  await sendButton(exchange).click();
  await expect(statusOf(exchange)).toContainText(word('programNow'));
}

/** A program of a test in the place of a sample's. @param ids of the requests that the page has. */
export const programInPlace = (files: Record<string, string>, ids: readonly string[], target = '/') => ({
  files,
  env: {},
  start: { command: 'bun index.ts', env: {} },
  requests: ids.map((id) => ({ id, title: 'Attack', method: 'GET', target, headers: [] })),
});
