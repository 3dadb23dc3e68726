import type { Diagnostic } from '../content/diagnostic.ts';
import type { ShownCode } from './samples/ownFences.ts';

/** What a page is made into: itself, or its Markdown twin. */
export type Target = 'page' | 'markdown';

/** What a page shows of a program, by the line that names it. */
export interface SearchText {
  line: number;
  text: string;
}

/** A page's source with all that it names put in its place. */
export interface ExpandedPage {
  source: string;
  /** Absolute paths of the files and folders that it was made from. */
  files: readonly string[];
  folders: readonly string[];
  diagnostics: readonly Diagnostic[];
  /** What the page shows of programs, for the search. */
  searchTexts: readonly SearchText[];
  /** All TypeScript and JavaScript that the page shows. */
  shown: readonly ShownCode[];
}

export type ExpandPage = (source: string, file: string, target: Target) => ExpandedPage;
