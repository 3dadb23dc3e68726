/**
 * Runs before the engine's MDX loader and expands the steps of a page. Plain JavaScript, since the bundler loads it by
 * path.
 *
 * @typedef {import('./expand.ts').ExpandOptions & { expand: typeof import('./expand.ts').expandSteps }} Options
 * @this {{ resourcePath: string; getOptions(): Options; addContextDependency(folder: string): void }}
 * @param {string} source
 * @returns {string}
 */
export default function stepsLoader(source) {
  const { expand, ...options } = this.getOptions();
  const expansion = expand(source, this.resourcePath, options);
  for (const folder of expansion.folders) this.addContextDependency(folder);
  if (expansion.problems.length > 0) throw new Error(expansion.problems.join('\n'));
  return expansion.source;
}
