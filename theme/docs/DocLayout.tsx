import { Content } from '../content/Content.tsx';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { CONTENT_ID } from '../layout/SkipLink.tsx';
import { useDocsPage } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DocFooter } from './DocFooter.tsx';
import styles from './DocLayout.module.css';
import { Notices } from './Notices.tsx';
import { Outline } from './Outline.tsx';
import { Sidebar } from './Sidebar.tsx';

/** Template of docs, posts and blog lists. */
export function DocLayout() {
  const { path = '' } = usePageInfo();
  const docs = useDocsPage();
  if (import.meta.env.SSG_MD) return <Content />;
  return (
    <div className={styles.layout}>
      <div className={styles.sidebar}>{docs ? <Sidebar docs={docs} path={path} /> : null}</div>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <PageBoundary>
          {docs ? <Breadcrumbs /> : null}
          <Notices />
          <article className="prose">
            <Content />
          </article>
          <DocFooter docs={docs} />
        </PageBoundary>
      </main>
      <div className={styles.outline}>
        <Outline />
      </div>
    </div>
  );
}
