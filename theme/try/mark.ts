/** Prefix of the fragment of a link with an app for the route explorer. */
export const MARK = '#routes?';

/** The folder that all route files are in. */
export const ROOT = 'api/';
