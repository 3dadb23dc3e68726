import fs from 'node:fs';
import path from 'node:path';
import type { FolderPolicy } from '../../../model/names.ts';
import { isBuilt, type Site } from '../../content/siteReader.ts';
import { headersFile, redirectsFile } from './hostConfigs.ts';

/**
 * Writes `_headers` and `_redirects` into the build, for hosts that read them.
 *
 * @param outDir absolute path of the build's folder.
 * @param headers security headers for every answer, names in lower case.
 */
export function writeHostFiles(
  site: Site,
  outDir: string,
  headers: Readonly<Record<string, string>>,
  folderPolicy: FolderPolicy,
): void {
  const routes = [...site.pages.values()].filter(isBuilt).map(({ route }) => route);
  fs.writeFileSync(path.join(outDir, '_headers'), headersFile(headers, folderPolicy, routes));
  fs.writeFileSync(path.join(outDir, '_redirects'), redirectsFile(routes));
}
