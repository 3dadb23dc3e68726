import { savesData } from '../boot/connection.ts';

const ASKED = 'offline';

/** Previews must show the latest build. */
const LOCAL = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** False over HTTP, and in private windows of some browsers. */
export const supportsOffline = () => 'serviceWorker' in navigator && 'caches' in window;

/** False in development, too, which has no worker. */
export const hasOffline = () => import.meta.env.PROD && supportsOffline();

export const isFullyRequested = () => window.boot.local.read(ASKED) === 'all';

export const setFullyRequested = (wanted: boolean) => window.boot.local.write(ASKED, wanted ? 'all' : null);

/** Automatic caching: neither with save-data nor on a developer's machine. */
export function mayCacheVisited(): boolean {
  if (!supportsOffline()) return false;
  return window.boot.local.read(ASKED) != null || !(savesData() || LOCAL.test(location.hostname));
}
