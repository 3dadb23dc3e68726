import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HtmlBasicTag, RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { escapeText } from 'entities';
import { BLOG_PATH } from '../../model/blog.ts';
import { DiagnosticsError } from '../content/diagnostic.ts';
import { browserEnvironment, isForBrowsers } from '../engine/forBrowsers.ts';
import { createRemarkPageMeta } from '../engine/pageMeta.ts';
import { writeIfChanged } from '../engine/writeIfChanged.ts';
import { blogData, listedPosts, pageMeta } from './data.ts';
import { feedContent } from './feedContent.ts';
import { FEED_STYLES, FEEDS, type FeedOptions, renderFeeds } from './feeds.ts';
import { type GeneratedPage, generatedPages, writePages } from './generatedPages.ts';
import { excerptText } from './postContent.ts';
import type { Blog, BlogPost, BlogReader } from './readBlog.ts';
import { jsonSchemas } from './schema.ts';

export interface BlogOptions {
  /** True in a build, which leaves drafts out. */
  production: boolean;
  /** Names that a tag may be marked with in `_tags.json`, of those that the components know. */
  marks: readonly string[];
  /** Absolute path of the folder with the posts, `_tags.json` and `_authors.json`, inside the engine's `root`. */
  dir: string;
  /** Reads that folder. */
  reader: BlogReader;
  /** ISO 8601 of a post's last change, by the absolute path of its file, for the feeds; undefined: when it was published. */
  updatedOf: (file: string) => string | undefined;
  /** What the blog is called in the descriptions of generated pages: "Example blog". */
  name: string;
  /** Absolute path of a folder for generated files. Keep it out of the repository and of `root`. */
  generatedDir: string;
  /** Modules of the components that generated pages show (named exports of the same names), as pages import them. */
  components: Readonly<Record<GeneratedPage['component'], string>>;
  /** RSS, Atom and JSON Feed below the blog's address. */
  feeds: FeedOptions;
}

/** Prefix of the modules with the blog's data. */
const MODULE = 'virtual-blog';

const STYLES = fileURLToPath(new URL(`./${FEED_STYLES}`, import.meta.url));

/** Everything that is read and computed, for one run of the engine. */
interface Source {
  read: () => { blog: Blog; listed: BlogPost[] };
  /** Names and contents of the data modules. */
  data: () => ReadonlyMap<string, unknown>;
  /** Writes the generated pages; their routes are the engine's to add. */
  writePages: () => { routePath: string; filepath: string }[];
}

function createSource({ reader, production, name, generatedDir, components, marks }: BlogOptions): Source {
  let last: { blog: Blog; listed: BlogPost[]; data?: ReadonlyMap<string, unknown> } | undefined;
  const read = () => {
    const blog = reader.read();
    if (last?.blog !== blog) last = { blog, listed: listedPosts(blog, production) };
    return last;
  };
  return {
    read,
    data() {
      const known = read();
      known.data ??= blogData(known.blog, known.listed);
      return known.data;
    },
    writePages() {
      const { blog, listed } = read();
      const pages = generatedPages(blog, listed, name);
      const tags = blog.tags.map(({ id }) => id);
      const authors = blog.authors.map(({ id }) => id);
      for (const [file, schema] of Object.entries(jsonSchemas(tags, authors, marks))) {
        writeIfChanged(path.join(generatedDir, 'schemas', file), `${JSON.stringify(schema, null, 2)}\n`);
      }
      return writePages(pages, path.join(generatedDir, 'pages'), components);
    },
  };
}

/** What the feeds are made with besides the posts. */
type FeedSource = Pick<BlogOptions, 'updatedOf' | 'feeds'>;

/** Text of the feeds, by file name; empty for a blog without posts. */
function feedFiles(
  { blog, listed }: { blog: Blog; listed: BlogPost[] },
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

/** A post's words in development, where no page is built: its excerpt. */
const excerptContent = ({ excerpt }: BlogPost) =>
  excerpt.map((paragraph) => `<p>${escapeText(excerptText([paragraph]))}</p>`).join('');

function mediaType(name: string): string {
  const feed = FEEDS.find(({ file }) => file === name);
  if (!feed) return 'text/css';
  // A browser shows these as a page; the exact types would be downloaded.
  return `${feed.format === 'json' ? 'application/json' : 'application/xml'}; charset=utf-8`;
}

/** Tells browsers and feed readers, in the head of every page, where the feeds are. */
function announcements({ title }: FeedOptions): HtmlBasicTag[] {
  return FEEDS.map(({ file, type, label }) => ({
    tag: 'link',
    head: true,
    attrs: { rel: 'alternate', type, title: `${title} (${label})`, href: `${BLOG_PATH}/${file}` },
  }));
}

/** Writes the feeds beside the built pages, and answers them in development. */
function rsbuildPluginFeeds(source: Source, options: FeedSource): RsbuildPlugin {
  const { feeds } = options;
  return {
    name: 'blog:feeds',
    setup(api) {
      api.onAfterBuild(({ environments }) => {
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
        for (const [name, text] of feedFiles(source.read(), options, builtPage)) {
          writeIfChanged(path.join(outDir, BLOG_PATH, name), text);
        }
      });
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [address = ''] = (request.url ?? '').split('?');
          const name = address.startsWith(`${BLOG_PATH}/`) ? address.slice(BLOG_PATH.length + 1) : '';
          if (name !== FEED_STYLES && !FEEDS.some(({ file }) => file === name)) return next();
          const text = feedFiles(source.read(), options, excerptContent).get(name);
          if (text === undefined) return next();
          response.setHeader('content-type', mediaType(name));
          response.end(text);
        });
      });
    },
  };
}

