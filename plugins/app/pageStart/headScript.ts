import { createHash } from 'node:crypto';
import path from 'node:path';
import { rspack } from '@rsbuild/core';
import { buildSync } from 'esbuild';

/** Language level that scripts are written for: what the oldest supported browsers understand. */
const TARGET = 2022;

/** A bundled script. */
export interface Bundle {
  text: string;
  /** Absolute paths of all files that are in it. */
  sources: readonly string[];
}

/**
 * Bundles and minifies a script that is no part of the application. The bundler's own minifier leaves a tenth less than
 * esbuild's.
 *
 * @param entry absolute path of its TypeScript entry.
 * @param alias absolute paths of modules by the name that is imported: the site's facts.
 * @param define source text of what the site decides, by its name.
 * @returns its text, and the absolute paths of all files that are in it.
 * @throws when the entry does not compile, with the place in the source.
 */
export function bundleScript(
  entry: string,
  alias: Readonly<Record<string, string>>,
  define: Record<string, string>,
): Bundle {
  const root = path.dirname(entry);
  const { outputFiles, metafile } = buildSync({
    entryPoints: [entry],
    bundle: true,
    alias,
    define,
    format: 'iife',
    target: `es${TARGET}`,
    charset: 'utf8',
    legalComments: 'none',
    absWorkingDir: root,
    metafile: true,
    write: false,
  });
  const { code } = rspack.experiments.swc.minifySync(outputFiles[0]?.text ?? '', {
    module: true,
    ecma: TARGET,
    mangle: { toplevel: true },
    compress: { ecma: TARGET, passes: 3, toplevel: true, keep_fargs: false, pure_getters: true },
  });
  return { text: code.trim(), sources: Object.keys(metafile.inputs).map((file) => path.join(root, file)) };
}

/**
 * Bundles the head script.
 *
 * @param entry absolute path of its TypeScript entry.
 * @returns the script as it stands between the tags; free of `</script` and `<!--`, which would end or hide it.
 * @throws when the entry does not compile, with the place in the source.
 */
export function bundleHeadScript(
  entry: string,
  alias: Readonly<Record<string, string>>,
  define: Record<string, string>,
): string {
  const { text } = bundleScript(entry, alias, define);
  if (/<\/script|<!--/i.test(text)) {
    throw new Error(`The head script ${entry} contains "</script" or "<!--" and cannot be written inline.`);
  }
  return text;
}

/** Source expression for a Content-Security-Policy that allows exactly this inline block: `'sha256-…'`. */
export function cspHash(inlineText: string): string {
  return `'sha256-${createHash('sha256').update(inlineText).digest('base64')}'`;
}
