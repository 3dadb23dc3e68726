import fs from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { headersFile, redirectsFile } from './formats.ts';

export interface HostFilesOptions {
  /** Absolute path of the build's folder. */
  outDir: string;
  /** Security headers for every answer, names in lower case. */
  headers: Readonly<Record<string, string>>;
}

/** Writes `_headers` and `_redirects` into the build, for hosts that read them. */
export function pluginHostFiles({ outDir, headers }: HostFilesOptions): RspressPlugin {
  let routes: string[] = [];
  return {
    name: 'site:host-files',
    routeGenerated(all) {
      routes = all.map(({ routePath }) => routePath);
    },
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      await fs.writeFile(path.join(outDir, '_headers'), headersFile(headers));
      await fs.writeFile(path.join(outDir, '_redirects'), redirectsFile(routes));
    },
  };
}
