import { Content } from '../content/Content.tsx';
import { PageActions } from '../content/PageActions/index.tsx';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { BackToTop } from '../layout/BackToTop.tsx';
import { CONTENT_ID } from '../layout/SkipLink.tsx';
import { useDocsPage } from '../lib/useDocs.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DocFooter } from './DocFooter.tsx';
import styles from './DocLayout.module.css';
import { Notices } from './Notices.tsx';
import { FoldedOutline, Outline, outlineOf } from './Outline.tsx';
import { Sidebar } from './Sidebar.tsx';

/** Template of docs, posts and blog lists. */
export function DocLayout() {
  const { path = '', toc, frontmatter } = usePageInfo();
  const docs = useDocsPage();
  if (import.meta.env.SSG_MD) return <Content />;
  const headings = frontmatter.outline === false ? [] : outlineOf(toc);
  return (
    <div className={styles.layout}>
      <div className={styles.sidebar}>{docs ? <Sidebar docs={docs} path={path} /> : null}</div>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <PageBoundary>
          {docs ? <Breadcrumbs /> : null}
          <Notices />
          {docs ? <PageActions path={path} /> : null}
          <FoldedOutline key={path} headings={headings} />
          <article className="prose">
            <Content />
          </article>
          <DocFooter docs={docs} />
        </PageBoundary>
      </main>
      <div className={styles.outline}>
        <Outline key={path} headings={headings} />
      </div>
      <BackToTop />
    </div>
  );
}
