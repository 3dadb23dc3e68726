/** The search as a reader knows it, and the files that it loads. */
import type { Locator, Page } from '@playwright/test';
import type { BodiesShard, HeadingsShard } from '../../model/searchFiles.ts';
import { listFiles, readBuilt } from './builtSite.ts';
import { open } from './pageParts.ts';
import { expect } from './test.ts';

const LONG_WORD = /\p{Ll}{9,}/gu;

/** A word that readers find only once texts are searched: it is in the text of one page, and no heading has one like it. */
export function wordOfOneText(): { word: string; title: string } {
  const files = listFiles('.json');
  const read = (name: string) =>
    readBuilt(files.find((file) => file.startsWith(`static/search/${name}.`)) ?? name);
  const headings = read('headings');
  const pages: HeadingsShard = JSON.parse(headings);
  const words = headings.toLowerCase().match(/\p{L}+/gu) ?? [];
  // The search corrects mistyped words.
  const isLikeHeading = (word: string) =>
    words.some((other) => other.startsWith(word.slice(0, 4)) || other.endsWith(word.slice(-4)));
  const { prose, code }: BodiesShard = JSON.parse(read('bodies'));
  const texts = pages.map((_, at) => [...(prose[at] ?? []), ...(code[at] ?? [])].join(' ').toLowerCase());
  for (const [at, text] of texts.entries())
    for (const [word] of text.matchAll(LONG_WORD)) {
      const isElsewhere = texts.some((other, place) => place !== at && other.includes(word));
      if (!isElsewhere && !isLikeHeading(word)) return { word, title: pages[at]?.title ?? '' };
    }
  throw new Error('Each long word is like a word of a heading, or on two pages.');
}

/** Everything that only the search loads. */
export const INDEX = /\/static\/search\//;

export const HEADINGS = /\/static\/search\/headings\./;

export const BODIES = /\/static\/search\/bodies\./;

export const WORKER = /search-worker/;

/** The slower way: the same search in the page, where there can be no worker. */
export const IN_PAGE = /search-in-page/;

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });

export const boxOf = (page: Page) =>
  dialogOf(page).getByRole('combobox', { name: 'Search the docs and the blog' });

export const resultsOf = (page: Page) => dialogOf(page).getByRole('option');

export const buttonOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' });

/** Opens a page and the search on it. */
export async function openSearch(page: Page, path = '/docs/'): Promise<Locator> {
  await open(page, path);
  await page.keyboard.press('/');
  const box = boxOf(page);
  await expect(box).toBeFocused();
  return box;
}

/** Waits until all of the site is searched, then asks. */
export async function searchFor(page: Page, query: string): Promise<void> {
  const box = boxOf(page);
  await box.fill(query);
  await expect(dialogOf(page).getByRole('status')).toHaveText(
    /^((The best )?\d+ results?,? on \d+ pages?$|No results for)/,
  );
  await expect(dialogOf(page).locator('[role="listbox"]')).toHaveAttribute('aria-busy', 'false');
}
