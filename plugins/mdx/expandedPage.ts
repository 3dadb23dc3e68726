import type { Root } from 'mdast';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { ShownCode } from './samples/ownFences.ts';

/** What a page is made into: itself, or its Markdown. */
export type Target = 'page' | 'markdown';

/** What a page shows of a program, by the line that names it. */
export interface SearchText {
  line: number;
  text: string;
}

/** A page with all that it names put in its place. */
export interface ExpandedPage {
  /** The tree of the page, or the one that its Markdown is made of. */
  treeFor: (target: Target) => Root;
  /** Absolute paths of the files and folders that it was made from. */
  files: readonly string[];
  folders: readonly string[];
  diagnostics: readonly Diagnostic[];
  /** What the page shows of programs, for the search. */
  searchTexts: readonly SearchText[];
  /** All TypeScript and JavaScript that the page shows. */
  shown: readonly ShownCode[];
}

/** @param tree of the page as it is written, which is not changed. @param file absolute path of the page. */
export type ExpandPage = (tree: Root, file: string) => ExpandedPage;
