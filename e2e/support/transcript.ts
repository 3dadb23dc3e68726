import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';

/** The virtual screen reader as one module for browsers, and where pages get it from. */
const READER_FILE = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
const READER_PATH = '/virtual-screen-reader.js';

/** The module of the screen reader on a page. */
async function load(page: Page) {
  await page.route(`**${READER_PATH}`, (route) => route.fulfill({ path: READER_FILE }));
  return page.evaluateHandle(
    (address): Promise<typeof import('@guidepup/virtual-screen-reader')> => import(address),
    READER_PATH,
  );
}

/** More phrases than any page has. */
const MAX_PHRASES = 20_000;

/**
 * Waits for the virtual screen reader's announcements of a live region after an action of the reader. Duplicates are removed,
 * because the library logs a replaced sentence twice.
 *
 * @param act action of the reader.
 */
export async function expectAnnounced(region: Locator, act: () => Promise<void>, sentences: string[]) {
  const virtual = await load(region.page());
  const container = await region.elementHandle();
  await virtual.evaluate((reader, element) => reader.virtual.start({ container: element }), container);
  await act();
  const announced = async () => {
    const phrases = await virtual.evaluate((reader) => reader.virtual.spokenPhraseLog());
    const polite = phrases.filter((phrase) => phrase.startsWith('polite: '));
    return [...new Set(polite)].map((phrase) => phrase.replace(/^polite: /, ''));
  };
  await expect.poll(announced).toEqual(sentences);
  await virtual.evaluate((reader) => reader.virtual.stop());
}

/** Ends without news: those of landmarks, lists, tables and figures stay. */
const SILENT_END =
  /^end of (link|button|listitem|paragraph|heading|code|cell|row|rowgroup|columnheader|time|strong|emphasis|caption|term|definition)\b/;

/**
 * Everything that the virtual screen reader reads from the top of the page to its end: one phrase a line. The pieces of a block
 * of code are joined, and variable parts are left out.
 */
export async function transcript(page: Page): Promise<string> {
  const lines: string[] = [];
  let code: string[] | undefined;
  const module = await load(page);
  const phrases = await module.evaluate(async ({ virtual }, most) => {
    await virtual.start({ container: document.body, displayCursor: false });
    for (let count = 0; count < most; count += 1) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
    }
    const log = await virtual.spokenPhraseLog();
    await virtual.stop();
    return log;
  }, MAX_PHRASES);
  for (const phrase of phrases) {
    if (phrase === 'code') code = [];
    else if (phrase === 'end of code') {
      lines.push(`code, ${code?.join(' ')}`);
      code = undefined;
    } else if (code) code.push(phrase);
    else if (!SILENT_END.test(phrase)) lines.push(phrase);
  }
  const updated = lines.indexOf('Last updated on');
  if (updated >= 0) lines[updated + 2] = '(a date)';
  return `${lines.join('\n')}\n`;
}
