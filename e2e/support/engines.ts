/** Other engines than Chromium, and older browsers: what they do or lack, caused by hand. */
import type { Page } from '@playwright/test';
import { readBuilt } from './site.ts';
import { expect } from './test.ts';

export const footerLink = (page: Page, href: string) => page.locator(`footer a[href="${href}"]`);

export const notice = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });

/** Goes back to a page that comes from the back/forward cache. */
export async function backFromCache(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restored', '');
}

/** Addresses that are asked for from now on: paths of documents, or those that match. */
export function watch(page: Page, pattern?: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern ? pattern.test(request.url()) : request.isNavigationRequest()) asked.push(pathname);
  });
  return asked;
}

/** Takes parts of the browser away before the page's scripts run. */
export async function without(page: Page, ...names: string[]): Promise<void> {
  await page.addInitScript((parts) => {
    for (const name of parts) Reflect.deleteProperty(window, name);
  }, names);
}

/** Keeps events of the browser from the page, as browsers do that do not fire them. */
export async function withoutEvents(page: Page, ...types: string[]): Promise<void> {
  await page.addInitScript((names) => {
    for (const type of names)
      addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true);
  }, types);
}

/** Serves style sheets in which `feature` is unknown to the browser. */
export async function withoutStyles(page: Page, feature: string, unknown: string): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const text = readBuilt(new URL(route.request().url()).pathname.slice(1));
    await route.fulfill({ contentType: 'text/css', body: text.replaceAll(feature, unknown) });
  });
}
