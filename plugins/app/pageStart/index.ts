import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { APP_ASSETS_ID } from '../../../model/names.ts';
import { rsbuildPluginOwnStyles } from '../../engine/defaultStyles.ts';
import { createClassNames } from './classNames.ts';

/**
 * Replaces the application's script tags by a JSON list, from which the head script loads them when idle or on intent.
 * Development has the engine's tags.
 */
function rsbuildPluginLateEntry(): RsbuildPlugin {
  return {
    name: 'site:late-entry',
    apply: 'build',
    setup(api) {
      api.modifyHTMLTags(({ headTags, bodyTags }) => {
        const addresses: string[] = [];
        const withoutScripts = (tags: typeof headTags) =>
          tags.filter((tag) => {
            const src = tag.tag === 'script' ? tag.attrs?.src : undefined;
            if (typeof src === 'string') addresses.push(src);
            return typeof src !== 'string';
          });
        const head = withoutScripts(headTags);
        const body = withoutScripts(bodyTags);
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

/** HTML template, inline head script and late application. The engine's style sheets are left out. */
export function pluginPageStart(headScript: string, styles: string): RspressPlugin {
  const classNames = createClassNames();
  return {
    name: 'site:page-start',
    builderConfig: {
      plugins: [rsbuildPluginOwnStyles(styles), rsbuildPluginLateEntry()],
      // A stable name for the template's preload; it already contains a hash.
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
