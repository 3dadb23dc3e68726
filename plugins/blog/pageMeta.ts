import path from 'node:path';
import type { VFile } from 'vfile';
import type { Blog, BlogPost } from './readBlog.ts';

/** Text and address of a link. */
export interface BlogLink {
  label: string;
  href: string;
}

/** What the head of a post says. */
export interface PostHead {
  /** ISO 8601 day. */
  date: string;
  readingMinutes: number;
  authors: BlogLink[];
  tags: BlogLink[];
}

/** What a page of the blog knows of the blog; it travels in the page's own chunk. */
export interface BlogPageMeta {
  /** Newest first, by year. */
  recent: { year: string; posts: BlogLink[] }[];
  /** On posts only. */
  post?: PostHead & { newer?: BlogLink | undefined; older?: BlogLink | undefined; related: BlogLink[] };
}

/** Posts that the sidebar lists. */
const RECENT = 20;

/** Posts that a post names as related. */
const RELATED = 3;

const toLink = ({ title, href }: BlogPost): BlogLink => ({ label: title, href });

/** Posts by year, newest year first; the order inside a year stays. */
export function groupByYear<T extends { date: string }>(posts: readonly T[]): [year: string, posts: T[]][] {
  const years = new Map<string, T[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a));
}

/** Other posts that share tags: most shared first, newest first among equals. */
function relatedPosts(posts: readonly BlogPost[], post: BlogPost): BlogPost[] {
  const shared = (other: BlogPost) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter((other) => other.href !== post.href && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date))
    .slice(0, RELATED);
}

/** Authors and tags of a post with their names and addresses. */
export function postHead(blog: Blog, post: Omit<BlogPost, 'file'>): PostHead {
  return {
    date: post.date,
    readingMinutes: post.readingMinutes,
    authors: blog.authors
      .filter(({ id }) => post.authors.includes(id))
      .map(({ name, href }) => ({ label: name, href })),
    tags: blog.tags.filter(({ id }) => post.tags.includes(id)).map(({ label, href }) => ({ label, href })),
  };
}

/**
 * What one page of the blog shows of the others.
 *
 * @param listed posts that readers may find, newest first.
 * @param file absolute path of the page.
 */
export function createPageMeta(blog: Blog, listed: readonly BlogPost[], file: string): BlogPageMeta {
  const recent = groupByYear(listed.slice(0, RECENT)).map(([year, posts]) => ({
    year,
    posts: posts.map(toLink),
  }));
  const post = blog.posts.find((candidate) => candidate.file === file);
  if (!post) return { recent };
  const at = listed.indexOf(post);
  const [newer, older] = at < 0 ? [] : [listed[at - 1], listed[at + 1]];
  return {
    recent,
    post: {
      ...postHead(blog, post),
      newer: newer && toLink(newer),
      older: older && toLink(older),
      related: relatedPosts(listed, post).map(toLink),
    },
  };
}

interface RemarkBlogMetaOptions {
  /** True for the files whose pages belong to the blog. */
  isBlogPage: (file: string) => boolean;
  read: () => { blog: Blog; listed: readonly BlogPost[] };
}

/** Adds the blog's data to what the engine keeps for a page of the blog. */
export function remarkBlogMeta(this: { data(): unknown }, { isBlogPage, read }: RemarkBlogMetaOptions) {
  const data = this.data() as { pageMeta?: { blog?: BlogPageMeta } };
  return (_tree: unknown, file: VFile) => {
    if (!data.pageMeta || !isBlogPage(file.path)) return;
    const { blog, listed } = read();
    data.pageMeta.blog = createPageMeta(blog, listed, path.resolve(file.path));
  };
}
