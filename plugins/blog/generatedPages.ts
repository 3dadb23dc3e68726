import path from 'node:path';
import { BLOG_PATH } from '../../model/blog.ts';
import type { AuthorPageData, PostListData, TagPageData } from '../../model/blogPage.ts';
import type { Contribution } from '../content/siteReader.ts';
import {
  archiveData,
  authorsData,
  type BlogOptions,
  FEED_STYLES,
  FEEDS,
  type ListedBlog,
  listBlog,
  listHrefs,
  postListData,
  tagsData,
  toCard,
} from './data.ts';
import type { Blog, BlogPost } from './readBlog.ts';

/** A generated page: a route, and the component that shows its data. */
interface GeneratedPage {
  route: string;
  frontmatter: ReturnType<typeof frontmatterOf>;
  component: 'PostList' | 'TagPage' | 'AuthorPage';
  /** Its data is in `virtual-blog/<module>`. */
  module: string;
  data: PostListData | TagPageData | AuthorPageData;
}

/** @param breadcrumb shorter than the title. @param posts of the page, newest first, whose date the page has. */
function frontmatterOf(
  title: string,
  breadcrumb: string,
  description: string,
  [newest]: readonly BlogPost[],
) {
  const updated = newest?.date.slice(0, 10);
  return { title, breadcrumb, description, outline: false, search: false, updated };
}

/** Characters that search engines show. */
const MAX_DESCRIPTION = 160;

function joinSentences(first: string, second: string): string {
  const both = `${first} ${second}`;
  return second === '' || both.length > MAX_DESCRIPTION ? first : both;
}

const lastSegment = (href: string) => href.slice(href.lastIndexOf('/') + 1);

/** Further pages of the list, and a page for each used tag and author. @param name of the blog. */
export function generatedPages(blog: ListedBlog, name: string): GeneratedPage[] {
  const toCards = (posts: readonly BlogPost[]) => posts.map((post) => toCard(blog, post));
  const hrefs = listHrefs(blog);
  const lists = hrefs.slice(1).map((route, at): GeneratedPage => {
    const page = at + 2;
    const about = `Older posts of the ${name}, newest first: page ${page} of ${hrefs.length}.`;
    return {
      route,
      frontmatter: frontmatterOf(`Blog, page ${page}`, `Page ${page}`, about, blog.listed),
      component: 'PostList',
      module: `page/${page}`,
      data: postListData(blog, page),
    };
  });
  const tags = blog.tags.map(({ id, posts, ...tag }): GeneratedPage => {
    const { label, href, description } = tag;
    const title = `${posts.length} ${posts.length === 1 ? 'post' : 'posts'} tagged with "${label}"`;
    const all = `All posts of the ${name} tagged with "${label}", newest first.`;
    return {
      route: href,
      frontmatter: frontmatterOf(title, label, joinSentences(all, description), posts),
      component: 'TagPage',
      module: `tag/${lastSegment(href)}`,
      data: { ...tag, posts: toCards(posts) },
    };
  });
  const authors = blog.authors.map(({ id, posts, ...author }): GeneratedPage => {
    const { name: label, href, title } = author;
    const all = `All articles that ${label} wrote for the ${name}, newest first.`;
    const about = joinSentences(all, title === '' ? '' : `${label}: ${title}.`);
    return {
      route: href,
      frontmatter: frontmatterOf(`Articles by ${label}`, label, about, posts),
      component: 'AuthorPage',
      module: `author/${lastSegment(href)}`,
      data: { ...author, count: posts.length, posts: toCards(posts) },
    };
  });
  return [...lists, ...tags, ...authors];
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>#|~&:]/g, '\\$&');

export function sourceOf({ frontmatter, component, module }: GeneratedPage): string {
  return [
    '---',
    ...Object.entries(frontmatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
    '',
    `import { ${component} } from "@theme/blog/${component}.tsx";`,
    `import data from "virtual-blog/${module}";`,
    '',
    `# ${escapeMarkdown(frontmatter.title)}`,
    '',
    `<${component} {...data} />`,
    '',
  ].join('\n');
}

/** The listed blog, its generated pages, and data of all components by module name, computed once for each state of the disk. */
export function createBlogData({ reader, production, name }: BlogOptions) {
  const compute = (read: Blog) => {
    const blog = listBlog(read, production);
    const pages = generatedPages(blog, name);
    const data = new Map<string, unknown>([
      ['page/1', postListData(blog, 1)],
      ['latest', blog.listed.slice(0, 1).map((post) => toCard(blog, post))],
      ['archive', archiveData(blog)],
      ['authors', authorsData(blog)],
      ['tags', tagsData(blog)],
      ...pages.map((page) => [page.module, page.data] as const),
    ]);
    return { blog, pages, data };
  };
  let last: ReturnType<typeof compute> | undefined;
  return () => {
    const read = reader.read();
    if (last?.blog.blog !== read) last = compute(read);
    return last;
  };
}

/** Pages, feeds and problems of the blog, for the check of the whole site. */
export const blogContribution =
  ({ dir, reader, name, production }: Pick<BlogOptions, 'dir' | 'reader' | 'name' | 'production'>) =>
  (): Contribution => {
    const blog = listBlog(reader.read(), production);
    const { posts, images, diagnostics } = blog.blog;
    return {
      pages: generatedPages(blog, name).map(({ route, frontmatter }) => ({
        route,
        title: frontmatter.title,
        description: frontmatter.description,
        frontmatter,
      })),
      tags: new Map(posts.map(({ file, tags }) => [file, tags])),
      files:
        blog.listed.length > 0
          ? [...FEEDS.map(({ file }) => file), FEED_STYLES].map((file) => `${BLOG_PATH}/${file}`)
          : [],
      owns: (file, data) => file.startsWith(dir + path.sep) && data.blog !== 'list',
      images: [images],
      diagnostics,
    };
  };
