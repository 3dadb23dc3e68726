/** Interactive parts of a page, used as a reader does in any engine. */
import { pagesWith, SEND, word } from '../support/tryPrograms.ts';
import type { Locator, Reader } from './reader.ts';
import { expect } from './test.ts';

/** The smallest page whose HTML contains a text. @throws without one. */
function pageWith(text: string): string {
  const [page] = pagesWith(text);
  if (page === undefined) throw new Error(`No page contains "${text}".`);
  return page;
}

/** Pages with the route explorer, a program, an exercise and the onion view. */
export const PAGES = {
  explorer: pageWith(word('explorerOpen')),
  program: pageWith(SEND),
  exercise: pageWith(word('exerciseOpen')),
  onion: pageWith('data-drawing="onion"'),
};

export const formOf = (reader: Reader): Locator => reader.css('main form').nth(0);
export const statusOf = (reader: Reader): Locator => formOf(reader).role('status');
/** Requests of programs that run. */
const exchangesOf = (reader: Reader): Locator => reader.css('main .Exchange:has(> .Exchange-line > button)');

/** The response in place of the recorded one. */
export const responseOf = (reader: Reader): Locator => reader.css('main [data-now] .Program-long').nth(0);

/** Sends the first request of a program. */
export async function sendOn(reader: Reader, route: string, use: Use = 'click'): Promise<void> {
  await reader.visit(route);
  await exchangesOf(reader).nth(0).role('button', word('trySend'))[use]();
}

/** Ways to press a button. */
export type Use = 'click' | 'enter' | 'tap';

/**
 * Opens the first interactive part of a page, and presses its button.
 * @param opening key of the message of its summary. @param button key of that of its button.
 */
async function openAndPress(
  reader: Reader,
  route: string,
  opening: string,
  button: string,
  use: Use = 'click',
): Promise<void> {
  await reader.visit(route);
  await reader.css('main summary').text(word(opening)).nth(0)[use]();
  await formOf(reader).role('button', word(button))[use]();
}

/** Expects that the explorer, an exercise and a program work. */
export async function expectAllToRun(reader: Reader, use?: Use): Promise<void> {
  await reader.visit(PAGES.explorer);
  await reader.role('button', word('explorerOpen'))[use ?? 'click']();
  await expect(statusOf(reader)).toHaveText(/\S/);
  await formOf(reader).label(word('explorerTarget')).fill('/nowhere');
  await expect(statusOf(reader)).toHaveText(word('explorerNone'));
  await openAndPress(reader, PAGES.exercise, 'exerciseOpen', 'exerciseCheck', use);
  await expect(statusOf(reader)).toHaveText(/^\D*\d+\D+\d+/);
  await sendOn(reader, PAGES.program, use);
  await expect(statusOf(reader)).toHaveText(/\d{3}/);
  await expect(responseOf(reader)).toHaveText(/\S/);
}
