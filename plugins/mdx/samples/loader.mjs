/**
 * Runs before the engine's MDX loader, for all of its passes: the page, its server rendering and its Markdown twin.
 * Plain JavaScript, since the bundler loads it by path.
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext<{ expand: typeof import('./expand.ts').expandSamples, root: string }>}
 * @param {string} source
 */
export default function samplesLoader(source) {
  const { expand, root } = this.getOptions();
  const expansion = expand(source, this.resourcePath, root);
  for (const file of expansion.dependencies) this.addDependency(file);
  if (expansion.problems.length > 0) throw new Error(`Samples and fences:\n${expansion.problems.join('\n')}`);
  return expansion.source;
}