/** Serves the data as modules, and keeps the generated pages true while the development server runs. */
function rsbuildPluginBlogData(
  source: Source,
  { dir, reader, generatedDir }: BlogOptions,
  routesFile: string,
): RsbuildPlugin {
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
              // First of all who wait for it: others read the blog then.
              compiler.hooks.watchRun.tap({ name: 'blog-read', stage: -1 }, reader.refresh);
              compiler.hooks.watchRun.tap('blog-pages', () => writeAll(source, generatedDir, routesFile));
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
          const name = path.relative(dataDir, resourcePath).split(path.sep).join('/').replace(/\.js$/, '');
          const { diagnostics } = source.read().blog;
          if (diagnostics.length > 0) throw new DiagnosticsError('The blog', diagnostics);
          return `export default ${JSON.stringify(source.data().get(name) ?? null)};`;
        },
      );
    },
  };
}

/** Writes pages, the files that stand for the data modules, and the list of routes, by which the engine is restarted. */
function writeAll(
  source: Source,
  generatedDir: string,
  routesFile: string,
): { routePath: string; filepath: string }[] {
  const pages = source.writePages();
  for (const name of source.data().keys()) {
    writeIfChanged(path.join(generatedDir, 'data', `${name}.js`), '// Its content is made while bundling.\n');
  }
  const routes = pages.map(({ routePath }) => routePath);
  writeIfChanged(routesFile, `${JSON.stringify(routes, null, 2)}\n`);
  return pages;
}

/** Makes every page of the blog depend on every post: their sidebars and neighbours follow an edit. */
function rsbuildPluginDependencies(isBlogPage: (file: string) => boolean, dir: string): RsbuildPlugin {
  return {
    name: 'blog:dependencies',
    setup(api) {
      api.transform({ test: isBlogPage, order: 'pre' }, ({ code, addContextDependency }) => {
        addContextDependency(dir);
        return code;
      });
    },
  };
}

/**
 * A blog in one folder: lists, tags, authors, archive and feeds follow from its Markdown files. The posts themselves
 * are ordinary pages of the engine. See README.md.
 *
 * @throws while building, naming file, line and cure of all that is wrong with the posts; in development the engine's
 * overlay says the same and the rest of the site goes on.
 */
export function pluginBlog(options: BlogOptions): RspressPlugin {
  const { dir, production, generatedDir, feeds } = options;
  const pagesDir = path.join(generatedDir, 'pages');
  const routesFile = path.join(generatedDir, 'routes.json');
  const source = createSource(options);

  const isBlogPage = (file: string) =>
    [dir, pagesDir].some((folder) => file.startsWith(folder + path.sep)) ||
    file === `${dir}.mdx` ||
    file === `${dir}.md`;
  const feedLinks = FEEDS.map(({ file, label }) => ({ label, href: `${BLOG_PATH}/${file}` }));
  const metaOf = (file: string) => {
    if (!isBlogPage(file)) return undefined;
    const { blog, listed } = source.read();
    return { blog: pageMeta(blog, listed, { file, feeds: listed.length > 0 ? feedLinks : [] }) };
  };

  return {
    name: 'blog',
    markdown: { remarkPlugins: [createRemarkPageMeta(metaOf)] },
    addPages() {
      const { blog } = source.read();
      if (production && blog.diagnostics.length > 0) throw new DiagnosticsError('The blog', blog.diagnostics);
      return writeAll(source, generatedDir, routesFile);
    },
    builderConfig: {
      // The engine reads its routes once.
      dev: { watchFiles: { type: 'restart', paths: [routesFile], events: ['change'] } },
      // Not the engine's `head`: it needs a mark in the page's template, which not every site keeps.
      html: { tags: announcements(feeds) },
      plugins: [
        rsbuildPluginBlogData(source, options, routesFile),
        rsbuildPluginDependencies(isBlogPage, dir),
        rsbuildPluginFeeds(source, options),
      ],
    },
  };
}
