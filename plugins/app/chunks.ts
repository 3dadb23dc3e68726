import type { RspressPlugin } from '@rspress/core';

/** Where the search runs: one file each, since Trusted Types refuse what a worker would import (`rspack#11378`). */
const WORKER_CHUNKS = ['search-worker', 'search-in-page'];

/** What is weighed by itself (`scripts/budgets`): nothing of it goes into chunks that others share. */
const WEIGHED_CHUNKS = ['explorer', 'window', 'exercise'];

const UNSPLIT_CHUNKS: ReadonlySet<string | undefined> = new Set([...WORKER_CHUNKS, ...WEIGHED_CHUNKS]);

/**
 * Style sheets of what is loaded when the reader means to use it: the dialogs, but not the search's button, which is on every page,
 * types of names in code, numbers of its lines, and what pages let readers try.
 */
const LATE_STYLES =
  /[\\/]theme[\\/](?:controls[\\/]TitledDialog\.|offline[\\/]|search[\\/](?!SearchButton)|shortcuts[\\/]|try[\\/]|types[\\/])|[\\/](?:EmptySearchDrawing|BlockLines|Ingredient)\./;

/** Absolute paths of the style sheets that belong into the one sheet of all pages. No function: merged, it would stand beside the engine's pattern. */
export const SHEET_STYLES = new RegExp(`^(?!.*(?:${LATE_STYLES.source})).*\\.(?:css|less|sass|scss)$`);

/**
 * How the theme is split: what readers load by itself is one script, and its styles come with it. Holds on to: the group `styles` of
 * the engine's `splitChunks`, which makes one sheet of all others (holds.md H17).
 */
export function pluginChunks(): RspressPlugin {
  return {
    name: 'site:chunks',
    builderConfig: {
      splitChunks: {
        chunks: ({ name }) => !UNSPLIT_CHUNKS.has(name),
        cacheGroups: { styles: { test: SHEET_STYLES } },
      },
    },
  };
}
