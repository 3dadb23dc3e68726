import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HtmlBasicTag, RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { escapeText } from 'entities';
import { BLOG_PATH } from '../../model/blog.ts';
import { DiagnosticsError } from '../content/diagnostic.ts';
import { toPosix } from '../content/sourceFiles.ts';
import { rsbuildPluginDependencies } from '../engine/dependencies.ts';
import { browserEnvironment, isForBrowsers } from '../engine/forBrowsers.ts';
import { createRemarkPageMeta } from '../engine/pageMeta.ts';
import { writeIfChanged } from '../engine/writeIfChanged.ts';
import { createBlogData, pageMeta } from './data.ts';
import { feedContent } from './feedContent.ts';
import { FEED_STYLES, FEEDS, type FeedOptions, renderFeeds } from './feeds.ts';
import { type GeneratedPage, generatedPages, writePages } from './generatedPages.ts';
import { excerptText } from './postContent.ts';
import type { BlogPost, BlogReader } from './readBlog.ts';
import { jsonSchemas } from './schema.ts';

export interface BlogOptions {
  /** True in a build, which leaves drafts out. */
  production: boolean;
  /** Folder of the posts, `_tags.json` and `_authors.json`, inside the engine's `root`. */
  dir: string;
  reader: BlogReader;
  /** Date of a post's last change (ISO 8601), for feeds; undefined for an unchanged post. */
  updatedOf: (file: string) => string | undefined;
  /** Name of the blog in descriptions: "Example blog". */
  name: string;
  /** Outside of the repository and of `root`. */
  generatedDir: string;
  /** Modules of the components of generated pages, which are named exports. */
  components: Readonly<Record<GeneratedPage['component'], string>>;
  feeds: FeedOptions;
}

const MODULE = 'virtual-blog';

const STYLES = fileURLToPath(new URL(`./${FEED_STYLES}`, import.meta.url));

type ReadBlog = ReturnType<typeof createBlogData>;

type FeedSource = Pick<BlogOptions, 'updatedOf' | 'feeds'>;

/** Empty for a blog without posts. */
function feedFiles(
  { blog, listed }: ReturnType<ReadBlog>,
  { feeds, updatedOf }: FeedSource,
  contentOf: (post: BlogPost) => string,
): Map<string, string> {
  const posts = listed.filter(({ draft }) => !draft);
  if (posts.length === 0) return new Map();
  return new Map([
    ...Object.entries(renderFeeds(blog, posts, feeds, contentOf, ({ file }) => updatedOf(file))),
    [FEED_STYLES, fs.readFileSync(STYLES, 'utf8')],
  ]);
}

/** Development builds no pages, so feeds contain excerpts. */
const excerptContent = ({ excerpt }: BlogPost) =>
  excerpt.map((paragraph) => `<p>${escapeText(excerptText([paragraph]))}</p>`).join('');

function mediaType(name: string): string {
  const feed = FEEDS.find(({ file }) => file === name);
  if (!feed) return 'text/css';
  // Browsers display these types; the exact ones are downloaded.
  return `${feed.format === 'json' ? 'application/json' : 'application/xml'}; charset=utf-8`;
}

/** `link` elements for feed discovery. */
function announcements({ title }: FeedOptions): HtmlBasicTag[] {
  return FEEDS.map(({ file, type, label }) => ({
    tag: 'link',
    head: true,
    attrs: { rel: 'alternate', type, title: `${title} (${label})`, href: `${BLOG_PATH}/${file}` },
  }));
}

/** Writes the feeds into the build, and serves them in development. */
function rsbuildPluginFeeds(read: ReadBlog, options: FeedSource): RsbuildPlugin {
  const { feeds } = options;
  return {
    name: 'blog:feeds',
    setup(api) {
      api.onAfterBuild(({ environments, stats }) => {
        if (stats?.hasErrors()) return;
        const { distPath: outDir } = browserEnvironment(environments);
        const builtPage = (post: BlogPost) => {
          const file = path.join(outDir, `${post.href.replace(/\/$/, '/index')}.html`);
          const url = new URL(post.href, feeds.origin).href;
          const content = feedContent(fs.readFileSync(file, 'utf8'), feeds.content, url);
          if (content !== undefined) return content;
          throw new Error(
            `No element matches the selector "${feeds.content}" in ${path.relative(process.cwd(), file)}: the feeds take a post's words from there. Correct the option feeds.content of pluginBlog.`,
          );
        };
        for (const [name, text] of feedFiles(read(), options, builtPage)) {
          writeIfChanged(path.join(outDir, BLOG_PATH, name), text);
        }
      });
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [address = ''] = (request.url ?? '').split('?');
          const name = address.startsWith(`${BLOG_PATH}/`) ? address.slice(BLOG_PATH.length + 1) : '';
          if (name !== FEED_STYLES && !FEEDS.some(({ file }) => file === name)) return next();
          const text = feedFiles(read(), options, excerptContent).get(name);
          if (text === undefined) return next();
          response.setHeader('content-type', mediaType(name));
          response.end(text);
        });
      });
    },
  };
}

