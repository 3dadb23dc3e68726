import path from 'node:path';

/** Absolute path of this project: its theme, plugins, samples and docs. A site that is built with its plugins may be elsewhere. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '..');
