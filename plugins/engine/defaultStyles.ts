/**
 * Holds on to: `dist/theme/styles/index.js`, the engine's style sheets, and `@theme` in `source.preEntry`. There is no option
 * to leave them out. As an entry the theme would bring every component of the engine, which it re-exports; its style sheet
 * suffices.
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import { engineChanged } from './engineChanged.ts';

const STYLES = /[\\/]dist[\\/]theme[\\/]styles[\\/]index\.js$/;

const THEME = '@theme';

/** Module of the theme that only re-exports components. */
const NAMES = /[\\/]theme[\\/]index\.tsx$/;

/** Entries with the theme's style sheet in place of the engine's. @throws unless both entries occur exactly once. */
export function withOwnStyles(modules: readonly string[], sheet: string): string[] {
  const own = modules.filter((file) => !STYLES.test(file));
  const found = [modules.length - own.length, own.filter((file) => file === THEME).length];
  if (found.some((count) => count !== 1)) {
    const modulesBefore = `${found.join(' and ')} of ${modules.length} modules before the entry`;
    throw engineChanged('default style sheet', 'defaultStyles.ts', modulesBefore);
  }
  return own.map((file) => (file === THEME ? sheet : file));
}

/** @param sheet style sheet of the theme. */
export function rsbuildPluginOwnStyles(sheet: string): RsbuildPlugin {
  return {
    name: 'engine:own-styles',
    setup(api) {
      api.modifyRsbuildConfig((config) => {
        const preEntry = withOwnStyles([config.source?.preEntry ?? []].flat(), sheet);
        config.source = { ...config.source, preEntry };
      });
      // Skips unused re-exports.
      api.modifyBundlerChain((chain) => {
        chain.module.rule('theme-names').test(NAMES).sideEffects(false);
      });
    },
  };
}
