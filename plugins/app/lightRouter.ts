import type { RsbuildPlugin } from '@rsbuild/core';
import { isForBrowsers } from '../engine/forBrowsers.ts';

/** All of react-router is one module, of which the engine and the theme use a third. */
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].+\.mjs$/;

/** A component with an assignment is used, for the bundler. */
const DISPLAY_NAME = /^\s*\w+\.displayName = "[^"]*";$/gm;

/** Source of a module without the names that its components have in the developer tools of React. */
export const withoutDisplayNames = (code: string): string => code.replace(DISPLAY_NAME, '');

/** Leaves unused components of react-router out of the scripts: 7 kB, brotli, of every first visit. */
export function rsbuildPluginRouter(): RsbuildPlugin {
  return {
    name: 'site:router',
    apply: 'build',
    setup(api) {
      // The compiler marks calls of React that create components as pure.
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { source: { include: [ROUTER] } }),
      );
      api.transform({ test: ROUTER }, ({ code, environment }) =>
        isForBrowsers(environment) ? withoutDisplayNames(code) : code,
      );
    },
  };
}
