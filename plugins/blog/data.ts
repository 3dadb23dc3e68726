/**
 * Data of the blog's pages as pure functions. A page gets only the part that it shows, so its weight does not grow with the
 * blog.
 */
import { BLOG_PATH } from '../../model/blog.ts';
import type {
  ArchiveData,
  AuthorData,
  AuthorPageData,
  BlogAuthor,
  BlogLink,
  BlogPageMeta,
  BlogTag,
  PostCard,
  PostHead,
  PostListData,
  TagPageData,
  TagsData,
} from '../../model/blogPage.ts';
import { visibilityOf } from '../../model/visibility.ts';
import type { Blog, BlogPost, BlogReader } from './readBlog.ts';

export const PAGE_SIZE = 10;

const MAX_RECENT = 20;

const MAX_RELATED = 3;

const lastSegment = (href: string) => href.slice(href.lastIndexOf('/') + 1);

export const dataModuleName = (kind: 'tag' | 'author', href: string) => `${kind}/${lastSegment(href)}`;

const toLink = ({ title, href }: BlogPost): BlogLink => ({ label: title, href });

const toTagLink = ({ label, href }: BlogTag): BlogLink => ({ label, href });

/** Posts that lists and feeds contain. @param production leaves drafts out. */
export function listedPosts({ posts }: Blog, production: boolean): BlogPost[] {
  return posts.filter((post) => visibilityOf(post, undefined, production).listed);
}

/** Newest year (UTC) first; stable within a year. */
export function groupByYear<T extends { date: string }>(items: readonly T[]): [year: string, items: T[]][] {
  const years = new Map<string, T[]>();
  for (const item of items) {
    const year = item.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years].sort(([a], [b]) => Number(b) - Number(a));
}

/**
 * Authors and tags in the order of the post. Without a listed post they have no page: such a tag is left out, such an author
 * has no link.
 */
export function postHead(blog: Blog, listed: readonly BlogPost[], post: BlogPost): PostHead {
  const authors = post.authors.flatMap((id) => blog.authors.filter((author) => author.id === id));
  const tags = post.tags.flatMap((id) => blog.tags.filter((tag) => tag.id === id));
  return {
    date: post.date,
    readingMinutes: post.readingMinutes,
    authors: authors.map(({ id, name, href }) =>
      isUsed(listed, 'authors', id) ? { label: name, href } : { label: name },
    ),
    tags: tags.filter(({ id }) => isUsed(listed, 'tags', id)).map(toTagLink),
    ...(post.draft ? { draft: true as const } : {}),
  };
}

const postsOf = (listed: readonly BlogPost[], kind: 'tags' | 'authors', id: string) =>
  listed.filter((post) => post[kind].includes(id));

const isUsed = (...of: Parameters<typeof postsOf>) => postsOf(...of).length > 0;

function toCard(blog: Blog, listed: readonly BlogPost[], post: BlogPost): PostCard {
  const { title, href, excerpt, drawing } = post;
  return { title, href, excerpt, ...(drawing ? { drawing } : {}), ...postHead(blog, listed, post) };
}

/** The first page of the list is the blog itself. */
export function pageHref(page: number): string {
  return page === 1 ? BLOG_PATH : `${BLOG_PATH}/page/${page}`;
}

/** At least 1. */
export function countPages(posts: number, pageSize: number): number {
  return Math.max(1, Math.ceil(posts / pageSize));
}

export function postListData(
  blog: Blog,
  listed: readonly BlogPost[],
  page: number,
  pageSize = PAGE_SIZE,
): PostListData {
  const pages = Array.from({ length: countPages(listed.length, pageSize) }, (_, at) => pageHref(at + 1));
  const posts = listed.slice((page - 1) * pageSize, page * pageSize);
  return { posts: posts.map((post) => toCard(blog, listed, post)), page, pages };
}

export function archiveData(listed: readonly BlogPost[]): ArchiveData {
  return groupByYear(listed).map(([year, posts]) => ({
    year,
    posts: posts.map((post) => ({ ...toLink(post), date: post.date, description: post.description })),
  }));
}

/** Authors with posts, in file order. */
export function usedAuthors(blog: Blog, listed: readonly BlogPost[]): BlogAuthor[] {
  return blog.authors.filter(({ id }) => isUsed(listed, 'authors', id));
}

export function authorsData(blog: Blog, listed: readonly BlogPost[]): AuthorData[] {
  return usedAuthors(blog, listed).map(({ id, ...author }) => ({
    ...author,
    count: postsOf(listed, 'authors', id).length,
  }));
}

