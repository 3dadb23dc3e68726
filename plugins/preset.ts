import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mergeRsbuildConfig } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { SiteSettings } from '../model/site.ts';
import { pluginChunks } from './app/chunks.ts';
import { pluginCsp } from './app/csp/index.ts';
import { rsbuildPluginFramework } from './app/framework/index.ts';
import { rsbuildPluginRouter } from './app/lightRouter.ts';
import { pluginOffline } from './app/offline/index.ts';
import { pluginPageData } from './app/pageDataHook.ts';
import { bundleScript } from './app/pageStart/headScript.ts';
import { pluginPageStart } from './app/pageStart/index.ts';
import { rsbuildPluginCompilerParts, rsbuildPluginRun } from './app/run/index.ts';
import { pluginSearch } from './app/search/index.ts';
import { pluginBlog } from './blog/index.ts';
import { pluginContent } from './content/index.ts';
import { rsbuildPluginCacheDigest } from './engine/cacheDigest.ts';
import { inlineConstants } from './engine/constantModule.ts';
import { rsbuildPluginHead } from './engine/head.ts';
import { rsbuildPluginTemplate } from './engine/template.ts';
import { pluginMdx } from './mdx/index.ts';
import { pluginChanges } from './output/changesFeed.ts';
import { pluginPreviewServer } from './output/hosts/previewServer.ts';
import { pluginOutput } from './output/index.ts';
import { createPageOutputs } from './pageOutputs.ts';
import { THEME } from './projectRoot.ts';
import { createSiteContext, createSiteSecurity, type SiteContext } from './siteContext.ts';

/** The bundler takes an icon in the public folder as a file. */
function iconOf(icon: UserConfig['icon'], publicDir: string): UserConfig['icon'] {
  return typeof icon === 'string' && icon.startsWith('/') ? pathToFileURL(path.join(publicDir, icon)) : icon;
}

const bundleWorker = (name: string, { alias }: SiteContext) =>
  bundleScript(path.join(THEME, 'offline/worker', name), alias, { 'process.env.NODE_ENV': '"production"' });

/** @param runSources sources of the runner, known after bundling. */
async function pluginsOf(
  siteContext: SiteContext,
  { headScript, scriptHashes, headers, folderPolicy }: Awaited<ReturnType<typeof createSiteSecurity>>,
  runSources: ReadonlySet<string>,
): Promise<RspressPlugin[]> {
  const { outDir, reader, cache, data, blog, wordsFile, alias, generated, production } = siteContext;
  const { expand, markdownOf, diagnose, searchSectionsOf, shownOf } = createPageOutputs(siteContext);
  // Development has no service worker.
  const scripts = production ? ['index.ts', 'kill.ts'] : [];
  const [worker, killSwitch] = await Promise.all(scripts.map((name) => bundleWorker(name, siteContext)));
  return [
    pluginContent(reader, { generatedDir: generated('docs'), diagnose, shownOf, cache }),
    pluginPageStart(headScript, path.join(THEME, 'styles/index.css')),
    pluginChunks(),
    pluginCsp(scriptHashes, production),
    ...(blog ? [pluginBlog(blog)] : []),
    pluginMdx(expand, alias['#types'], data.base),
    pluginPageData(reader, generated('data'), searchSectionsOf),
    pluginSearch(reader, {
      cache,
      generatedDir: generated('search'),
      wordsFile,
      locales: data.locales,
      isLarge: siteContext.isLarge,
      sectionsOf: searchSectionsOf,
    }),
    pluginOutput(reader, {
      data,
      outDir,
      cache,
      headers,
      folderPolicy,
      markdownOf,
      scriptSources: () => [...(worker?.sources ?? []), ...runSources],
      stringsFor: siteContext.stringsFor,
      labelOf: (tag) => blog?.reader.read().tags.find(({ id }) => id === tag)?.label ?? tag,
    }),
    pluginChanges(reader, {
      address: data.address,
      data,
      titleOf: (route) => siteContext.stringsFor(route).word('pageChanges'),
    }),
    pluginOffline(reader, {
      outDir,
      base: data.base,
      generatedDir: generated('offline'),
      scripts: worker && killSwitch && { worker: worker.text, killSwitch: killSwitch.text },
    }),
    pluginPreviewServer({ outDir, data, headers, folderPolicy }),
  ];
}

function bundlerConfig(
  { root, alias, defines, publicDir, interfaceWords, words, generated }: SiteContext,
  frame: string,
  runSources: Set<string>,
  given: UserConfig['builderConfig'] = {},
): UserConfig['builderConfig'] {
  return mergeRsbuildConfig(
    {
      plugins: [
        rsbuildPluginCacheDigest(interfaceWords),
        rsbuildPluginTemplate(),
        rsbuildPluginRouter(),
        rsbuildPluginHead(path.join(THEME, 'head/engineHead.tsx')),
        rsbuildPluginFramework(path.join(THEME, 'try/app')),
        rsbuildPluginCompilerParts(),
        rsbuildPluginRun({
          theme: THEME,
          generatedDir: generated('run'),
          frame,
          runSources,
        }),
      ],
      resolve: { alias },
      // Both files determine modules that are written at start.
      dev: {
        watchFiles: { type: 'restart', paths: [path.join(root, 'site.ts'), words.file], events: ['change'] },
      },
      source: { define: defines },
      server: { publicDir: { name: publicDir } },
      // `npm run budgets` measures; compressing a thousand files costs a second.
      performance: { printFileSize: { compressed: false, detail: false } },
    },
    inlineConstants(
      '#words',
      alias['#words'],
      Object.fromEntries(Object.entries(interfaceWords).map(([key, word]) => [key, JSON.stringify(word)])),
    ),
    given,
  );
}

/**
 * A site of this theme, from its folder, configuration and `site.ts`: adds all plugins.
 * @param load imports `site.ts`; a failed import is a problem of the site.
 * @throws when the head script does not compile.
 */
export function pluginSite(load: () => Promise<{ site: SiteSettings }>): RspressPlugin {
  return {
    name: 'site',
    async config(config, { addPlugin }) {
      const site = await load().then(
        (module) => module.site,
        (error: unknown) => error,
      );
      const root = path.dirname(config.root ?? path.resolve('docs'));
      const siteContext = createSiteContext({ root, config, site });
      const security = await createSiteSecurity(siteContext);
      const runSources = new Set<string>();
      for (const plugin of await pluginsOf(siteContext, security, runSources)) addPlugin(plugin);
      return {
        ...config,
        outDir: siteContext.outDir,
        themeDir: siteContext.themeDir,
        icon: iconOf(config.icon, siteContext.publicDir),
        // Language of the engine's own words, which the theme does not show.
        lang: 'en',
        // The head script cleans addresses: the engine would redirect on a not-found document.
        route: { ...config.route, cleanUrls: true, cleanUrlsRedirect: false },
        // Menus come from `virtual-docs`: the engine's would read every page at each save. The head script owns the colour mode:
        // other values add an inline script (holds.md T21).
        themeConfig: { ...config.themeConfig, darkMode: 'force-light', llmsUI: false, nav: [], sidebar: {} },
        builderConfig: bundlerConfig(siteContext, security.frame, runSources, config.builderConfig),
      };
    },
  };
}
