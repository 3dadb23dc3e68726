import { withBase } from '@rspress/core/runtime';
import { APP_ASSETS_ID, RELEASE_PATH } from '../../model/names.ts';
import type { Release } from '../../model/release.ts';

/** Latest request, shared by a navigation and its consequences. */
let latest: Promise<Release> | undefined;

let outdated = false;

export const belongsTo = (html: string, { entry }: Release) => html.includes(JSON.stringify(entry));

export const isRunning = (release: Release) =>
  belongsTo(document.getElementById(APP_ASSETS_ID)?.textContent ?? '', release);

async function fetchRelease(): Promise<Release> {
  const response = await fetch(withBase(RELEASE_PATH), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${RELEASE_PATH}: ${response.status}`);
  const release: Release = await response.json();
  outdated = !isRunning(release);
  return release;
}

/** Fetches the server's release. @throws offline, and without a release. */
export function readRelease(): Promise<Release> {
  latest = fetchRelease();
  return latest;
}

/** Undefined before the first request. @throws as `readRelease` does. */
export const latestRelease = () => latest;

/** True when the server has another release, and the reader is online. */
export const isOutdated = () => outdated && navigator.onLine;

export async function checkRelease(): Promise<void> {
  if (import.meta.env.PROD && navigator.onLine) await readRelease().catch(() => {});
}
