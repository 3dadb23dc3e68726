import { PageBoundary } from '../errors/PageBoundary.tsx';
import { Main } from '../navigation/Main.tsx';
import { Content } from '../page/Content.tsx';
import { PrintAddress } from '../page/PrintAddress.tsx';

/** The home page: its words stand in `docs/index.mdx`, which also says what of this folder it shows. */
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
