/** `release.json`, from which pages fill the offline cache. */
export interface Release {
  /** Hash of all other members. */
  id: string;
  /** Entry script: a document that names it belongs to this release. */
  entry: string;
  /** Compressed bytes of everything. */
  size: number;
  /** Titles of indexed pages by address. */
  pages: Readonly<Record<string, string>>;
  /** Compressed bytes of other files by address. */
  files: Readonly<Record<string, number>>;
  /** File with all documents and `files` (`model/packedTexts.ts`). */
  packed: { address: string; bytes: number; files: readonly string[] };
  /** Files of the offline page: its list, and the search of headings. */
  shell: readonly string[];
}
