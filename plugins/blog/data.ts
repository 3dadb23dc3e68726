/**
 * Data of the blog's pages as pure functions. A page gets only the part that it shows, so its weight does not grow with the
 * blog.
 */
import { BLOG_PATH } from '../../model/blog.ts';
import type {
  ArchiveData,
  AuthorData,
  BlogLink,
  BlogPageMeta,
  PostCard,
  PostHead,
  PostListData,
  TagsData,
} from '../../model/blogPage.ts';
import { visibilityOf } from '../../model/visibility.ts';
import type { Blog, BlogPost, BlogReader } from './readBlog.ts';

export interface BlogOptions {
  /** True in a build, which leaves drafts out. */
  production: boolean;
  /** Folder of the posts, `_tags.json` and `_authors.json`, inside the engine's `root`. */
  dir: string;
  reader: BlogReader;
  /** Date of a post's last change (ISO 8601), for feeds; undefined for an unchanged post. */
  updatedOf: (file: string) => string | undefined;
  /** Title of the feeds, and name of the blog in descriptions: "Example blog". */
  name: string;
  /** Outside of the repository and of `root`. */
  generatedDir: string;
  feeds: { address: string; description: string; language: string };
}

/** File below the address of the blog, media type, and label. */
export const FEEDS = [
  { file: 'rss.xml', type: 'application/rss+xml', label: 'RSS' },
  { file: 'atom.xml', type: 'application/atom+xml', label: 'Atom' },
  { file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed' },
] as const;

/** Style sheet of the two XML feeds. */
export const FEED_STYLES = 'feed.css';

const PAGE_SIZE = 10;

const MAX_RECENT = 20;

const MAX_RELATED = 3;

export type ListedBlog = ReturnType<typeof listBlog>;

/** Posts that lists and feeds contain, and the tags and authors that have some. @param production leaves drafts out. */
export function listBlog(blog: Blog, production: boolean) {
  const listed = blog.posts.filter((post) => visibilityOf(post, undefined, production).listed);
  const inUse = <Entry extends { id: string }>(kind: 'tags' | 'authors', entries: readonly Entry[]) =>
    entries
      .map((entry) => ({ ...entry, posts: listed.filter((post) => post[kind].includes(entry.id)) }))
      .filter(({ posts }) => posts.length > 0);
  return { blog, listed, tags: inUse('tags', blog.tags), authors: inUse('authors', blog.authors) };
}

const toLink = ({ title, href }: BlogPost): BlogLink => ({ label: title, href });

/** Newest year (UTC) first. @param posts newest first. */
function byYear<Item>(posts: readonly BlogPost[], toItem: (post: BlogPost) => Item) {
  const years = new Map<string, Item[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), toItem(post)]);
  }
  return [...years].map(([year, items]) => ({ year, posts: items }));
}

/**
 * Authors and tags in the order of the post. Without a listed post they have no page: such a tag is left out, such an author
 * has no link.
 */
export function postHead({ blog, tags, authors }: ListedBlog, post: BlogPost): PostHead {
  const withPage = new Set(authors.map(({ id }) => id));
  return {
    date: post.date,
    readingMinutes: post.readingMinutes,
    authors: post.authors
      .flatMap((id) => blog.authors.filter((author) => author.id === id))
      .map(({ id, name, href }) => ({ label: name, ...(withPage.has(id) ? { href } : {}) })),
    tags: post.tags
      .flatMap((id) => tags.filter((tag) => tag.id === id))
      .map(({ label, href }) => ({ label, href })),
    ...(post.draft ? { draft: true as const } : {}),
  };
}

export function toCard(blog: ListedBlog, post: BlogPost): PostCard {
  const { title, href, excerpt, drawing } = post;
  return { title, href, excerpt, ...(drawing ? { drawing } : {}), ...postHead(blog, post) };
}

/** Addresses of the pages of the list, at least one. The first is the blog itself. */
export const listHrefs = ({ listed }: ListedBlog): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(listed.length / PAGE_SIZE)) }, (_, at) =>
    at === 0 ? BLOG_PATH : `${BLOG_PATH}/page/${at + 1}`,
  );

/** @param page 1-based. */
export function postListData(blog: ListedBlog, page: number): PostListData {
  const posts = blog.listed.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { posts: posts.map((post) => toCard(blog, post)), page, pages: listHrefs(blog) };
}

export const archiveData = ({ listed }: ListedBlog): ArchiveData =>
  byYear(listed, (post) => ({ ...toLink(post), date: post.date, description: post.description }));

/** In file order. */
export const authorsData = ({ authors }: ListedBlog): AuthorData[] =>
  authors.map(({ id, posts, ...author }) => ({ ...author, count: posts.length }));

const collator = new Intl.Collator('en', { numeric: true });

/** Index letter without accents; `#` for other characters. */
function letterOf(label: string): string {
  const first = label.normalize('NFD').charAt(0).toUpperCase();
  return /\p{Letter}/u.test(first) ? first : '#';
}

export function tagsData({ tags }: ListedBlog): TagsData {
  const letters = new Map<string, TagsData[number]['tags']>();
  for (const { label, href, posts } of tags.toSorted((a, b) => collator.compare(a.label, b.label))) {
    const letter = letterOf(label);
    letters.set(letter, [...(letters.get(letter) ?? []), { label, href, count: posts.length }]);
  }
  return [...letters]
    .map(([letter, own]) => ({ letter, tags: own }))
    .sort((a, b) => Number(a.letter === '#') - Number(b.letter === '#'));
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

/** Links to other posts on one page of the blog, and to the feeds. @param file source of the page. */
export function pageMeta(blog: ListedBlog, file: string): BlogPageMeta {
  const { listed } = blog;
  const recent = byYear(listed.slice(0, MAX_RECENT), toLink);
  const feeds =
    listed.length > 0 ? FEEDS.map(({ file: name, label }) => ({ label, href: `${BLOG_PATH}/${name}` })) : [];
  const post = blog.blog.posts.find((candidate) => candidate.file === file);
  if (!post) return { recent, feeds };
  const at = listed.indexOf(post);
  const newer = at > 0 ? listed[at - 1] : undefined;
  const older = at >= 0 ? listed[at + 1] : undefined;
  // The newer and the older post have links below these.
  const others = listed.filter((other) => other !== newer && other !== older);
  return {
    recent,
    feeds,
    post: {
      ...postHead(blog, post),
      ...(newer ? { newer: toLink(newer) } : {}),
      ...(older ? { older: toLink(older) } : {}),
      related: relatedPosts(others, post).map((other) => ({ ...toLink(other), date: other.date })),
    },
  };
}
