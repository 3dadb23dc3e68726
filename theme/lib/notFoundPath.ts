import { NOT_FOUND_ATTRIBUTE } from '../../model/names.ts';

/**
 * Path that the not-found document was served for; undefined in every other document. The engine matches paths loosely
 * (case, slashes) and would find a page there (engine.md T23).
 */
export const notFoundPath =
  typeof document !== 'undefined' && document.documentElement.hasAttribute(NOT_FOUND_ATTRIBUTE)
    ? location.pathname
    : undefined;
