import { useIsArticle } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { FoldedOutline, OutlineSkipLink } from './Outline.tsx';
import { PageActions } from './PageActions.tsx';

/**
 * What a page offers besides its words: its Markdown, the way to its outline, and in the mobile layout the outline itself.
 * `plugins/mdx/headings` puts it below the title and the lead of every page; home needs neither.
 */
export function PageTools() {
  const { path = '', pageType } = usePageInfo();
  const isArticle = useIsArticle();
  if (pageType === 'home') return null;
  return (
    <>
      <OutlineSkipLink />
      {isArticle ? <PageActions path={path} /> : null}
      <FoldedOutline />
    </>
  );
}
