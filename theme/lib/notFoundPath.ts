import { NOT_FOUND_ATTRIBUTE, OFFLINE_DOCUMENT, OFFLINE_PATH } from '../../model/names.ts';

/**
 * Path that the not-found document was served for; undefined in every other document. The engine matches paths loosely
 * (case, slashes) and would find a page there (holds.md T23).
 */
export const notFoundPath =
  typeof document !== 'undefined' && document.documentElement.hasAttribute(NOT_FOUND_ATTRIBUTE)
    ? location.pathname
    : undefined;

/** True for a path that has no page here: it is not kept, and there is no network. @param path without the base. */
export const isOffline = (path: string) =>
  path === OFFLINE_PATH ||
  (path === notFoundPath && document.documentElement.getAttribute(NOT_FOUND_ATTRIBUTE) === OFFLINE_DOCUMENT);
