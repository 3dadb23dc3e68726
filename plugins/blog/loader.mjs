/**
 * Makes every page of the blog depend on every post: their sidebars and neighbours follow an edit. Plain JavaScript,
 * since the bundler loads it by path.
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext<{ isBlogPage: (file: string) => boolean, dir: string }>}
 * @param {string} source
 */
export default function blogLoader(source) {
  const { isBlogPage, dir } = this.getOptions();
  if (isBlogPage(this.resourcePath)) this.addContextDependency(dir);
  return source;
}
