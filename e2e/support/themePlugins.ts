import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginDocs } from '../../plugins/docs/index.ts';
import type { Additions, CheckOptions } from '../../plugins/docs/site.ts';
import { pluginSearch } from '../../plugins/app/search/index.ts';
import { versionOfPath } from '../../theme/lib/docs.ts';

const NOTHING: Additions = { routes: [], files: [], owns: () => false, problems: [] };

/**
 * The plugins whose data the theme imports: a site of the theme does not build without them. They stand first in the list
 * of a fixture's plugins.
 *
 * @param root absolute path of the fixture.
 * @param options what differs from a site without docs, whose public files are in `docs/public`.
 */
export function themePlugins(root: string, options: Partial<CheckOptions> = {}): RspressPlugin[] {
  const { versions = [] } = options;
  const docsDir = path.join(root, 'docs');
  return [
    pluginDocs({
      generatedDir: path.join(root, '.rspress/docs'),
      docsDir,
      publicDirs: [path.join(docsDir, 'public')],
      versions,
      versionsFile: path.join(root, 'rspress.config.ts'),
      sources: [],
      files: [],
      additions: () => NOTHING,
      ...options,
    }),
    pluginSearch({
      generatedDir: path.join(root, '.rspress/search'),
      versionOf: (route) => versionOfPath(route, versions)?.name,
    }),
  ];
}
