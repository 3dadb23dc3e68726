/** Views and actions of readers of each kind of page under a failure. */
import type { BrowserContext, Page } from '@playwright/test';
import { BLOG, footerLink, MAIN_DOC } from '../../support/addresses.ts';
import { one, textsOf, treeOf } from '../../support/html.ts';
import { DOC, POST } from '../../support/pages.ts';
import { appReady, expect, type Problems } from '../../support/test.ts';

/** A page of each template, and a link of its footer that leads elsewhere. */
export interface Place {
  address: string;
  next: string;
  /** False where the page's content is part of the application. */
  hasOwnChunk: boolean;
}

export const PLACES: Record<string, Place> = {
  home: { address: '/', next: BLOG, hasOwnChunk: true },
  doc: { address: DOC, next: BLOG, hasOwnChunk: true },
  post: { address: POST, next: MAIN_DOC, hasOwnChunk: true },
  list: { address: BLOG, next: MAIN_DOC, hasOwnChunk: true },
  'not found': { address: '/nope', next: BLOG, hasOwnChunk: false },
};

/** A page as it was built: its title, and the words of its main part. */
export function builtTextOf(address: string): { title: string; text: string } {
  const main = one('main', treeOf(address === '/nope' ? '/404' : address));
  const paragraphs = textsOf('p', main).filter((text) => text.length > 20);
  return { title: textsOf('h1', main)[0] ?? '', text: paragraphs.at(-1) ?? '' };
}

export interface Reader {
  page: Page;
  context: BrowserContext;
  problems: Problems;
  place: Place;
  /** Paths of the documents requested since the first one. */
  documents: string[];
}

export const notice = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
export const baseBanner = (page: Page) => page.locator('#base-url-banner');
export const linkInFooter = (page: Page, address: string) => page.locator(footerLink(address));
export const other = ({ next }: Place) => (next === BLOG ? MAIN_DOC : BLOG);

export async function expectReadable({ page, place }: Reader): Promise<void> {
  const { title, text } = builtTextOf(place.address);
  await expect(page.locator('main h1')).toHaveText(title);
  expect(text).not.toBe('');
  await expect(page.locator('main')).toContainText(text);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveURL(place.address);
}

/** The page that the address names is the one that is shown. */
export async function expectNext({ page, place }: Reader): Promise<void> {
  await expect(page.locator('main h1')).toHaveText(builtTextOf(place.next).title);
  await expect(page).toHaveURL(place.next);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Everything works: the application takes over, a control answers, a link leads on and back inside the document. */
export async function expectWorking(reader: Reader): Promise<void> {
  const { page, place } = reader;
  await appReady(page);
  await expectReadable(reader);
  await expect(notice(page)).toHaveCount(0);
  await expect(baseBanner(page)).toHaveCount(0);
  const mode = page.locator('html');
  const before = await mode.getAttribute('data-color-mode');
  await page.getByRole('button', { name: /^Colour mode/ }).click();
  await expect(mode).not.toHaveAttribute('data-color-mode', before ?? '');
  await linkInFooter(page, place.next).click();
  await expectNext(reader);
  await page.goBack({ waitUntil: 'commit' });
  await expectReadable(reader);
  expect(reader.documents).toEqual([]);
}

export interface Failure {
  /** True where the browser has a back/forward cache. */
  isCached?: true;
  /** Causes it before the page is loaded. */
  cause?: (reader: Reader) => Promise<unknown>;
  /** Steps of the reader with their assertions. */
  proof: (reader: Reader) => Promise<void>;
}
