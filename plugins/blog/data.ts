/**
 * What the pages of a blog show, as pure functions over what was read. Each page gets its own part and nothing more:
 * a page's weight does not grow with the number of posts that it does not show.
 */
import { BLOG_PATH } from '../../model/blog.ts';
import type {
  ArchiveData,
  AuthorData,
  AuthorPageData,
  BlogLink,
  BlogPageMeta,
  PostCard,
  PostHead,
  PostListData,
  TagLink,
  TagPageData,
  TagsData,
} from '../../model/blogPage.ts';
import type { BlogAuthor, BlogTag } from '../../model/blogPost.ts';
import { visibilityOf } from '../../model/visibility.ts';
import type { Blog, BlogPost } from './readBlog.ts';

/** Posts on one page of the list. */
export const PAGE_SIZE = 10;

/** Posts that the list of recent ones has at most. */
const MAX_RECENT = 20;

/** Posts that a post names as related. */
const MAX_RELATED = 3;

const lastSegment = (href: string) => href.slice(href.lastIndexOf('/') + 1);

/** Name of the data of a tag's or an author's page. */
export const dataModuleName = (kind: 'tag' | 'author', href: string) => `${kind}/${lastSegment(href)}`;

const toLink = ({ title, href }: BlogPost): BlogLink => ({ label: title, href });

const toTagLink = ({ label, href, mark }: BlogTag): TagLink => ({ label, href, ...(mark ? { mark } : {}) });

/** Posts that lists and feeds lead to. @param production true: no drafts. */
export function listedPosts({ posts }: Blog, production: boolean): BlogPost[] {
  return posts.filter((post) => visibilityOf(post, undefined, production).listed);
}

/** Items by year (UTC), newest year first; the order inside a year stays. */
export function groupByYear<T extends { date: string }>(items: readonly T[]): [year: string, items: T[]][] {
  const years = new Map<string, T[]>();
  for (const item of items) {
    const year = item.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years].sort(([a], [b]) => Number(b) - Number(a));
}

/**
 * Authors and tags of a post with their names and addresses, in the post's order. A tag or author of unlisted posts
 * only has no page: such a tag is left out, such an author is a name without a link.
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

function isUsed(listed: readonly BlogPost[], kind: 'tags' | 'authors', id: string): boolean {
  return listed.some((post) => post[kind].includes(id));
}

function toCard(blog: Blog, listed: readonly BlogPost[], post: BlogPost): PostCard {
  const { title, href, excerpt, drawing } = post;
  return { title, href, excerpt, ...(drawing ? { drawing } : {}), ...postHead(blog, listed, post) };
}

/** Address of a page of the list: the first is the blog itself. */
export function pageHref(page: number): string {
  return page === 1 ? BLOG_PATH : `${BLOG_PATH}/page/${page}`;
}

/** Number of pages that a list needs; one also when it is empty. */
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
    posts: posts.map((post) => ({ ...toLink(post), date: post.date })),
  }));
}

const postsOfAuthor = (listed: readonly BlogPost[], id: string) =>
  listed.filter(({ authors }) => authors.includes(id));

/** Authors with posts, in the order of their file. */
export function usedAuthors(blog: Blog, listed: readonly BlogPost[]): BlogAuthor[] {
  return blog.authors.filter(({ id }) => isUsed(listed, 'authors', id));
}

export function authorsData(blog: Blog, listed: readonly BlogPost[]): AuthorData[] {
  return usedAuthors(blog, listed).map(({ id, ...author }) => ({
    ...author,
    count: postsOfAuthor(listed, id).length,
  }));
}

export function authorPageData(
  blog: Blog,
  listed: readonly BlogPost[],
  { id, ...author }: BlogAuthor,
): AuthorPageData {
  const posts = postsOfAuthor(listed, id);
  return { ...author, count: posts.length, posts: posts.map((post) => toCard(blog, listed, post)) };
}

const postsOfTag = (listed: readonly BlogPost[], id: string) =>
  listed.filter(({ tags }) => tags.includes(id));

/** Tags with posts, in the order of their file. */
export function usedTags(blog: Blog, listed: readonly BlogPost[]): BlogTag[] {
  return blog.tags.filter(({ id }) => isUsed(listed, 'tags', id));
}

const collator = new Intl.Collator('en', { numeric: true });

/** Letter that a label is filed under: without accents, `#` for anything that is no letter. */
function letterOf(label: string): string {
  const first = label.normalize('NFD').charAt(0).toUpperCase();
  return /\p{Letter}/u.test(first) ? first : '#';
}

export function tagsData(blog: Blog, listed: readonly BlogPost[]): TagsData {
  const letters = new Map<string, TagsData[number]['tags']>();
  const sorted = usedTags(blog, listed).sort((a, b) => collator.compare(a.label, b.label));
  for (const tag of sorted) {
    const letter = letterOf(tag.label);
    const count = postsOfTag(listed, tag.id).length;
    letters.set(letter, [...(letters.get(letter) ?? []), { ...toTagLink(tag), count }]);
  }
  return [...letters]
    .map(([letter, tags]) => ({ letter, tags }))
    .sort(
      (a, b) => Number(a.letter === '#') - Number(b.letter === '#') || collator.compare(a.letter, b.letter),
    );
}

export function tagPageData(blog: Blog, listed: readonly BlogPost[], { id, ...tag }: BlogTag): TagPageData {
  return { ...tag, posts: postsOfTag(listed, id).map((post) => toCard(blog, listed, post)) };
}

/** Other posts that share tags: most shared first, nearest in time among equals, and of two as near the newer one. */
export function relatedPosts(listed: readonly BlogPost[], post: BlogPost): BlogPost[] {
  const shared = (other: BlogPost) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  const distance = (other: BlogPost) => Math.abs(Date.parse(other.date) - Date.parse(post.date));
  return listed
    .filter((other) => other.href !== post.href && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || distance(a) - distance(b))
    .slice(0, MAX_RELATED);
}

/**
 * What one page of the blog shows of the others.
 *
 * @param listed posts that readers may find, newest first.
 * @param file absolute path of the page's source.
 */
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
      related: relatedPosts(listed, post).map((other) => ({ ...toLink(other), date: other.date })),
    },
  };
}

/** All that the components of a blog show, by the names of their modules: `virtual-blog/<name>`. */
export function blogData(blog: Blog, listed: readonly BlogPost[]): ReadonlyMap<string, unknown> {
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
