/**
 * Runs before the engine's MDX loader where it makes the Markdown twins. Plain JavaScript, since the bundler loads it by
 * path.
 *
 * @this {{ getOptions(): { twinSource: typeof import('./twinSource.ts').twinSource } }}
 * @param {string} source
 * @returns {string}
 */
export default function twinLoader(source) {
  return this.getOptions().twinSource(source);
}
