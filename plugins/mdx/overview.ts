import type { RootContent } from 'mdast';
import { element } from './nodes.ts';

/** A card: one page of a category. */
export interface OverviewPage {
  title: string;
  description: string;
  href: string;
}

/** The other pages of the category that a page opens, for readers who look for the right one. */
export interface Overview {
  /** Name of the category. */
  category: string;
  pages: readonly OverviewPage[];
}

/**
 * What stands at the end of the first page of a category: cards that lead to its other pages. Their words ride in the chunk of
 * this one page.
 */
export const overviewBlock = ({ category, pages }: Overview): RootContent =>
  element('CategoryCards', { category, pages });
