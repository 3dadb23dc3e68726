/**
 * What the build hands to the search: two files, so that headings can be searched before the text of a large site has
 * arrived. Short and in the order of addresses: the same pages give the same bytes.
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
