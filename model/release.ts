/** `release.json`, from which pages fill the offline cache. Sizes are compressed bytes; files are by address. */
export interface Release {
  /** Hash of all other members. */
  id: string;
  /** Entry script: a document that names it belongs to this release. */
  entry: string;
  size: number;
  /** Titles of indexed pages by address. */
  pages: Readonly<Record<string, string>>;
  /** Of all other files. */
  files: Readonly<Record<string, number>>;
  /** File with all documents and `files` (`model/packedTexts.ts`). */
  packed: { address: string; bytes: number; files: readonly string[] };
  /** Files of the offline page: its list, and the search of headings. */
  shell: readonly string[];
}
