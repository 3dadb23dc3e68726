/**
 * Runs before the engine's MDX loader: for the page and its server rendering, which share what that makes; for the Markdown twin it
 * makes the module itself. Plain JavaScript, since the bundler loads it by path. What is wrong has been said by then
 * (`plugins/content/check`).
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext<{ expand: import('./expandedPage.ts').ExpandPage, twins?: import('./twin/index.ts').Twins }>}
 * @param {string} source
 */
export default function mdxLoader(source) {
  const { expand, twins } = this.getOptions();
  const expansion = expand(source, this.resourcePath, twins ? 'markdown' : 'page');
  for (const file of expansion.files) this.addDependency(file);
  for (const folder of expansion.folders) this.addContextDependency(folder);
  return twins ? twins.moduleOf(expansion.source, this.resourcePath) : expansion.source;
}
