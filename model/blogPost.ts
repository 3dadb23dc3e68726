/** Text, or inline code. */
export type ExcerptPart = string | { code: string };

/** Paragraphs. */
export type Excerpt = ExcerptPart[][];

/** An entry of `_tags.json`. */
export interface BlogTag {
  /** Key in `_tags.json`. */
  id: string;
  label: string;
  description: string;
  href: string;
}

/** An entry of `_authors.json`. */
export interface BlogAuthor {
  /** Key in `_authors.json`. */
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
