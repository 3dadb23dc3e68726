/** What a blog consists of. */

/** A piece of an excerpt: words, or a name from a program. */
export type ExcerptPart = string | { code: string };

/** Paragraphs of an excerpt. */
export type Excerpt = ExcerptPart[][];

/** A tag, from `_tags.json`. */
export interface BlogTag {
  /** Key in `_tags.json`. */
  id: string;
  label: string;
  description: string;
  /** Address of the tag's page. */
  href: string;
  /** Name of what it is marked with, of those that the theme knows; undefined for nothing. */
  mark?: string | undefined;
}

/** An author, from `_authors.json`. */
export interface BlogAuthor {
  /** Key in `_authors.json`. */
  id: string;
  name: string;
  title: string;
  url?: string | undefined;
  github?: string | undefined;
  x?: string | undefined;
  /** Address of a picture on this site. */
  picture?: string | undefined;
  /** Address of the author's page. */
  href: string;
}
