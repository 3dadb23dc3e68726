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
    const others = parts
      .flatMap(({ groupsIterable }) => [...groupsIterable])
      .reduce((count, group) => count + group.chunks.length - 1, 0);
    if (scripts.length !== 1 || others > 0)
      throw engineChanged(
        'splitting of chunks',
        'wholeChunks.ts',
        `${name}: ${parts.length} chunks, ${scripts.length} scripts, ${others} chunks besides`,
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

/**
 * Keeps styles out of the one sheet that every page loads: they come with the chunk that uses them.
 *
 * @param others paths of the style sheets that do not belong to the one.
 * @throws when the engine has no group of styles.
 */
export function keepOutOfSheet(splitChunks: object, others: RegExp): void {
  const groups = 'cacheGroups' in splitChunks ? splitChunks.cacheGroups : undefined;
  const styles = groups && typeof groups === 'object' && 'styles' in groups ? groups.styles : undefined;
  const test = styles && typeof styles === 'object' && 'test' in styles ? styles.test : undefined;
  if (!(styles && test instanceof RegExp))
    throw engineChanged('splitting of chunks', 'wholeChunks.ts', 'no group "styles" with a pattern');
  Object.assign(styles, {
    test: (module: { nameForCondition(): string | null | undefined }) => {
      const file = module.nameForCondition() ?? '';
      return test.test(file) && !others.test(file);
    },
  });
}

export interface SplittingOptions {
  /** Names of chunks that must be one script each, without any other that is loaded with it. */
  whole: ReadonlySet<string>;
  /** Names of chunks of which nothing is put into chunks that others share. */
  unsplit: ReadonlySet<string>;
  /** Paths of style sheets that come with the chunk that uses them. */
  lateStyles: RegExp;
}

/** Says which chunks and style sheets the bundler leaves as they are. */
export function splitChunks(api: RsbuildPluginAPI, { whole, unsplit, lateStyles }: SplittingOptions): void {
  api.modifyRspackConfig((config, { environment }) => {
    if (environment.name !== WEB_ENVIRONMENT) return;
    const options = splittingOf(config.optimization?.splitChunks);
    keepOutOfSheet(options, lateStyles);
    Object.assign(options, {
      chunks: ({ name = '' }: { name?: string }) => !whole.has(name) && !unsplit.has(name),
    });
  });
  api.onAfterEnvironmentCompile(({ environment, stats }) => {
    if (api.context.action !== 'build' || environment.name !== WEB_ENVIRONMENT) return;
    if (stats && !stats.hasErrors()) assertWhole(stats.compilation.chunks, whole);
  });
}
