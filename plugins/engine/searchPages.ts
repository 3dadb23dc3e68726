/**
 * Holds on to: what the hook `modifySearchIndexData` hands over, which is more than its type says: the text of every page,
 * where each heading stands in it, and the page's file. There is no public way to that text.
 */
import { engineChanged } from './changed.ts';
import { wrongIn } from './shape.ts';

/** A page as the engine would search it; what is changed in it, the next plugin gets. */
export interface EngineSearchPage {
  /** Clean address without the base. */
  routePath: string;
  title: string;
  description?: string | undefined;
  /** Plain text of the page, code included, without its title. */
  content: string;
  /** Headings below the title; `charIndex` is where each stands in `content`, -1 for none. */
  toc: { id: string; text: string; depth: number; charIndex: number }[];
  frontmatter: Record<string, unknown>;
  /** Absolute path of the page's source. */
  _filepath: string;
}

function wrongInPage(page: unknown): string | undefined {
  const wrong = wrongIn(page, {
    routePath: 'string',
    title: 'string',
    content: 'string',
    toc: 'array',
    frontmatter: 'object',
    _filepath: 'string',
  });
  if (wrong) return wrong;
  for (const heading of (page as { toc: unknown[] }).toc) {
    const found = wrongIn(heading, { id: 'string', text: 'string', depth: 'number', charIndex: 'number' });
    if (found) return `toc: ${found}`;
  }
  return undefined;
}

/**
 * The pages of the engine's search.
 *
 * @throws when one of them has another shape, or there is none.
 */
export function searchPagesOf(pages: unknown): EngineSearchPage[] {
  if (!Array.isArray(pages) || pages.length === 0)
    throw engineChanged('data of the search', 'searchPages.ts', 'no pages');
  for (const page of pages) {
    const wrong = wrongInPage(page);
    if (wrong) throw engineChanged('data of the search', 'searchPages.ts', wrong);
  }
  return pages;
}
