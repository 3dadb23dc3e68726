/**
 * What the build hands to the search: two files, so that headings can be searched before the text has arrived; for a large site
 * only titles at first, and then what the reader's words need. Short and in the order of addresses: the same pages give the same bytes.
 *
 * Cells of tables are separated by tabs, what stands in a block of its own (rows, items of lists) by line breaks.
 */

export interface IndexedPage {
  /** Clean address without the base. */
  path: string;
  title: string;
  /** The page's description; empty when it has none. */
  summary: string;
  /** Other words for the page: those of its address; tags and date of a post. */
  names: string;
  /** What people ask who need the page, in their words; absent where the page does not say. */
  asks?: readonly string[];
  /** Name of the docs version that the page belongs to; absent outside the docs. */
  version?: string;
  /** Id and text of each heading below the title, in the order of the page. */
  headings: readonly (readonly [id: string, text: string])[];
}

/** First file: pages and their headings. */
export type HeadingsShard = readonly IndexedPage[];

/**
 * Second file: the texts of each page of the first, in the same order, sentences and tables apart from code. Each page's
 * list begins with what stands before its first heading, then holds one text for each heading; any may be empty.
 */
export interface BodiesShard {
  prose: readonly (readonly string[])[];
  /** Statements that say something new on their page; enough to find it by its code. */
  code: readonly (readonly string[])[];
}

/**
 * Second file of a large site: where the parts of its index are. The first one has titles only. A part of words is
 * `words-<n>.json`, that of a page `page-<n>.json` with the place of the page in the first file.
 */
export interface Directory {
  /** Folder of the parts beside this file: it is called after what is in them. */
  parts: string;
  /** The first word of each part of words; words are sorted by their UTF-16 code units. */
  words: readonly string[];
}

/**
 * Words of the pages, with the pages that have each: numbers to the base 36, each told by its distance from the one before. A number
 * is twice the place of the page, and one more where the word is in its title, a heading or another name of it. A word that
 * most pages have tells only those.
 */
export type WordsPart = Readonly<Record<string, string>>;

/** A page with its texts, as in `BodiesShard`. */
export interface PagePart {
  page: IndexedPage;
  prose: readonly string[];
  code: readonly string[];
}
