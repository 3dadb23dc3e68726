import { PageBoundary } from '../errors/PageBoundary.tsx';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Main } from '../navigation/Main.tsx';
import { Content } from '../page/Content.tsx';
import { PrintAddress } from '../page/PrintAddress.tsx';

/**
 * Home page, and the playground: pages without sidebar and outline. `docs/index.mdx` has the text of the home page, and imports
 * the components of this folder that it shows.
 */
export function Home() {
  const { pageType } = usePageInfo();
  return (
    <Main className={`Home-${pageType}`}>
      <div className="prose" data-playground={pageType === 'home' ? undefined : ''}>
        <PageBoundary>
          <Content />
        </PageBoundary>
      </div>
      <PrintAddress />
    </Main>
  );
}
