import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { APP_ASSETS_ID } from '../../../model/names.ts';
import { rsbuildPluginOwnStyles } from '../../engine/defaultStyles.ts';
import { createClassNames } from './classNames.ts';

export interface PageStartOptions {
  /** The head script's text, from `bundleHeadScript`. */
  headScript: string;
  /** Absolute path of the theme's style sheet. */
  styles: string;
}

/**
 * Takes the application's scripts out of the page's way: their addresses go into a JSON block, from which the head
 * script loads them when the browser is idle or the reader needs them. In development the engine's own tags stay.
 */
function rsbuildPluginLateEntry(): RsbuildPlugin {
  return {
    name: 'site:late-entry',
    apply: 'build',
    setup(api) {
      api.modifyHTMLTags(({ headTags, bodyTags }) => {
        const addresses: string[] = [];
        const keep = (tags: typeof headTags) =>
          tags.filter((tag) => {
            const src = tag.tag === 'script' ? tag.attrs?.src : undefined;
            if (typeof src === 'string') addresses.push(src);
            return typeof src !== 'string';
          });
        const head = keep(headTags);
        const body = keep(bodyTags);
        body.push({
          tag: 'script',
          attrs: { type: 'application/json', id: APP_ASSETS_ID },
          children: JSON.stringify(addresses),
        });
        return { headTags: head, bodyTags: body };
      });
    },
  };
}

/**
 * How a page starts: the site's own HTML template (dark before any script runs), the head script inline, the
 * application late. The engine's own style sheets are left out.
 */
export function pluginPageStart({ headScript, styles }: PageStartOptions): RspressPlugin {
  const classNames = createClassNames();
  return {
    name: 'site:page-start',
    builderConfig: {
      plugins: [rsbuildPluginOwnStyles(styles), rsbuildPluginLateEntry()],
      // An address that the template's preload knows; the file's name already carries its hash.
      output: { distPath: { font: 'fonts' }, filename: { font: '[name][ext]' } },
      tools: {
        cssLoader: (options) => {
          if (typeof options.modules === 'object') options.modules.getLocalIdent = classNames;
        },
      },
      html: {
        template: fileURLToPath(new URL('./page.html', import.meta.url)),
        tags: [(tags) => [{ tag: 'script', head: true, append: false, children: headScript }, ...tags]],
      },
    },
  };
}
