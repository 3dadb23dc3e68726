/**
 * Holds on to: what the hook `extendPageData` hands over for every page, with the private `_filepath` among it. Other plugins of
 * the engine that are called from here need it.
 */
import { engineChanged } from './changed.ts';
import { wrongIn } from './shape.ts';

/** @throws when what the engine says of a page has another shape. */
export function assertPageData(page: unknown): void {
  const wrong = wrongIn(page, {
    routePath: 'string',
    title: 'string',
    frontmatter: 'object',
    _filepath: 'string',
  });
  if (wrong) throw engineChanged('hook for the data of a page', 'pageData.ts', wrong);
}
