import { Content } from '../content/Content.tsx';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { PrintAddress } from '../layout/PrintAddress.tsx';
import { CONTENT_ID } from '../layout/SkipLink.tsx';
import styles from './Home.module.css';

/** The home page: its words stand in `docs/index.mdx`, which also says what of this folder it shows. */
export function Home() {
  if (import.meta.env.SSG_MD) return <Content />;
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.home}>
      <div className="prose">
        <PageBoundary>
          <Content />
        </PageBoundary>
      </div>
      <PrintAddress />
    </main>
  );
}
