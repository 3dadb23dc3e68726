import { MDXProvider } from '@mdx-js/react';
import { Content as EngineContent, useLocation } from '@rspress/core/runtime';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import type { PROVIDED_COMPONENTS } from '../../model/components.ts';
import { CodeBlock } from '../content/CodeBlock.tsx';
import { LineLinks } from '../content/LineLinks.tsx';
import { PackageManagerTabs } from '../content/PackageManagerTabs.tsx';
import { Table } from '../content/Table.tsx';
import { Tab, Tabs } from '../content/Tabs.tsx';
import { Link } from '../navigation/Link.tsx';
import { Loading } from '../navigation/Loading.tsx';
import { PageTools } from './PageTools.tsx';
import { useHeadingLinks } from './useHeadingLinks.ts';
import { Verified } from './Verified.tsx';

const InText = createContext(false);

/** Text of a page, or of a page in it. The engine hydrates it after the layout, so code that adds elements has to wait. */
function Text({ children }: { children: ReactNode }) {
  const isInner = useContext(InText);
  return (
    <InText value>
      {children}
      {!isInner && <LineLinks />}
    </InText>
  );
}

const components = {
  wrapper: Text,
  a: Link,
  pre: CodeBlock,
  table: Table,
  Tab,
  Tabs,
  PackageManagerTabs,
  PageTools,
  Verified,
} satisfies Record<(typeof PROVIDED_COMPONENTS)[number] | 'wrapper' | 'a' | 'pre' | 'table', unknown>;

/** Content of the page; a template may add components. */
export function Content({ components: own }: { components?: Record<string, unknown> }) {
  const { pathname } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  useHeadingLinks(root);
  useLayoutEffect(() => {
    if (!root.current || !pathname) return;
    window.boot.restoreTabs(root.current);
    window.boot.watchScrollers(root.current);
  }, [pathname]);
  return (
    <div ref={root}>
      <MDXProvider components={own ? { ...components, ...own } : components}>
        <EngineContent fallback={<Loading />} />
      </MDXProvider>
    </div>
  );
}
