/** Types of a page's expansion: the page, its Markdown and the search come from the same one. */
import type { Root } from 'mdast';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { ShownCode } from './samples/ownFences.ts';

export type Target = 'page' | 'markdown';

/** Shown program for the search, by line of its element. */
export interface SearchText {
  line: number;
  text: string;
}

export interface ExpandedPage {
  treeFor: (target: Target) => Root;
  files: readonly string[];
  folders: readonly string[];
  /** True for a home page, whose headings get no links. */
  isHome: boolean;
  diagnostics: readonly Diagnostic[];
  searchTexts: readonly SearchText[];
  /** Shown TypeScript and JavaScript. */
  shown: readonly ShownCode[];
}

/** @param tree is not modified. */
export type ExpandPage = (tree: Root, file: string) => ExpandedPage;
