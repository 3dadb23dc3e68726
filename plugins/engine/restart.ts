/**
 * Holds on to: `dev.watchFiles` with `type: 'restart'`, a list that holds the entries of all plugins beside the engine's own.
 * The engine reads its routes once, and there is no other way to add one while it runs.
 */
import type { RsbuildConfig, RsbuildPluginAPI } from '@rsbuild/core';
import { engineChanged } from './changed.ts';

/**
 * @param watched the list as the development server gets it.
 * @param file absolute path of the file whose changes restart it.
 * @throws when the file, or the engine's own entry, is not among those that restart it.
 */
export function assertRestarts(watched: unknown, file: string): void {
  const restarting = [watched ?? []]
    .flat()
    .filter((entry): entry is { paths?: unknown } => (entry as { type?: unknown })?.type === 'restart');
  const own = restarting.filter(({ paths }) => [paths].flat().includes(file));
  if (own.length !== 1 || restarting.length < 2)
    throw engineChanged(
      'way to restart',
      'restart.ts',
      `${restarting.length} entries that restart, ${own.length} of the site`,
    );
}

/**
 * Configuration by which the development server starts anew when a file changes.
 *
 * @param file absolute path.
 * @throws at the start of the development server, when it would not.
 */
export function restartOn(file: string): RsbuildConfig {
  return {
    dev: { watchFiles: { type: 'restart', paths: [file], events: ['change'] } },
    plugins: [
      {
        name: 'engine:restart',
        setup(api: RsbuildPluginAPI) {
          api.onBeforeStartDevServer(() => assertRestarts(api.getNormalizedConfig().dev.watchFiles, file));
        },
      },
    ],
  };
}
