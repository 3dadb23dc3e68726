import { removeBase } from '@rspress/core/runtime';
import { routes } from 'virtual-routes';
import { OFFLINE_PATH } from '../../model/names.ts';
import { bareRoute } from '../../model/routes.ts';
import { isOffline, notFoundPath } from './notFoundPath.ts';

export type Route = (typeof routes)[number];

/** What all spellings of an address have in common, as the engine sees it. */
const keyOf = (pathname: string) => bareRoute(pathname.toLowerCase());

const byKey = new Map(routes.map((route) => [keyOf(route.path), route]));

// The page at this address is not kept, and its script cannot be had: the engine must not find it.
const absent =
  notFoundPath !== undefined && isOffline(notFoundPath)
    ? byKey.get(keyOf(decodeURIComponent(removeBase(notFoundPath))))
    : undefined;
if (absent) {
  byKey.delete(keyOf(absent.path));
  absent.path = OFFLINE_PATH;
}

/**
 * The page at an address. The engine's own function compares it with every page of the site, and each page has many links.
 *
 * @param pathname without the base, query and hash, in any spelling.
 * @throws URIError for an address that is not encoded as addresses are; the document heals its own (`../boot/address.ts`).
 */
export const findRoute = (pathname: string): Route | undefined =>
  byKey.get(keyOf(decodeURIComponent(pathname)));
