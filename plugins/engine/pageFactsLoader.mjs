/**
 * Puts one file in place of all that a module depends on. Plain JavaScript, since the bundler loads it by path.
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext<{ file: string }>}
 * @param {string} source
 */
export default function pageFactsLoader(source) {
  this.clearDependencies();
  this.addDependency(this.resourcePath);
  this.addDependency(this.getOptions().file);
  return source;
}
