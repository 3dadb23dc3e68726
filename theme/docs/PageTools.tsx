import { PageActions } from '../content/PageActions/index.tsx';
import { useDocsPage } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { FoldedOutline } from './Outline.tsx';

/**
 * What a doc or post offers besides its words: its Markdown, and in the mobile layout its outline. `plugins/headings`
 * puts it below the title and the lead of every page.
 */
export function PageTools() {
  const { path = '', blog } = usePageInfo();
  const docs = useDocsPage();
  if (!docs && !blog) return null;
  return (
    <>
      {docs || blog?.post ? <PageActions path={path} /> : null}
      <FoldedOutline />
    </>
  );
}
