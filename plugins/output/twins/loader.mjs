/**
 * Runs before the engine's MDX loader where it makes the Markdown twins. Plain JavaScript, since the bundler loads it by
 * path.
 *
 * @this {{ getOptions(): { cut: typeof import('./headings.ts').cutHeadingIds } }}
 * @param {string} source
 * @returns {string}
 */
export default function headingsLoader(source) {
  return this.getOptions().cut(source);
}
