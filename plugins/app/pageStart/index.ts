import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { APP_ASSETS_ID } from '../../../model/names.ts';
import { rsbuildPluginOwnStyles } from '../../engine/defaultStyles.ts';

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
        const srcOf = ({ tag, attrs }: (typeof headTags)[number]) =>
          (tag === 'script' && attrs?.src) || undefined;
        const list = {
          tag: 'script',
          attrs: { type: 'application/json', id: APP_ASSETS_ID },
          children: JSON.stringify([...headTags, ...bodyTags].flatMap((tag) => srcOf(tag) ?? [])),
        };
        return {
          headTags: headTags.filter((tag) => !srcOf(tag)),
          bodyTags: [...bodyTags.filter((tag) => !srcOf(tag)), list],
        };
      });
    },
  };
}

/**
 * `getLocalIdent` of css-loader: `Sidebar-links`. The default names end in a hash, which does not compress.
 * @throws when two modules share a name.
 */
function createClassNames() {
  const owners = new Map<string, string>();
  return ({ resourcePath }: { resourcePath: string }, _pattern: string, local: string) => {
    const component = path.basename(resourcePath).replace(/(?:\.module)?\.css$/, '');
    const owner = owners.get(component) ?? resourcePath;
    if (owner !== resourcePath)
      throw new Error(
        `The style sheets ${owner} and ${resourcePath} would give their classes the same names: rename one of the components.`,
      );
    owners.set(component, resourcePath);
    return `${component}-${local}`;
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
        template: path.join(import.meta.dirname, 'page.html'),
        tags: [(tags) => [{ tag: 'script', head: true, append: false, children: headScript }, ...tags]],
      },
    },
  };
}
