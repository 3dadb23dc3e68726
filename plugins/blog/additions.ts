import path from 'node:path';
import type { Additions } from '../docs/site.ts';
import { listedPosts } from './data.ts';
import { FEED_STYLES, FEEDS } from './feeds.ts';
import type { BlogOptions } from './index.ts';
import { generatedPages } from './pages.ts';
import { createBlogReader } from './readBlog.ts';

/**
 * What the blog adds to the site, for those who check the whole of it.
 *
 * @param options those of `pluginBlog`.
 */
export function blogAdditions({
  dir,
  base = '/blog',
  name,
  pageSize = 10,
  feeds,
}: BlogOptions): (production: boolean) => Additions {
  const read = createBlogReader({ dir, base });
  return (production) => {
    const blog = read();
    const listed = listedPosts(blog, !production);
    return {
      routes: generatedPages(blog, listed, { base, name, pageSize }).map(({ route }) => route),
      files:
        feeds && listed.length > 0
          ? [...FEEDS.map(({ file }) => file), FEED_STYLES].map((file) => `${base}/${file}`)
          : [],
      owns: (file, data) => file.startsWith(dir + path.sep) && data.blog !== 'list',
      problems: blog.problems,
    };
  };
}
