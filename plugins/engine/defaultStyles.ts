/**
 * Holds on to: `dist/theme/styles/index.js`, the engine's own style sheets, and `@theme`, the theme, as two of `source.preEntry`. The
 * style sheets would only be overridden, and there is no option to leave them out. Of the theme, an entry needs the style sheet
 * only: as an entry it would bring every component of the engine, since it passes them on to pages that may import them.
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import { engineChanged } from './engineChanged.ts';

const STYLES = /[\\/]dist[\\/]theme[\\/]styles[\\/]index\.js$/;

const THEME = '@theme';

/** What passes components on, and does nothing else. */
const NAMES = /[\\/]theme[\\/]index\.tsx$/;

/**
 * Modules that run before the entry, without the engine's style sheets.
 *
 * @param sheet absolute path of the theme's style sheet, which stands in for the theme.
 * @throws unless the engine's style sheets and the theme are exactly one of them each.
 */
export function withOwnStyles(modules: readonly string[], sheet: string): string[] {
  const count = (isMeant: (file: string) => boolean) => modules.filter(isMeant).length;
  const found = [count((file) => STYLES.test(file)), count((file) => file === THEME)];
  if (found.some((each) => each !== 1))
    throw engineChanged(
      'default style sheet',
      'defaultStyles.ts',
      `${found.join(' and ')} of ${modules.length} modules before the entry`,
    );
  return modules.filter((file) => !STYLES.test(file)).map((file) => (file === THEME ? sheet : file));
}

/**
 * Leaves the engine's style sheets out: the theme brings all of its own.
 *
 * @param sheet absolute path of the theme's style sheet.
 */
export function rsbuildPluginOwnStyles(sheet: string): RsbuildPlugin {
  return {
    name: 'engine:own-styles',
    setup(api) {
      api.modifyRsbuildConfig((config) => {
        const preEntry = withOwnStyles([config.source?.preEntry ?? []].flat(), sheet);
        config.source = { ...config.source, preEntry };
      });
      // What nobody imports of it is not even read.
      api.modifyBundlerChain((chain) => {
        chain.module.rule('theme-names').test(NAMES).sideEffects(false);
      });
    },
  };
}
