import { MDXProvider } from '@mdx-js/react';
import { Content as EngineContent, useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import type { PROVIDED_COMPONENTS } from '../../model/components.ts';
import { CodeBlock } from '../content/CodeBlock.tsx';
import { PackageManagerTabs } from '../content/PackageManagerTabs.tsx';
import { Table } from '../content/Table.tsx';
import { Tab, Tabs } from '../content/Tabs.tsx';
import { Link } from '../navigation/Link.tsx';
import { Loading } from '../navigation/Loading.tsx';
import { PageTools } from './PageTools.tsx';
import { useHeadingLinks } from './useHeadingLinks.ts';
import { Verified } from './Verified.tsx';

const components = {
  a: Link,
  pre: CodeBlock,
  table: Table,
  Tab,
  Tabs,
  PackageManagerTabs,
  PageTools,
  Verified,
} satisfies Record<(typeof PROVIDED_COMPONENTS)[number] | 'a' | 'pre' | 'table', unknown>;

/** Content of the page; a template may add components. */
export function Content({ components: own }: { components?: Record<string, unknown> }) {
  const { pathname } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  useHeadingLinks(root);
  useLayoutEffect(() => {
    if (!root.current || !pathname) return;
    window.boot?.restoreTabs(root.current);
    window.boot?.watchScrollers(root.current);
  }, [pathname]);
  return (
    <div ref={root}>
      <MDXProvider components={own ? { ...components, ...own } : components}>
        <EngineContent fallback={<Loading />} />
      </MDXProvider>
    </div>
  );
}
