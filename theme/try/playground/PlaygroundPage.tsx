import { PageBoundary } from '../../errors/PageBoundary.tsx';
import { Main } from '../../navigation/Main.tsx';
import { Content } from '../../page/Content.tsx';
import { PrintAddress } from '../../page/PrintAddress.tsx';

/** Template of the playground: one program in the whole window, without sidebar and outline. */
export function PlaygroundPage() {
  return (
    <Main className="Playground-page">
      <div className="prose">
        <PageBoundary>
          <Content />
        </PageBoundary>
      </div>
      <PrintAddress />
    </Main>
  );
}
