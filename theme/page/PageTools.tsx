import { useIsArticle } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { OutlineSkipLink } from './Outline.tsx';
import { PageActions } from './PageActions.tsx';

/**
 * Tools of a page: its Markdown, and the skip link to its outline. `plugins/mdx/headings` puts them below the title and the
 * lead of every page; home and the playground need neither.
 */
export function PageTools() {
  const { path = '', pageType } = usePageInfo();
  const isArticle = useIsArticle();
  if (pageType !== 'doc') return null;
  return (
    <>
      <OutlineSkipLink />
      {isArticle ? <PageActions path={path} /> : null}
    </>
  );
}
