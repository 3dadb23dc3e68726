import path from 'node:path';

/** Folder of this project. A site that uses its plugins may be elsewhere. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '..');

/** Folder of the pages for readers. */
export const THEME = path.join(PROJECT_ROOT, 'theme');
