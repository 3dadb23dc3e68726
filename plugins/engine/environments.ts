/**
 * Holds on to: the names of the engine's builds, `web` and `node`. They are no part of its interface, but a loader
 * or a list that is for one of them only has no other way to know which it is in.
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import { engineChanged } from './changed.ts';

/** The build of what browsers load. */
export const WEB_ENVIRONMENT = 'web';

/** The build that renders the pages. */
const SERVER_ENVIRONMENT = 'node';

/** @throws unless the builds are those that are known here. */
export function assertEnvironments(names: readonly string[]): void {
  const known = [WEB_ENVIRONMENT, SERVER_ENVIRONMENT];
  if (names.length !== known.length || known.some((name) => !names.includes(name)))
    throw engineChanged('set of builds', 'environments.ts', names.join(', ') || 'none');
}

/** Ends a build, before it compiles anything, that is not made of the two. Development has the first one only. */
export function rsbuildPluginEnvironments(): RsbuildPlugin {
  return {
    name: 'engine:environments',
    apply: 'build',
    setup(api) {
      api.onBeforeBuild(({ environments }) => assertEnvironments(Object.keys(environments)));
    },
  };
}
