import { removeBase } from '@rspress/core/runtime';
import { NOT_FOUND_ATTRIBUTE, OFFLINE_DOCUMENT, OFFLINE_PATH } from '../../model/names.ts';

/**
 * Path of the not-found document, without the base as the router has it; undefined in other documents. The engine matches paths
 * loosely (case, slashes) and might find a page (holds.md T23).
 */
export const notFoundPath =
  typeof document !== 'undefined' && document.documentElement.hasAttribute(NOT_FOUND_ATTRIBUTE)
    ? removeBase(location.pathname)
    : undefined;

export const isOffline = (path: string) =>
  path === OFFLINE_PATH ||
  (path === notFoundPath && document.documentElement.getAttribute(NOT_FOUND_ATTRIBUTE) === OFFLINE_DOCUMENT);
