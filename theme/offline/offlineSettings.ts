import { savesData } from '../boot/connection.ts';

/** Under it the device keeps what the reader asked for: `all` for every page, `visited` for pages that were read. */
const ASKED = 'offline';

/** Who looks at a preview wants to see what was built last, not what was kept. */
const LOCAL = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** True where the browser can read without a network: not over HTTP, not in private windows of some browsers. */
export const supportsOffline = () => 'serviceWorker' in navigator && 'caches' in window;

/** True where the reader asked to keep every page. */
export const wantsAll = () => window.boot?.local.read(ASKED) === 'all';

/** Remembers whether the reader wants every page kept. */
export const setWantsAll = (wanted: boolean) => window.boot?.local.write(ASKED, wanted ? 'all' : null);

/** True where pages that are read may be kept: unasked neither for who saves data nor on a developer's machine. */
export function mayCacheVisited(): boolean {
  if (!supportsOffline()) return false;
  return window.boot?.local.read(ASKED) != null || !(savesData() || LOCAL.test(location.hostname));
}
