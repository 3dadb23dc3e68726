import { withBase } from '@rspress/core/runtime';
import { APP_ASSETS_ID, RELEASE_PATH } from '../../model/names.ts';
import type { Release } from '../../model/release.ts';

/**
 * What the release consists of that the server has now.
 *
 * @throws without a network, and when the server has none.
 */
export async function readRelease(): Promise<Release> {
  const response = await fetch(withBase(RELEASE_PATH), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${RELEASE_PATH}: ${response.status}`);
  return response.json();
}

/** True for a document of the release, by its HTML. */
export const belongsTo = (html: string, { entry }: Release) => html.includes(JSON.stringify(entry));

/** True where the page being read is of the release: the server may have a newer one. */
export const isRunning = (release: Release) =>
  belongsTo(document.getElementById(APP_ASSETS_ID)?.textContent ?? '', release);
