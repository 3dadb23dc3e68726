/** How the fragment of a link begins that brings an app to the route explorer. */
export const MARK = '#routes?';

/** The folder that all route files are in. */
export const ROOT = 'api/';
