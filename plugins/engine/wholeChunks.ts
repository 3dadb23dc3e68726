/**
 * Holds on to: `optimization.splitChunks` of the bundler, an object in the engine's configuration. A worker must be one file,
 * since its own imports are refused by Trusted Types, and no option says that of one chunk alone (`rspack#11378`).
 */
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { engineChanged } from './changed.ts';
import { WEB_ENVIRONMENT } from './environments.ts';

/** A chunk of the bundler, as far as it is read here. */
export interface BundledChunk {
  name?: string | undefined;
  files: Iterable<string>;
  /** The chunks that are loaded together with it, itself among them. */
  groupsIterable: Iterable<{ chunks: readonly unknown[] }>;
}

const isScript = (file: string) => file.endsWith('.js');

/**
 * @param names of chunks that must be one script each.
 * @throws when one of them is missing, or is more than one file.
 */
export function assertWhole(chunks: Iterable<BundledChunk>, names: Iterable<string>): void {
  const all = [...chunks];
  for (const name of names) {
    const parts = all.filter((chunk) => chunk.name === name);
    const scripts = parts.flatMap(({ files }) => [...files].filter(isScript));
    const together = parts.flatMap(({ groupsIterable }) => [...groupsIterable]);
    if (scripts.length !== 1 || together.some((group) => group.chunks.length !== 1))
      throw engineChanged(
        'splitting of chunks',
        'wholeChunks.ts',
        `${name}: ${parts.length} chunks, ${scripts.length} scripts, loaded with ${together.map((group) => group.chunks.length - 1).join(', ')} more`,
      );
  }
}

/**
 * The bundler's options of splitting.
 *
 * @throws when they are no object.
 */
export function splittingOf(splitChunks: unknown): object {
  if (typeof splitChunks !== 'object' || splitChunks === null)
    throw engineChanged('splitting of chunks', 'wholeChunks.ts', `splitChunks: ${typeof splitChunks}`);
  return splitChunks;
}

/** Leaves chunks of these names in one file each. */
export function keepChunksWhole(api: RsbuildPluginAPI, names: ReadonlySet<string>): void {
  api.modifyRspackConfig((config, { environment }) => {
    if (environment.name !== WEB_ENVIRONMENT) return;
    const options = splittingOf(config.optimization?.splitChunks);
    Object.assign(options, { chunks: ({ name }: { name?: string }) => !names.has(name ?? '') });
  });
  api.onAfterEnvironmentCompile(({ environment, stats }) => {
    if (api.context.action !== 'build' || environment.name !== WEB_ENVIRONMENT) return;
    if (stats && !stats.hasErrors()) assertWhole(stats.compilation.chunks, names);
  });
}
