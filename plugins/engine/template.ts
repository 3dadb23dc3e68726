/**
 * Holds on to: the mark `DOC_CONTENT` of the engine's HTML template, inside `#__rspress_root` of this site's template. The mark
 * `HEAD` is left out on purpose: it would preload the page's chunk ahead of the application. Nothing is replaced here: a check of
 * two built pages fails where the engine no longer fills the root.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { engineChanged } from './engineChanged.ts';
import { browserEnvironment } from './forBrowsers.ts';

/** Non-empty root: neither its end nor an unreplaced mark follows. */
const FILLED = /\bid="?__rspress_root"?[^>]*>(?!\s*(?:<\/div>|<!--<\?-))/;

const PRELOADS_SCRIPT = /<link\b(?=[^>]*\brel="?preload\b)(?=[^>]*\bas="?script\b)/;

/** @throws for a built page with an empty root, or with preloaded scripts. */
export function assertFilledTemplate(html: string): void {
  if (!FILLED.test(html)) throw engineChanged('HTML template', 'template.ts', 'a page without its content');
  if (PRELOADS_SCRIPT.test(html))
    throw engineChanged('HTML template', 'template.ts', 'scripts are preloaded');
}

/** Home and not-found page are enough: all pages share the template. */
export function rsbuildPluginTemplate(): RsbuildPlugin {
  return {
    name: 'engine:template',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(({ environments, stats }) => {
        // A failed compile has its own message, and no pages.
        if (stats?.hasErrors()) return;
        const folder = browserEnvironment(environments).distPath;
        for (const name of ['index.html', '404.html'])
          assertFilledTemplate(fs.readFileSync(path.join(folder, name), 'utf8'));
      });
    },
  };
}
