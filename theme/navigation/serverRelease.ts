import { withBase } from '@rspress/core/runtime';
import { APP_ASSETS_ID, RELEASE_PATH } from '../../model/names.ts';
import type { Release } from '../../model/release.ts';

/** The latest request for the server's release: one request serves a page change and what follows from it. */
let latest: Promise<Release> | undefined;

/** What its response said: true where the server's release is not the one of this document. */
let outdated = false;

/** True for a document of the release, by its HTML. */
export const belongsTo = (html: string, { entry }: Release) => html.includes(JSON.stringify(entry));

/** True where the page being read is of the release: the server may have a newer one. */
export const isRunning = (release: Release) =>
  belongsTo(document.getElementById(APP_ASSETS_ID)?.textContent ?? '', release);

async function fetchRelease(): Promise<Release> {
  const response = await fetch(withBase(RELEASE_PATH), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${RELEASE_PATH}: ${response.status}`);
  const release: Release = await response.json();
  outdated = !isRunning(release);
  return release;
}

/**
 * What the release consists of that the server has now.
 *
 * @throws without a network, and when the server has none.
 */
export function readRelease(): Promise<Release> {
  latest = fetchRelease();
  return latest;
}

/** What the latest request brings; undefined where there was none. @throws as `readRelease` does. */
export const latestRelease = () => latest;

/** True where the server is known to have another release than this document's, and the reader is online. */
export const isOutdated = () => outdated && navigator.onLine;

/** Finds out whether the server has another release by now: `isOutdated` says so afterwards. */
export async function checkRelease(): Promise<void> {
  if (import.meta.env.PROD && navigator.onLine) await readRelease().catch(() => {});
}
