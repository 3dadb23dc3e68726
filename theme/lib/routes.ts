import { routes } from 'virtual-routes';

export type Route = (typeof routes)[number];

/** What all spellings of an address have in common, as the engine sees it. */
const keyOf = (pathname: string) => pathname.toLowerCase().replace(/(\/index)?(\.html)?\/?$/, '');

const byKey = new Map(routes.map((route) => [keyOf(route.path), route]));

/**
 * The page at an address. The engine's own function compares it with every page of the site, and each page has many links.
 *
 * @param pathname without the base, query and hash, in any spelling.
 * @throws URIError for an address that is not encoded as addresses are; the document heals its own (`../boot/address.ts`).
 */
export const findRoute = (pathname: string): Route | undefined =>
  byKey.get(keyOf(decodeURIComponent(pathname)));
