import { pathnameToRouteService } from '@rspress/core/runtime';
import { isOffline, notFoundPath } from './notFoundPath.ts';

export type Route = NonNullable<ReturnType<typeof pathnameToRouteService>>;

/** Renders nothing, and loads no script. */
const EMPTY = { element: null, preload: async () => ({ default: () => null }) };

// An uncached page offline: its script is not available.
const absent =
  notFoundPath !== undefined && isOffline(notFoundPath) ? pathnameToRouteService(notFoundPath) : undefined;
if (absent) Object.assign(absent, EMPTY);

/**
 * Route of a path, in any spelling, without the base.
 * @throws URIError for a malformed address; the document fixes its own (`../boot/address.ts`).
 */
export function findRoute(pathname: string): Route | undefined {
  const route = pathnameToRouteService(pathname);
  return route === absent ? undefined : route;
}
