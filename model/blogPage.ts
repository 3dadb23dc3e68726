/** Paragraphs: texts at even places, inline code at odd ones. */
export type Excerpt = string[][];

/** An entry of `_tags.json`; the id is its key. */
export interface BlogTag {
  id: string;
  label: string;
  description: string;
  href: string;
}

/** An entry of `_authors.json`; the id is its key. */
export interface BlogAuthor {
  id: string;
  name: string;
  title: string;
  url?: string | undefined;
  github?: string | undefined;
  x?: string | undefined;
  /** Address on this site. */
  picture?: string | undefined;
  href: string;
}

export interface BlogLink {
  label: string;
  href: string;
}

export interface PostHead {
  /** ISO 8601: a day or a moment in UTC. */
  date: string;
  readingMinutes: number;
  /** Authors without a page have no address. */
  authors: { label: string; href?: string }[];
  tags: BlogLink[];
  /** Development only. */
  draft?: true;
}

export interface PostCard extends PostHead {
  title: string;
  href: string;
  excerpt: Excerpt;
  /** Undefined for the drawing of its tags. */
  drawing?: string;
}

export interface PostListData {
  posts: PostCard[];
  /** 1-based. */
  page: number;
  /** Addresses of all pages of the list. */
  pages: string[];
}

/** Years and posts, newest first. */
export type ArchiveData = { year: string; posts: (BlogLink & { date: string; description: string })[] }[];

export type AuthorData = Omit<BlogAuthor, 'id'> & { count: number };

export type AuthorPageData = AuthorData & { posts: PostCard[] };

/** By first letter; `#` for other characters. */
export type TagsData = { letter: string; tags: (BlogLink & { count: number })[] }[];

export type TagPageData = Omit<BlogTag, 'id'> & { posts: PostCard[] };

/** Blog data in the chunk of each of its pages. */
export interface BlogPageMeta {
  /** Newest first. */
  recent: { year: string; posts: BlogLink[] }[];
  feeds: BlogLink[];
  /** Posts only. */
  post?: PostHead & { newer?: BlogLink; older?: BlogLink; related: (BlogLink & { date: string })[] };
}
