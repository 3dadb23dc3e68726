import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { onChange, rsbuildPluginDependencies } from '../engine/dependencies.ts';
import { createRemarkPageMeta } from '../engine/pageMeta.ts';
import { writeIfChanged } from '../engine/writeIfChanged.ts';
import { type BlogOptions, pageMeta } from './data.ts';
import { announcements, rsbuildPluginFeeds } from './feeds.ts';
import { createBlogData, sourceOf } from './generatedPages.ts';

/**
 * A blog from a folder of Markdown files: lists, tags, authors, archive and feeds (README.md). Posts are ordinary pages of the
 * engine. Its problems are in the list of the site: posts with one are left out.
 */
export function pluginBlog(options: BlogOptions): RspressPlugin {
  const { dir, reader, generatedDir, name: blogName } = options;
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
      resolve: { alias: { 'virtual-blog': path.join(generatedDir, 'data') } },
      // The engine's `head` needs a mark in the HTML template, which not every site has.
      html: { tags: announcements(blogName) },
      plugins: [
        { name: 'blog:data', setup: (api) => onChange(api, reader.refresh, writeAll, { folders: [dir] }) },
        // Pages of the blog depend on all posts: their sidebars and neighbours show them.
        rsbuildPluginDependencies('blog:dependencies', { test: isBlogPage, order: 'pre' }, () => ({
          folders: [dir],
        })),
        rsbuildPluginFeeds(() => read().blog, options),
      ],
    },
  };
}
