/** What a page of the site is. */
import type { Version } from './site.ts';
import type { Visibility } from './visibility.ts';

export interface Heading {
  id: string;
  /** Plain text. */
  text: string;
  /** 1 to 6. */
  depth: number;
  /** 1-based line in the source. */
  line: number;
}

/** One page, as the build knows it. */
export interface Page {
  /** Clean address. */
  route: string;
  /** Absolute path of the source; of a generated page, too, once it is written. */
  file: string | undefined;
  title: string;
  description: string;
  frontmatter: Readonly<Record<string, unknown>>;
  /** Undefined outside the docs. */
  version: Version | undefined;
  visibility: Visibility;
  /** ISO 8601 of publication, a day or a moment in UTC: front matter (`date`), else the first commit, else none. */
  published: string | undefined;
  /** ISO 8601 (UTC) of the last change: front matter (`updated`), else the last commit, else none; never before `published`. */
  updated: string | undefined;
  /** Keys of its tags, each once; undefined for what is no post. */
  tags: readonly string[] | undefined;
  headings: readonly Heading[];
}
