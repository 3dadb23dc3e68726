/** Builds an empty page, for tests of holds: internals of the engine are missing there. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';

/** Message of a hold when the engine is another one. @param file below `plugins/engine/`. */
export const sentence = (what: string, found: string, file: string): string =>
  `The engine's ${what} has a new shape (${found}): adapt plugins/engine/${file}.`;

/**
 * Builds an empty page, which lacks the engine's internals.
 *
 * @param configOf creates additional configuration from the absolute path of the page's script.
 * @param environment name of the build.
 * @throws the error of the build.
 */
export async function buildEmptyPage(
  configOf: (script: string) => RsbuildConfig,
  environment = 'web',
): Promise<void> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'engine-'));
  try {
    const script = path.join(root, 'index.js');
    fs.writeFileSync(script, 'document.title = "Empty";');
    const rsbuild = await createRsbuild({
      cwd: root,
      rsbuildConfig: {
        logLevel: 'silent',
        ...configOf(script),
        environments: { [environment]: { source: { entry: { index: './index.js' } } } },
      },
    });
    await rsbuild.build();
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}
