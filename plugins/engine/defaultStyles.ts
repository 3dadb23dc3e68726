/**
 * Holds on to: `dist/theme/styles/index.js`, the engine's own style sheets, as one of `source.preEntry`. They would only be
 * overridden, and there is no option to leave them out.
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import { engineChanged } from './changed.ts';

const STYLES = /[\\/]dist[\\/]theme[\\/]styles[\\/]index\.js$/;

/**
 * Modules that run before the entry, without the engine's style sheets.
 *
 * @throws unless they are exactly one of them.
 */
export function withoutDefaultStyles(modules: readonly string[]): string[] {
  const kept = modules.filter((file) => !STYLES.test(file));
  const taken = modules.length - kept.length;
  if (taken !== 1)
    throw engineChanged(
      'default styles',
      'defaultStyles.ts',
      `${taken} of ${modules.length} modules before the entry`,
    );
  return kept;
}

/** Leaves the engine's style sheets out: the theme brings all of its own. */
export function rsbuildPluginOwnStyles(): RsbuildPlugin {
  return {
    name: 'engine:own-styles',
    setup(api) {
      api.modifyRsbuildConfig((config) => {
        const preEntry = withoutDefaultStyles([config.source?.preEntry ?? []].flat());
        config.source = { ...config.source, preEntry };
      });
    },
  };
}
