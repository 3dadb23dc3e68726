/**
 * Format of the search index: headings first, then text; for large sites titles, then parts on demand. Cells of tables are
 * separated by tabs, other blocks by line breaks. Sorted by address, so that the output is reproducible.
 */

/** Text below a heading, or before the first. */
export interface SearchSection {
  /** Empty before the first heading. */
  id: string;
  /** Without the text below; empty before the first heading. */
  heading: string;
  /** Plain text with code: empty lines between blocks, a line for each item and row, cells end in tabs. */
  text: string;
}

export interface IndexedPage {
  /** Without the base. */
  path: string;
  title: string;
  /** Description; may be empty. */
  summary: string;
  /** Segments of the address; tags and date of a post. */
  names: string;
  /** Words of `asks` in the front matter: one for each stem, sorted, without stop words. */
  asks?: string;
  /** Name of the docs version; absent outside the docs. */
  version?: string;
  /** Below the title, in page order. */
  headings: readonly PackedHeading[];
}

/** The text alone, where the id is the words of the text: those of most headings are. */
export type PackedHeading = string | readonly [id: string, text: string];

const usualId = (text: string) => text.toLowerCase().replaceAll(' ', '-');

export const packHeading = (id: string, text: string): PackedHeading =>
  id === usualId(text) ? text : [id, text];

export const unpackHeading = (heading: PackedHeading): readonly [id: string, text: string] =>
  typeof heading === 'string' ? [usualId(heading), heading] : heading;

/** First file. */
export type HeadingsShard = readonly IndexedPage[];

/**
 * Second file, in the order of the first. The list of a page begins with its introduction, then has a text for each heading;
 * any may be empty.
 */
export interface BodiesShard {
  prose: readonly (readonly string[])[];
  /** Statements with new words of their page. */
  code: readonly (readonly string[])[];
}

/**
 * Second file of a split index; the first has titles only. Parts: `words-<n>.json`, and `page-<n>.json` by place in the first
 * file.
 */
export interface Directory {
  /** Folder of the parts, named after their hash. */
  parts: string;
  /** First word of each part, sorted by UTF-16 code units. */
  words: readonly string[];
}

/**
 * Pages by word: base-36 numbers, each as the difference from the one before. A number is twice the place of the page, plus one
 * where the word is in a title, heading or name. Common words only list those.
 */
export type WordsPart = Readonly<Record<string, string>>;

/** A page with its texts, as in `BodiesShard`. */
export interface PagePart {
  page: IndexedPage;
  prose: readonly string[];
  code: readonly string[];
}
