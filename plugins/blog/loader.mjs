/**
 * Makes every page of the blog depend on every post: their sidebars and neighbours follow an edit. Plain JavaScript,
 * since the bundler loads it by path.
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext<{ isBlogPage: (file: string) => boolean, dir: string, files: () => string[] }>}
 * @param {string} source
 */
export default function blogLoader(source) {
  const { isBlogPage, dir, files } = this.getOptions();
  if (isBlogPage(this.resourcePath)) {
    this.addContextDependency(dir);
    for (const file of files()) this.addDependency(file);
  }
  return source;
}
