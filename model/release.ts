/** What a release of the site consists of: written by the build as `release.json`, read by who keeps pages for reading offline. */
export interface Release {
  /** Hash of everything below. */
  id: string;
  /** Address of the script whose name changes with any other script: a document that names it belongs to this release. */
  entry: string;
  /** Bytes on the wire of all of it, as hosts compress. */
  size: number;
  /** Titles of all pages that may be found, by their addresses. */
  pages: Readonly<Record<string, string>>;
  /** What pages need besides what is packed: bytes on the wire by address. */
  files: Readonly<Record<string, number>>;
  /** Where the documents of all pages and some files are, packed (`model/packedTexts.ts`), its bytes on the wire, and those files. */
  packed: { address: string; bytes: number; files: readonly string[] };
  /** Those of the files that the page in place of others needs: its list, and the search as far as headings. */
  shell: readonly string[];
}
