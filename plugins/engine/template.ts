/**
 * Holds on to: the mark `DOC_CONTENT` of the engine's HTML template, which stands in the element `#__rspress_root` of the site's
 * own template. The mark `HEAD` is left out on purpose: with it a page preloads its chunk ahead of the application.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { engineChanged } from './engineChanged.ts';
import { browserEnvironment } from './forBrowsers.ts';

/** The root with something in it that is neither its end nor a mark that nothing took the place of. */
const FILLED = /\bid="?__rspress_root"?[^>]*>(?!\s*(?:<\/div>|<!--<\?-))/;

const PRELOADS_SCRIPT = /<link\b(?=[^>]*\brel="?preload\b)(?=[^>]*\bas="?script\b)/;

/**
 * @param html a built page.
 * @throws when its content is not in the root of the application, or scripts are preloaded.
 */
export function assertTemplate(html: string): void {
  if (!FILLED.test(html)) throw engineChanged('HTML template', 'template.ts', 'a page without its content');
  if (PRELOADS_SCRIPT.test(html))
    throw engineChanged('HTML template', 'template.ts', 'scripts are preloaded');
}

/** Fails a build whose pages do not hold their content. All are made from one template: home and not-found page tell. */
export function rsbuildPluginTemplate(): RsbuildPlugin {
  return {
    name: 'engine:template',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(({ environments }) => {
        const folder = browserEnvironment(environments).distPath;
        for (const name of ['index.html', '404.html'])
          assertTemplate(fs.readFileSync(path.join(folder, name), 'utf8'));
      });
    },
  };
}
