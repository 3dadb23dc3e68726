import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { UserConfig } from '@rspress/core';
import { z } from 'zod';
import { createDateFormats } from '../model/dates.ts';
import type { SiteData } from '../model/site.ts';
import { pluginCsp, securityHeaders } from './app/csp/index.ts';
import { bundleHeadScript, cspHash } from './app/pageStart/headScript.ts';
import { pluginPageStart } from './app/pageStart/index.ts';
import { pluginSearch } from './app/search/index.ts';
import { blogAdditions } from './blog/additions.ts';
import { type BlogOptions, pluginBlog } from './blog/index.ts';
import { pluginContent } from './content/index.ts';
import { type Content, createContent } from './content/site.ts';
import { createExpandPage } from './mdx/expandPage.ts';
import { pluginMdx } from './mdx/index.ts';
import { pluginLivePreview } from './mdx/livePreview.ts';
import { pluginPreviewServer } from './output/hosts/previewServer.ts';
import { pluginOutput } from './output/index.ts';

export interface SiteOptions {
  /** Absolute path of the site's folder: `docs/`, and where it has them `site.ts`, `public/` and `samples/`. */
  root: string;
  /** The exports of the site's `site.ts`. */
  site: SiteData;
  /** Absolute path of the build's folder. Default: `doc_build` in the site's folder. */
  outDir?: string | undefined;
  /** Absolute path of a theme that stands in for the project's own. */
  themeDir?: string | undefined;
  /** Absolute paths of more folders and files whose addresses and references are checked. */
  sources?: readonly string[] | undefined;
}

export interface DefinedSite {
  /** What `defineConfig` of the engine takes. */
  config: UserConfig;
  /** The site as it stands on the disk. */
  content: Content;
  /** Security headers for every answer, names in lower case. */
  headers: Readonly<Record<string, string>>;
}

/** The project that this file is part of. */
const HOME = path.resolve(import.meta.dirname, '..');

/** What stands for `docs/_search.json` where there is none. */
const NO_SEARCH_WORDS = path.join(import.meta.dirname, 'app/search/none.json');

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

/** What a folder of the site is, or the project's own where the site has none. */
function folderOf(root: string, name: string): string {
  const own = path.join(root, name);
  return fs.existsSync(own) ? own : path.join(HOME, name);
}

/**
 * A site of this theme: everything that follows from its folder and its facts. The one place where plugins are put together,
 * for the site itself, for fixtures, and for the commands that need what the build knows.
 *
 * @throws when the head script does not compile.
 */
export function defineSite({
  root,
  site,
  outDir = path.join(root, 'doc_build'),
  themeDir = path.join(HOME, 'theme'),
  sources = [],
}: SiteOptions): DefinedSite {
  const docsDir = path.join(root, 'docs');
  const publicDir = folderOf(root, 'public');
  const samples = folderOf(root, 'samples');
  const siteFile = path.join(root, 'site.ts');
  const ownWords = path.join(docsDir, '_search.json');
  const wordsFile = fs.existsSync(ownWords) ? ownWords : NO_SEARCH_WORDS;
  const alias = { '#site': siteFile, '#search': wordsFile };
  const generated = (name: string) => path.join(root, '.rspress', name);
  const icon = path.join(publicDir, 'favicon.svg');
  const [locale] = site.LOCALES;
  const { ORIGIN, BRAND, BASE, TAGLINE } = site;

  const headScript = bundleHeadScript(path.join(HOME, 'theme/boot/index.ts'), alias);
  const scriptHashes = [cspHash(headScript)];
  const headers = securityHeaders(scriptHashes);

  const blogDir = path.join(docsDir, 'blog');
  const blog: Omit<BlogOptions, 'parse'> | undefined = fs.existsSync(blogDir)
    ? {
        dir: blogDir,
        name: `${BRAND} blog`,
        generatedDir: generated('blog'),
        components: {
          PostList: '@theme/blog/PostList.tsx',
          TagPage: '@theme/blog/TagPage.tsx',
          AuthorPage: '@theme/blog/AuthorPage.tsx',
        },
        feeds: {
          origin: ORIGIN,
          title: `${BRAND} blog`,
          description: site.BLOG_DESCRIPTION,
          language: locale.code,
          content: 'main article',
        },
      }
    : undefined;

  const expand = createExpandPage({
    samples,
    components: path.join(HOME, 'theme/learn/steps.ts'),
    formatDay: createDateFormats(locale).day,
  });

  const content = createContent({
    root,
    docsDir,
    // The second one is the engine's own.
    publicDirs: [publicDir, path.join(docsDir, 'public')].filter((dir) => fs.existsSync(dir)),
    origin: ORIGIN,
    sidebars: site.SIDEBARS,
    sources: [siteFile, wordsFile, ...sources],
    files: ['/sitemap.xml', '/llms.txt', '/llms-full.txt'],
    diagnose: (source, file) => expand(source, file, 'page').diagnostics,
    ...(blog ? { additions: blogAdditions(blog) } : {}),
  });

  const config: UserConfig = {
    root: docsDir,
    outDir,
    themeDir,
    base: BASE,
    siteOrigin: ORIGIN,
    lang: locale.code,
    title: BRAND,
    description: TAGLINE,
    ...(fs.existsSync(icon) ? { icon: pathToFileURL(icon) } : {}),
    mediumZoom: false,
    // The head script cleans addresses: the engine would take `/DOCS/` for `/docs/` on a not-found document.
    route: { cleanUrls: true, cleanUrlsRedirect: false },
    themeConfig: { darkMode: 'dark', llmsUI: false },
    plugins: [
      pluginContent(content, { generatedDir: generated('docs') }),
      pluginPageStart({ headScript, language: locale.code }),
      pluginCsp({ scriptHashes }),
      ...(blog ? [pluginBlog({ ...blog, parse: content.parse })] : []),
      pluginMdx(expand),
      pluginSearch(content, { generatedDir: generated('search'), wordsFile }),
      pluginLivePreview(),
      pluginOutput(content, {
        data: site,
        outDir,
        cacheDir: path.join(HOME, 'node_modules/.cache/social-images', path.basename(root)),
        headers,
        labelOf: createTagLabels(path.join(blogDir, '_tags.json')),
      }),
      pluginPreviewServer({ outDir, headers }),
    ],
    builderConfig: {
      resolve: { alias },
      server: { publicDir: { name: publicDir } },
    },
  };
  return { config, content, headers };
}
