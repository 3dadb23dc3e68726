import type { RspressPlugin } from '@rspress/core';

const UNSPLIT_CHUNKS: ReadonlySet<string | undefined> = new Set([
  // One file each, because Trusted Types refuse imports of a worker (`rspack#11378`).
  ...['search-worker', 'search-in-page'],
  // Chunks with a budget of their own (`scripts/budgets`): they share nothing.
  ...['explorer', 'program', 'exercise', 'editor', 'compile'],
]);

/** Styles that load on demand: those of dialogs, types, line numbers, home's results, drawings, and `theme/try`. */
const LATE_STYLES =
  /[\\/]theme[\\/](?:controls[\\/]TitledDialog\.|offline[\\/]|search[\\/]|shortcuts[\\/]|try[\\/]|types[\\/])|[\\/](?:EmptySearchDrawing|BlockLines|Ingredient|LiveResults)\./;

/** Styles of the one sheet of all pages. A pattern, because the engine would combine a function with its own pattern. */
export const SHEET_STYLES = new RegExp(`^(?!.*(?:${LATE_STYLES.source})).*\\.(?:css|less|sass|scss)$`);

/** Scripts of the application, without chunks that load on demand and without the one that only loads style sheets. */
const APPLICATION = /^static\/js\/(?!styles\.)[^/]+\.js$/;

/**
 * Chromium compiles a script with this first line as a whole, on another thread and while it arrives. Otherwise the main thread
 * compiles each function at its first call. https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Appends a sheet that loads on demand, in the browser. Chromium looks up the fonts again when a sheet with layers is inserted
 * between others, or in one update with another sheet, and a font that came too late for the first paint would change all words.
 * The sheet is therefore the last one of the document, and enabled in an update of its own.
 */
const appendSheet = (link: HTMLLinkElement) => {
  link.media = 'not all';
  link.fetchPriority = 'high';
  const enable = () => {
    const { sheet } = link;
    if (!sheet) return;
    sheet.disabled = true;
    link.media = 'all';
    document.body.getBoundingClientRect();
    sheet.disabled = false;
    document.body.getBoundingClientRect();
  };
  // Before the listener of the bundler, which runs the chunk.
  link.addEventListener('load', enable, true);
  document.body.append(link);
};

/**
 * Splitting of scripts and styles. Holds on to: the group `styles` of the engine's `splitChunks`, which collects all other
 * styles (holds.md H17).
 */
export function pluginChunks(): RspressPlugin {
  return {
    name: 'site:chunks',
    builderConfig: {
      splitChunks: {
        chunks: ({ name }) => !UNSPLIT_CHUNKS.has(name),
        cacheGroups: { styles: { test: SHEET_STYLES } },
      },
      // Short, because the application contains the hash of every page's chunk.
      output: { filenameHash: 'contenthash:8' },
      tools: {
        cssExtract: { pluginOptions: { insert: appendSheet } },
        rspack(_, { appendPlugins, isProd, rspack, target }) {
          if (!isProd || target !== 'web') return;
          const { BannerPlugin, Compilation } = rspack;
          // The minifier, which removes comments, runs earlier. File names contain hashes of the output of this stage.
          const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
          appendPlugins(new BannerPlugin({ banner: COMPILE_HINT, raw: true, test: APPLICATION, stage }));
        },
      },
    },
  };
}