export function authorPageData(
  blog: Blog,
  listed: readonly BlogPost[],
  { id, ...author }: BlogAuthor,
): AuthorPageData {
  const posts = postsOf(listed, 'authors', id);
  return { ...author, count: posts.length, posts: posts.map((post) => toCard(blog, listed, post)) };
}

/** Tags with posts, in file order. */
export function usedTags(blog: Blog, listed: readonly BlogPost[]): BlogTag[] {
  return blog.tags.filter(({ id }) => isUsed(listed, 'tags', id));
}

const collator = new Intl.Collator('en', { numeric: true });

/** Index letter without accents; `#` for other characters. */
function letterOf(label: string): string {
  const first = label.normalize('NFD').charAt(0).toUpperCase();
  return /\p{Letter}/u.test(first) ? first : '#';
}

export function tagsData(blog: Blog, listed: readonly BlogPost[]): TagsData {
  const letters = new Map<string, TagsData[number]['tags']>();
  const sorted = usedTags(blog, listed).sort((a, b) => collator.compare(a.label, b.label));
  for (const tag of sorted) {
    const letter = letterOf(tag.label);
    const count = postsOf(listed, 'tags', tag.id).length;
    letters.set(letter, [...(letters.get(letter) ?? []), { ...toTagLink(tag), count }]);
  }
  return [...letters]
    .map(([letter, tags]) => ({ letter, tags }))
    .sort(
      (a, b) => Number(a.letter === '#') - Number(b.letter === '#') || collator.compare(a.letter, b.letter),
    );
}

export function tagPageData(blog: Blog, listed: readonly BlogPost[], { id, ...tag }: BlogTag): TagPageData {
  return { ...tag, posts: postsOf(listed, 'tags', id).map((post) => toCard(blog, listed, post)) };
}

/** Posts with shared tags: most shared first, then nearest in time, then newest. */
export function relatedPosts(listed: readonly BlogPost[], post: BlogPost): BlogPost[] {
  const shared = (other: BlogPost) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  const distance = (other: BlogPost) => Math.abs(Date.parse(other.date) - Date.parse(post.date));
  return listed
    .filter((other) => other.href !== post.href && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || distance(a) - distance(b))
    .slice(0, MAX_RELATED);
}

/** Links to other posts on one page of the blog. @param listed newest first. @param file source of the page. */
export function pageMeta(
  blog: Blog,
  listed: readonly BlogPost[],
  { file, maxRecent = MAX_RECENT, feeds }: { file: string; maxRecent?: number; feeds: BlogLink[] },
): BlogPageMeta {
  const recent = groupByYear(listed.slice(0, maxRecent)).map(([year, posts]) => ({
    year,
    posts: posts.map(toLink),
  }));
  const post = blog.posts.find((candidate) => candidate.file === file);
  if (!post) return { recent, feeds };
  const at = listed.indexOf(post);
  const newer = at > 0 ? listed[at - 1] : undefined;
  const older = at >= 0 ? listed[at + 1] : undefined;
  return {
    recent,
    feeds,
    post: {
      ...postHead(blog, listed, post),
      ...(newer ? { newer: toLink(newer) } : {}),
      ...(older ? { older: toLink(older) } : {}),
      // Without the newer and the older post, which have links below these.
      related: relatedPosts(
        listed.filter((other) => other !== newer && other !== older),
        post,
      ).map((other) => ({ ...toLink(other), date: other.date })),
    },
  };
}

/** The blog, its listed posts, and data of all components by module name, computed once for each state of the disk. */
export function createBlogData(reader: BlogReader, production: boolean) {
  let last: { blog: Blog; listed: BlogPost[]; data: ReadonlyMap<string, unknown> } | undefined;
  return () => {
    const blog = reader.read();
    if (last?.blog === blog) return last;
    const listed = listedPosts(blog, production);
    last = { blog, listed, data: blogData(blog, listed) };
    return last;
  };
}

/** By module name: `virtual-blog/<name>`. */
function blogData(blog: Blog, listed: readonly BlogPost[]): ReadonlyMap<string, unknown> {
  const list = (page: number) => postListData(blog, listed, page);
  return new Map<string, unknown>([
    ...list(1).pages.map((_, at) => [`page/${at + 1}`, list(at + 1)] as const),
    ['latest', list(1).posts.slice(0, 1)],
    ['archive', archiveData(listed)],
    ['authors', authorsData(blog, listed)],
    ['tags', tagsData(blog, listed)],
    ...blog.tags.map((tag) => [dataModuleName('tag', tag.href), tagPageData(blog, listed, tag)] as const),
    ...blog.authors.map(
      (author) => [dataModuleName('author', author.href), authorPageData(blog, listed, author)] as const,
    ),
  ]);
}
