import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';

/**
 * Bundles and minifies the head script.
 *
 * @param entry absolute path of its TypeScript entry.
 * @returns the script as it stands between the tags; free of `</script` and `<!--`, which would end or hide it.
 * @throws when the entry does not compile, with the place in the source.
 */
export function bundleHeadScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (/<\/script|<!--/i.test(text)) {
    throw new Error(`The head script ${entry} contains "</script" or "<!--" and cannot be written inline.`);
  }
  return text;
}

/** Source expression for a Content-Security-Policy that allows exactly this inline block: `'sha256-…'`. */
export function cspHash(inlineText: string): string {
  return `'sha256-${createHash('sha256').update(inlineText).digest('base64')}'`;
}
