import { pathnameToRouteService, removeBase } from '@rspress/core/runtime';
import { isOffline, notFoundPath } from './notFoundPath.ts';

export type Route = NonNullable<ReturnType<typeof pathnameToRouteService>>;

/** A page without content, and without a script that cannot be had. */
const EMPTY = { element: null, preload: async () => ({ default: () => null }) };

// The page at this address is not kept: the engine shows nothing in its place.
const absent =
  notFoundPath !== undefined && isOffline(notFoundPath)
    ? pathnameToRouteService(removeBase(notFoundPath))
    : undefined;
if (absent) Object.assign(absent, EMPTY);

/**
 * The page at an address.
 *
 * @param pathname without the base, in any spelling.
 * @throws URIError for an address that is not encoded as addresses are; the document heals its own (`../boot/address.ts`).
 */
export function findRoute(pathname: string): Route | undefined {
  const route = pathnameToRouteService(pathname);
  return route === absent ? undefined : route;
}
