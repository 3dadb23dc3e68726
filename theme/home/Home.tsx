import { PageBoundary } from '../errors/PageBoundary.tsx';
import { Main } from '../navigation/Main.tsx';
import { Content } from '../page/Content.tsx';
import { PrintAddress } from '../page/PrintAddress.tsx';

/** Home page; `docs/index.mdx` has its words, and imports the parts of this folder that it shows. */
export function Home() {
  return (
    <Main className="Home-home">
      <div className="prose">
        <PageBoundary>
          <Content />
        </PageBoundary>
      </div>
      <PrintAddress />
    </Main>
  );
}
