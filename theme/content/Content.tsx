import { MDXProvider } from '@mdx-js/react';
import { Content as EngineContent, useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { OUTLINE_ID, outlineOf } from '../docs/Outline.tsx';
import { Exchange } from '../learn/Exchange.tsx';
import { Verified } from '../learn/Verified.tsx';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Link } from '../navigation/Link.tsx';
import { Loading } from '../navigation/Loading.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import styles from './Content.module.css';
import { PackageManagerTabs } from './PackageManagerTabs.tsx';
import { Preview } from './Preview.tsx';
import { Table } from './Table.tsx';
import { Tab, Tabs } from './Tabs.tsx';

/** What Markdown becomes, and the components that pages may use without importing them. */
const components = {
  a: Link,
  pre: CodeBlock,
  table: Table,
  Tab,
  Tabs,
  PackageManagerTabs,
  Preview,
  Exchange,
  Verified,
};

/** The words of the page being shown; a template may bring components of its own. */
export function Content({ components: own }: { components?: Record<string, unknown> }) {
  const { pathname } = useLocation();
  const { pageType, toc, frontmatter } = usePageInfo();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!root.current || !pathname) return;
    window.boot?.restoreTabs(root.current);
    window.boot?.watchScrollers(root.current);
  }, [pathname]);
  const content = (
    <MDXProvider components={own ? { ...components, ...own } : components}>
      <EngineContent fallback={<Loading />} />
    </MDXProvider>
  );
  if (import.meta.env.SSG_MD) return content;
  // A long page has hundreds of Tab stops between its title and the outline beside it.
  const outlined = pageType === 'doc' && frontmatter.outline !== false && outlineOf(toc).length > 0;
  return (
    <div ref={root}>
      {outlined ? (
        <a className={`skip-link ${styles.skip}`} href={`#${OUTLINE_ID}`} data-feed="skip">
          Skip to outline
        </a>
      ) : null}
      {content}
    </div>
  );
}
