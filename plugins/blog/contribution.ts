import path from 'node:path';
import { BLOG_PATH } from '../../model/blog.ts';
import type { Contribution } from '../content/siteReader.ts';
import { listedPosts } from './data.ts';
import { FEED_STYLES, FEEDS } from './feeds.ts';
import { frontmatterOf, generatedPages } from './generatedPages.ts';
import type { BlogOptions } from './index.ts';

/** Pages, feeds and problems of the blog, for the check of the whole site. */
export const blogContribution =
  ({ dir, reader, name }: Pick<BlogOptions, 'dir' | 'reader' | 'name'>) =>
  (production: boolean): Contribution => {
    const blog = reader.read();
    const listed = listedPosts(blog, production);
    return {
      pages: generatedPages(blog, listed, name).map((page) => ({
        route: page.route,
        title: page.title,
        description: page.description,
        frontmatter: frontmatterOf(page),
      })),
      tags: new Map(blog.posts.map(({ file, tags }) => [file, tags])),
      files:
        listed.length > 0
          ? [...FEEDS.map(({ file }) => file), FEED_STYLES].map((file) => `${BLOG_PATH}/${file}`)
          : [],
      owns: (file, data) => file.startsWith(dir + path.sep) && data.blog !== 'list',
      images: [blog.images],
      diagnostics: blog.diagnostics,
    };
  };
