/**
 * Holds on to: the names of the engine's own search index, `static/search_index.*.json`. No page asks for it, but the hook
 * that hands over the text of the pages comes only with it.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { engineChanged } from './changed.ts';
import { WEB_ENVIRONMENT } from './environments.ts';

const INDEX = /^search_index\..*\.json$/;

/**
 * Removes the engine's index.
 *
 * @param folder absolute path of `static` in a build.
 * @throws when there is none.
 */
export function removeSearchIndex(folder: string): void {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const found = names.filter((name) => INDEX.test(name));
  if (found.length === 0)
    throw engineChanged('search index', 'searchIndex.ts', `in static: ${names.join(', ')}`);
  for (const name of found) fs.rmSync(path.join(folder, name));
}

/** Leaves the engine's index out of what is built. */
export function leaveOutSearchIndex(api: RsbuildPluginAPI): void {
  api.onAfterBuild(({ environments }) => {
    const build = environments[WEB_ENVIRONMENT]?.distPath ?? api.context.distPath;
    removeSearchIndex(path.join(build, 'static'));
  });
}
