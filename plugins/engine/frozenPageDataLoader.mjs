/**
 * Forgets what a module depends on, but for its own file. Plain JavaScript, since the bundler loads it by path.
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext}
 * @param {string} source
 */
export default function frozenPageDataLoader(source) {
  this.clearDependencies();
  this.addDependency(this.resourcePath);
  return source;
}
