import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { VFile } from 'vfile';
import { readGitDates } from './gitDates.ts';

/** What every Markdown page knows of itself besides the engine's own data; it travels in the page's own chunk. */
export interface PageMeta {
  /** ISO 8601 date (UTC) of the last change: front matter `updated`, else git; absent when neither knows. */
  updated?: string;
  /** Path of the source file inside the repository, for the edit link; absent on generated pages. */
  source?: string;
}

interface EnginePageMeta extends PageMeta {
  frontmatter: Record<string, unknown>;
}

export interface PageMetaOptions {
  /** Absolute path of the repository. */
  root: string;
  /** Absolute path of the folder with the pages; pages outside are generated. */
  docsDir: string;
}

/** Adds date and source to the data that the engine keeps for a page. */
function remarkPageMeta(
  this: { data(): unknown },
  options: PageMetaOptions & { dates: ReadonlyMap<string, string> },
) {
  const data = this.data() as { pageMeta?: EnginePageMeta };
  return (_tree: unknown, file: VFile) => {
    const { pageMeta } = data;
    if (!pageMeta || !file.path) return;
    const own = pageMeta.frontmatter.updated;
    const updated = own === undefined ? options.dates.get(file.path) : new Date(String(own)).toISOString();
    if (updated) pageMeta.updated = updated;
    if (file.path.startsWith(options.docsDir + path.sep)) {
      pageMeta.source = path.relative(options.root, file.path).split(path.sep).join('/');
    }
  };
}

/**
 * Date of the last change and edit link of every page. The engine's own `lastUpdated` formats dates in the time zone
 * of the machine and puts those of all pages into the entry.
 */
export function pluginPageMeta(options: PageMetaOptions): RspressPlugin {
  const dates = readGitDates(options.root);
  return {
    name: 'site:page-meta',
    markdown: { remarkPlugins: [[remarkPageMeta, { ...options, dates }]] },
  };
}
