import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { blogAdditions } from './plugins/blog/additions.ts';
import { type BlogOptions, pluginBlog } from './plugins/blog/index.ts';
import { pluginCsp, securityHeaders } from './plugins/csp/index.ts';
import { pluginDocs } from './plugins/docs/index.ts';
import { pluginHeadings } from './plugins/headings/index.ts';
import { pluginHighlight } from './plugins/highlight/index.ts';
import { pluginHostFiles } from './plugins/hostFiles/index.ts';
import { pluginLicences } from './plugins/licences/index.ts';
import { pluginLightEntry } from './plugins/lightEntry/index.ts';
import { pluginLivePreview } from './plugins/livePreview/index.ts';
import { pluginMarkdownTwins } from './plugins/markdownTwins/index.ts';
import { pluginPageMeta } from './plugins/pageMeta/index.ts';
import { bundleHeadScript, cspHash } from './plugins/pageStart/headScript.ts';
import { pluginPageStart } from './plugins/pageStart/index.ts';
import { pluginPreviewServer } from './plugins/previewServer/index.ts';
import { pluginSamples } from './plugins/samples/index.ts';
import { pluginSearch } from './plugins/search/index.ts';
import { pluginSiteMap } from './plugins/sitemap/index.ts';
import { pluginSocialImages } from './plugins/socialImages/index.ts';
import { pluginSteps } from './plugins/steps/index.ts';
import { pluginTables } from './plugins/tables/index.ts';
import { BASE, LOCALE } from './theme/constants.ts';
import { versionOfPath } from './theme/lib/docs.ts';
import { BRAND, ORIGIN, TAGLINE, VERSIONS } from './theme/site.ts';

const root = import.meta.dirname;
const docsDir = path.join(root, 'docs');
/** The test that builds twice puts its second build elsewhere. */
const outDir = path.resolve(root, process.env.SITE_OUT ?? 'doc_build');
const publicDir = path.join(root, 'public');
const headScript = bundleHeadScript(path.join(root, 'theme/boot/index.ts'));
const scriptHashes = [cspHash(headScript)];
const headers = securityHeaders(scriptHashes);

const blog: BlogOptions = {
  dir: path.join(docsDir, 'blog'),
  name: `${BRAND} blog`,
  generatedDir: path.join(root, '.rspress', 'blog'),
  components: {
    PostList: '@theme/blog/PostList.tsx',
    TagPage: '@theme/blog/TagPage.tsx',
    AuthorPage: '@theme/blog/AuthorPage.tsx',
  },
  feeds: {
    origin: ORIGIN,
    title: `${BRAND} blog`,
    description: 'What each release of BurgerAPI brings, and how to upgrade.',
    language: LOCALE,
    content: 'main article',
  },
};

export default defineConfig({
  root: 'docs',
  outDir,
  base: BASE,
  siteOrigin: ORIGIN,
  lang: LOCALE,
  title: BRAND,
  description: TAGLINE,
  icon: new URL('./public/favicon.svg', import.meta.url),
  mediumZoom: false,
  llms: true,
  // The head script cleans addresses: the engine would take `/DOCS/` for `/docs/` on a not-found document.
  route: { cleanUrls: true, cleanUrlsRedirect: false },
  themeConfig: { darkMode: 'dark', llmsUI: false },
  plugins: [
    pluginDocs({
      generatedDir: path.join(root, '.rspress/docs'),
      docsDir,
      publicDirs: [publicDir],
      origin: ORIGIN,
      versions: VERSIONS,
      versionsFile: path.join(root, 'theme/site.ts'),
      sources: [path.join(root, 'theme')],
      files: ['/sitemap.xml', '/llms.txt', '/llms-full.txt'],
      additions: blogAdditions(blog),
    }),
    pluginPageStart({ headScript }),
    pluginCsp({ scriptHashes }),
    pluginHeadings(),
    pluginTables(),
    pluginHighlight(),
    pluginBlog(blog),
    pluginMarkdownTwins({ origin: ORIGIN }),
    pluginSteps({
      samples: path.join(root, 'samples'),
      tutorials: path.join(root, 'samples/tutorials'),
      components: path.join(root, 'theme/learn/steps.ts'),
    }),
    pluginSamples({ root: path.join(root, 'samples') }),
    pluginSearch({
      generatedDir: path.join(root, '.rspress', 'search'),
      versionOf: (address) => versionOfPath(address, VERSIONS)?.name,
    }),
    pluginLightEntry(LOCALE),
    pluginLivePreview(),
    pluginPageMeta({ root, docsDir }),
    pluginSiteMap({ root, origin: ORIGIN, versions: VERSIONS }),
    pluginSocialImages({
      docsDir,
      outDir,
      cacheDir: path.join(root, 'node_modules/.cache/social-images'),
      tagsFile: path.join(docsDir, 'blog/_tags.json'),
      brand: BRAND,
      origin: ORIGIN,
    }),
    pluginPreviewServer({ outDir, headers }),
    pluginHostFiles({ outDir, headers }),
    pluginLicences(),
  ],
  builderConfig: {
    server: { publicDir: { name: publicDir } },
  },
});
