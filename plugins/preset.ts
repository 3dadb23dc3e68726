import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mergeRsbuildConfig } from '@rsbuild/core';
import type { UserConfig } from '@rspress/core';
import { z } from 'zod';
import { pluginCsp } from './app/csp/index.ts';
import { rsbuildPluginFramework } from './app/framework/index.ts';
import { pluginOffline } from './app/offline/index.ts';
import { bundleScript } from './app/pageStart/headScript.ts';
import { pluginPageStart } from './app/pageStart/index.ts';
import { rsbuildPluginRun } from './app/run/index.ts';
import { pluginSearch } from './app/search/index.ts';
import { pluginBlog } from './blog/index.ts';
import { pluginContent } from './content/index.ts';
import { inlineConstants } from './engine/constantModule.ts';
import { pluginEngine } from './engine/index.ts';
import { SHORT_NAMES } from './engine/shortNames.ts';
import { writeIfChanged } from './engine/writeIfChanged.ts';
import { interfaceWords } from './interfaceWords.ts';
import { pluginMdx } from './mdx/index.ts';
import { optimizeLater } from './optimizeLater.ts';
import { pluginPreviewServer } from './output/hosts/previewServer.ts';
import { pluginOutput } from './output/index.ts';
import {
  createSiteContent,
  createSiteSecurity,
  definesOf,
  HOME,
  type SiteContentOptions,
} from './siteContent.ts';

export interface SiteOptions extends SiteContentOptions {
  /** Absolute path of the build's folder. Default: `doc_build` in the site's folder. */
  outDir?: string | undefined;
  /** Absolute path of a theme that stands in for the project's own. */
  themeDir?: string | undefined;
}

/**
 * The engine's language of all pages. It has words for this one, which nobody sees: those of the interface are the theme's, and
 * the language of pages stands in their head.
 */
const ENGINE_LANGUAGE = 'en';

const tagsSchema = z.record(z.string(), z.unknown());

/** Labels of the blog's tags; one without a label is called by its id. The blog's own check says what is wrong with the file. */
function createTagLabels(file: string): (tag: string) => string {
  return (tag) => {
    const tags = fs.existsSync(file)
      ? tagsSchema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')))
      : undefined;
    const entry = tags?.data?.[tag];
    return typeof entry === 'object' && entry !== null && 'label' in entry ? String(entry.label) : tag;
  };
}

/**
 * A site of this theme: everything that follows from its folder and its facts. The one place where plugins are put together,
 * for the site itself, for fixtures, and for the commands that need what the build knows.
 *
 * @returns what `defineConfig` of the engine takes.
 * @throws when the head script does not compile, or `i18n.json` lacks words.
 */
export function defineSite({
  root,
  site,
  outDir = path.join(root, 'doc_build'),
  themeDir = path.join(HOME, 'theme'),
  sources,
}: SiteOptions): UserConfig {
  if (process.env.NODE_ENV === 'production') optimizeLater();
  const siteContent = createSiteContent({ root, site, sources });
  const { content, expand, blog, docsDir, publicDir, wordsFile, alias, generated } = siteContent;
  if (siteContent.translated) writeIfChanged(siteContent.keptWords, fs.readFileSync(alias['#i18n'], 'utf8'));
  const icon = path.join(publicDir, 'favicon.svg');
  const { ORIGIN, BRAND, BASE, TAGLINE } = site;

  const { headScript, scriptHashes, headers, frame, folderPolicy } = createSiteSecurity(siteContent);
  const bundleWorker = (name: string) =>
    bundleScript(path.join(HOME, 'theme/offline/worker', name), alias, {
      'process.env.NODE_ENV': '"production"',
    });
  let bundledWorker: ReturnType<typeof bundleWorker> | undefined;
  /** Asked for by builds: development has no service worker. */
  const worker = () => {
    bundledWorker ??= bundleWorker('index.ts');
    return bundledWorker;
  };
  const runSources = new Set<string>();

  /** What may be kept between builds, also of the machine that publishes the site. */
  const cacheDir = path.join(HOME, 'node_modules/.cache/site', path.basename(root));

  return {
    root: docsDir,
    outDir,
    themeDir,
    base: BASE,
    siteOrigin: ORIGIN,
    lang: ENGINE_LANGUAGE,
    title: BRAND,
    description: TAGLINE,
    ...(fs.existsSync(icon) ? { icon: pathToFileURL(icon) } : {}),
    mediumZoom: false,
    // The engine would take the words of this theme for its own, and find them in another shape: its own are not shown.
    i18nSourcePath: generated('engine-words.json'),
    // The head script cleans addresses: the engine would take `/DOCS/` for `/docs/` on a not-found document.
    route: { cleanUrls: true, cleanUrlsRedirect: false },
    // Menus are the site's own (`virtual-docs`): for others the engine would read every page, and again at each save.
    themeConfig: { darkMode: 'dark', llmsUI: false, nav: [], sidebar: {} },
    plugins: [
      pluginEngine(),
      pluginContent(content, { generatedDir: generated('docs') }),
      pluginPageStart({
        headScript,
        language: ENGINE_LANGUAGE,
        base: BASE,
        styles: path.join(HOME, 'theme/styles/index.css'),
      }),
      pluginCsp({ scriptHashes }),
      ...(blog ? [pluginBlog({ ...blog, parse: content.parse })] : []),
      pluginMdx(expand, siteContent.twins, {
        types: alias['#types'],
        blocks: path.join(cacheDir, 'code-blocks.json'),
      }),
      pluginSearch(content, {
        generatedDir: generated('search'),
        wordsFile,
        locales: site.LOCALES,
        isLarge: siteContent.isLarge,
        sectionsOf: siteContent.searchSectionsOf,
      }),
      pluginOutput(content, {
        data: site,
        outDir,
        imagesDir: path.join(cacheDir, 'social-images'),
        booksDir: path.join(cacheDir, 'books'),
        headers,
        folderPolicy,
        scriptSources: () => [...worker().sources, ...runSources],
        speechOf: siteContent.speechOf,
        labelOf: createTagLabels(path.join(docsDir, 'blog/_tags.json')),
      }),
      pluginOffline(content, {
        outDir,
        base: BASE,
        generatedDir: generated('offline'),
        scripts: () => ({ worker: worker().text, killSwitch: bundleWorker('kill.ts').text }),
      }),
      pluginPreviewServer({ outDir, headers, folderPolicy }),
    ],
    builderConfig: mergeRsbuildConfig(
      {
        plugins: [
          rsbuildPluginFramework(path.join(HOME, 'theme/try/app')),
          rsbuildPluginRun({
            theme: path.join(HOME, 'theme'),
            generatedDir: siteContent.generated('run'),
            frame,
            onSources: (files) => {
              for (const file of files) runSources.add(file);
            },
          }),
        ],
        resolve: { alias },
        source: { define: definesOf(siteContent) },
        server: { publicDir: { name: publicDir } },
        // `npm run budgets` weighs what readers load; to compress a thousand files for a list costs a second.
        performance: { printFileSize: { compressed: false, detail: false } },
        output: { minify: { jsOptions: { minimizerOptions: { mangle: SHORT_NAMES } } } },
      },
      // Each word of the interface stands where it is used.
      inlineConstants({ name: '#i18n', file: alias['#i18n'], constants: interfaceWords(alias['#i18n']) }),
    ),
  };
}
