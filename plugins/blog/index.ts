import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { rsbuildPluginDependencies } from '../engine/dependencies.ts';
import { isForBrowsers } from '../engine/forBrowsers.ts';
import { createRemarkPageMeta } from '../engine/pageMeta.ts';
import { writeIfChanged } from '../engine/writeIfChanged.ts';
import { type BlogOptions, pageMeta } from './data.ts';
import { announcements, rsbuildPluginFeeds } from './feeds.ts';
import { createBlogData, sourceOf } from './generatedPages.ts';

/** Serves the data modules, and updates generated files in development. */
const rsbuildPluginBlogData = (
  { dir, reader, generatedDir }: BlogOptions,
  writeAll: () => unknown,
): RsbuildPlugin => ({
  name: 'blog:data',
  setup(api) {
    api.modifyBundlerChain((chain, { environment, isDev }) => {
      chain.resolve.alias.set('virtual-blog', path.join(generatedDir, 'data'));
      if (!isDev || !isForBrowsers(environment)) return;
      chain.plugin('blog-pages').use(
        class {
          apply({ hooks }: Rspack.Compiler) {
            // First listener: all others read the refreshed blog.
            hooks.watchRun.tap({ name: 'blog-read', stage: -1 }, reader.refresh);
            // Changed files trigger another compilation.
            hooks.watchRun.tap('blog-pages', writeAll);
            hooks.thisCompilation.tap('blog-pages', ({ contextDependencies }) => {
              contextDependencies.add(dir);
            });
          }
        },
      );
    });
  },
});

/**
 * A blog from a folder of Markdown files: lists, tags, authors, archive and feeds (README.md). Posts are ordinary pages of the
 * engine. Its problems are in the list of the site: posts with one are left out.
 */
export function pluginBlog(options: BlogOptions): RspressPlugin {
  const { dir, generatedDir, name: blogName } = options;
  const pagesDir = path.join(generatedDir, 'pages');
  const routesFile = path.join(generatedDir, 'routes.json');
  const read = createBlogData(options);

  /** Writes pages, data modules, and the list of routes, whose change restarts the engine. @returns routes of the pages. */
  const writeAll = () => {
    const { pages, data } = read();
    for (const [name, value] of data)
      writeIfChanged(
        path.join(generatedDir, 'data', `${name}.js`),
        `export default ${JSON.stringify(value)};`,
      );
    const routes = pages.map((page) => {
      const filepath = path.join(pagesDir, `${page.module.replaceAll('/', '--')}.mdx`);
      writeIfChanged(filepath, sourceOf(page));
      return { routePath: page.route, filepath };
    });
    writeIfChanged(routesFile, JSON.stringify(routes));
    return routes;
  };

  const isBlogPage = (file: string) =>
    [dir, pagesDir].some((folder) => file.startsWith(folder + path.sep)) ||
    file === `${dir}.mdx` ||
    file === `${dir}.md`;

  return {
    name: 'blog',
    markdown: {
      remarkPlugins: [
        createRemarkPageMeta((file) =>
          isBlogPage(file) ? { blog: pageMeta(read().blog, file) } : undefined,
        ),
      ],
    },
    addPages: writeAll,
    builderConfig: {
      // The engine reads routes only at start.
      dev: { watchFiles: { type: 'restart', paths: [routesFile], events: ['change'] } },
      // The engine's `head` needs a mark in the HTML template, which not every site has.
      html: { tags: announcements(blogName) },
      plugins: [
        rsbuildPluginBlogData(options, writeAll),
        // Pages of the blog depend on all posts: their sidebars and neighbours show them.
        rsbuildPluginDependencies('blog:dependencies', { test: isBlogPage, order: 'pre' }, () => ({
          folders: [dir],
        })),
        rsbuildPluginFeeds(() => read().blog, options),
      ],
    },
  };
}
