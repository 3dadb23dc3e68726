/**
 * Runs before the engine's MDX loader, for all of its passes: the page, its server rendering and its Markdown twin. Plain
 * JavaScript, since the bundler loads it by path. What is wrong has been said by then (`plugins/content/check`).
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext<{ expand: import('./expandedPage.ts').ExpandPage, target: import('./expandedPage.ts').Target }>}
 * @param {string} source
 */
export default function mdxLoader(source) {
  const { expand, target } = this.getOptions();
  const expansion = expand(source, this.resourcePath, target);
  for (const file of expansion.files) this.addDependency(file);
  for (const folder of expansion.folders) this.addContextDependency(folder);
  return expansion.source;
}
