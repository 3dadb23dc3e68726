import type { Version } from './site.ts';
import type { Visibility } from './visibility.ts';

export interface Heading {
  id: string;
  text: string;
  /** 1 to 6. */
  depth: number;
  /** 1-based. */
  line: number;
}

export interface Page {
  route: string;
  /** Source, absolute. */
  file: string | undefined;
  title: string;
  description: string;
  frontmatter: Readonly<Record<string, unknown>>;
  /** Undefined outside the docs. */
  version: Version | undefined;
  visibility: Visibility;
  /** ISO 8601, a day or a moment in UTC: front matter (`date`), else the first commit. */
  published: string | undefined;
  /** ISO 8601 (UTC): front matter (`updated`), else the last commit; never before `published`. */
  updated: string | undefined;
  /** Undefined for pages that are no posts. */
  tags: readonly string[] | undefined;
  headings: readonly Heading[];
}