/** Serves the data modules, and updates generated pages in development. */
function rsbuildPluginBlogData(read: ReadBlog, options: BlogOptions, routesFile: string): RsbuildPlugin {
  const { dir, reader, generatedDir } = options;
  const dataDir = path.join(generatedDir, 'data');
  return {
    name: 'blog:data',
    setup(api) {
      api.modifyBundlerChain((chain, { environment, isDev }) => {
        chain.resolve.alias.set(MODULE, dataDir);
        if (!isDev || !isForBrowsers(environment)) return;
        chain.plugin('blog-pages').use(
          class {
            apply(compiler: Rspack.Compiler) {
              // First listener: all others read the refreshed blog.
              compiler.hooks.watchRun.tap({ name: 'blog-read', stage: -1 }, reader.refresh);
              compiler.hooks.watchRun.tap('blog-pages', () => writeAll(read(), options, routesFile));
              compiler.hooks.thisCompilation.tap('blog-pages', ({ contextDependencies }) => {
                contextDependencies.add(dir);
              });
            }
          },
        );
      });
      api.transform(
        { test: (file) => file.startsWith(dataDir + path.sep) },
        ({ resourcePath, ...context }) => {
          context.addContextDependency(dir);
          const name = toPosix(path.relative(dataDir, resourcePath)).replace(/\.js$/, '');
          const { data } = read();
          return `export default ${JSON.stringify(data.get(name) ?? null)};`;
        },
      );
    },
  };
}

/** Writes pages, data modules, schemas, and the list of routes, whose change restarts the engine. @returns routes of the pages. */
function writeAll(
  { blog, listed, data }: ReturnType<ReadBlog>,
  { components, generatedDir, name: blogName }: BlogOptions,
  routesFile: string,
) {
  for (const [file, schema] of Object.entries(jsonSchemas()))
    writeIfChanged(path.join(generatedDir, 'schemas', file), `${JSON.stringify(schema, null, 2)}\n`);
  const pages = writePages(
    generatedPages(blog, listed, blogName),
    path.join(generatedDir, 'pages'),
    components,
  );
  for (const name of data.keys())
    writeIfChanged(path.join(generatedDir, 'data', `${name}.js`), '// Its content is made while bundling.\n');
  const routes = pages.map(({ routePath }) => routePath);
  writeIfChanged(routesFile, `${JSON.stringify(routes, null, 2)}\n`);
  return pages;
}

/**
 * A blog from a folder of Markdown files: lists, tags, authors, archive and feeds (README.md). Posts are ordinary pages of the
 * engine.
 * @throws in a build, with all problems of the posts; development serves the posts without one, and shows the problems over the
 * page.
 */
export function pluginBlog(options: BlogOptions): RspressPlugin {
  const { dir, production, generatedDir, feeds } = options;
  const pagesDir = path.join(generatedDir, 'pages');
  const routesFile = path.join(generatedDir, 'routes.json');
  const read = createBlogData(options.reader, production);

  const isBlogPage = (file: string) =>
    [dir, pagesDir].some((folder) => file.startsWith(folder + path.sep)) ||
    file === `${dir}.mdx` ||
    file === `${dir}.md`;
  const feedLinks = FEEDS.map(({ file, label }) => ({ label, href: `${BLOG_PATH}/${file}` }));
  const metaOf = (file: string) => {
    if (!isBlogPage(file)) return undefined;
    const { blog, listed } = read();
    return { blog: pageMeta(blog, listed, { file, feeds: listed.length > 0 ? feedLinks : [] }) };
  };

  return {
    name: 'blog',
    markdown: { remarkPlugins: [createRemarkPageMeta(metaOf)] },
    addPages() {
      const { diagnostics } = read().blog;
      if (production && diagnostics.length > 0) throw new DiagnosticsError('The blog', diagnostics);
      return writeAll(read(), options, routesFile);
    },
    builderConfig: {
      // The engine reads routes only at start.
      dev: { watchFiles: { type: 'restart', paths: [routesFile], events: ['change'] } },
      // The engine's `head` needs a mark in the HTML template, which not every site has.
      html: { tags: announcements(feeds) },
      plugins: [
        rsbuildPluginBlogData(read, options, routesFile),
        // Pages of the blog depend on all posts: their sidebars and neighbours show them.
        rsbuildPluginDependencies('blog:dependencies', { test: isBlogPage, order: 'pre' }, () => ({
          folders: [dir],
        })),
        rsbuildPluginFeeds(read, options),
      ],
    },
  };
}
