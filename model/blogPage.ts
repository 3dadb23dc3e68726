/** What the pages of a blog show. */
import type { BlogAuthor, BlogTag, Excerpt } from './blogPost.ts';

/** Text and address of a link. */
export interface BlogLink {
  label: string;
  href: string;
}

/** A tag wherever it is shown. */
export interface TagLink extends BlogLink {
  /** Name of its mark. */
  mark?: string;
}

/** What the head of a post says. */
export interface PostHead {
  /** ISO 8601: a day or a moment in UTC. */
  date: string;
  readingMinutes: number;
  /** Without an address where the author has no page. */
  authors: { label: string; href?: string }[];
  tags: TagLink[];
  /** Seen in development only. */
  draft?: true;
}

/** A post in a list. */
export interface PostCard extends PostHead {
  title: string;
  href: string;
  excerpt: Excerpt;
  /** Name of its drawing; undefined for none of its own. */
  drawing?: string;
}

/** One page of the list of posts. */
export interface PostListData {
  posts: PostCard[];
  /** 1-based number of this page. */
  page: number;
  /** Addresses of all pages, in order. */
  pages: string[];
}

/** The archive: years, newest first, with their posts, newest first. */
export type ArchiveData = { year: string; posts: (BlogLink & { date: string })[] }[];

export type AuthorData = Omit<BlogAuthor, 'id'> & { count: number };

/** An author's page. */
export type AuthorPageData = AuthorData & { posts: PostCard[] };

/** The index of tags: letters, A to Z, what begins with another sign under `#`. */
export type TagsData = { letter: string; tags: (TagLink & { count: number })[] }[];

/** A tag's page. */
export type TagPageData = Omit<BlogTag, 'id'> & { posts: PostCard[] };

/** What a page of the blog knows of the blog; it travels in the page's own chunk. */
export interface BlogPageMeta {
  /** The newest posts by year, newest first. */
  recent: { year: string; posts: BlogLink[] }[];
  /** The feeds there are. */
  feeds: BlogLink[];
  /** On posts only. */
  post?: PostHead & { newer?: BlogLink; older?: BlogLink; related: (BlogLink & { date: string })[] };
}
