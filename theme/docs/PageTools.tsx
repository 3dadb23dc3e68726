import { PageActions } from '../content/PageActions/index.tsx';
import { useIsArticle } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { FoldedOutline } from './Outline.tsx';

/**
 * What a page offers besides its words: its Markdown, and in the mobile layout its outline. `plugins/headings` puts it
 * below the title and the lead of every page; home needs neither.
 */
export function PageTools() {
  const { path = '', pageType } = usePageInfo();
  const isArticle = useIsArticle();
  if (pageType === 'home') return null;
  return (
    <>
      {isArticle ? <PageActions path={path} /> : null}
      <FoldedOutline />
    </>
  );
}
