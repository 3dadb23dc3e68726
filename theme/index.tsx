import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { APP_READY_EVENT, PLAYGROUND } from '../model/names.ts';
import { BlogLayout } from './blog/BlogLayout.tsx';
import { useWrap } from './content/useWrap.ts';
import { DocLayout } from './docs/DocLayout.tsx';
import { NotFound } from './errors/NotFound.tsx';
import { PageBoundary } from './errors/PageBoundary.tsx';
import { Head } from './head/Head.tsx';
import { SpecialStyles } from './head/SpecialStyles.tsx';
import { Home } from './home/Home.tsx';
import { usePageInfo } from './lib/usePageInfo.ts';
import { Announcement } from './nav/Announcement.tsx';
import { Footer } from './nav/Footer.tsx';
import { Navbar } from './nav/Navbar.tsx';
import { RouteAnnouncer } from './navigation/RouteAnnouncer.tsx';
import { SkipLink } from './navigation/SkipLink.tsx';
import { useFirstData } from './navigation/useFirstData.ts';
import { useHistory } from './navigation/useHistory.ts';
import { useNewRelease } from './navigation/useNewRelease.ts';
import { usePrefetch } from './navigation/usePrefetch.ts';
import { useScroll } from './navigation/useScroll.ts';
import { useScrollAnchor } from './navigation/useScrollAnchor.ts';
import { useOfflineCache } from './offline/useOfflineCache.ts';
import { AgentNote } from './page/AgentNote.tsx';
import { Search } from './search/Search.tsx';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { Types } from './types/Types.tsx';

/** Replacements in the engine's theme, and components that pages may import. */
export * from '@rspress/core/theme-original';
export { Callout } from './content/Callout.tsx';
export { PackageManagerTabs } from './content/PackageManagerTabs.tsx';
export { Tab, Tabs } from './content/Tabs.tsx';
export { useThemeState } from './lib/useThemeState.ts';
export { Link } from './navigation/Link.tsx';

/** Cached with its chunk. */
const OfflinePage = lazy(async () => {
  const { OfflinePage } = await import(/* webpackChunkName: "offline" */ './offline/OfflinePage.tsx');
  return { default: OfflinePage };
});

function PageContent() {
  const { pageType, blog } = usePageInfo();
  if (pageType === '404') return <NotFound />;
  if (pageType === 'offline')
    return (
      <Suspense>
        <OfflinePage />
      </Suspense>
    );
  if (pageType === 'home' || pageType === PLAYGROUND) return <Home />;
  return blog ? <BlogLayout blog={blog} /> : <DocLayout />;
}

export function Layout() {
  useFirstData();
  useHistory();
  useScroll();
  useScrollAnchor();
  useNewRelease();
  usePrefetch();
  useWrap();
  useOfflineCache();
  useEffect(() => {
    document.dispatchEvent(new Event(APP_READY_EVENT));
  }, []);
  return (
    <>
      <Head />
      <SpecialStyles />
      <RouteAnnouncer>
        <SkipLink />
      </RouteAnnouncer>
      <AgentNote />
      <Announcement />
      <Navbar />
      <PageBoundary landmark>
        <PageContent />
      </PageBoundary>
      <Footer />
      <Search />
      <Shortcuts />
      <Types />
    </>
  );
}

/** Root component, which the engine renders around the layout. When the layout itself throws, only the error page is shown. */
export function Root({ children }: { children: ReactNode }) {
  return <PageBoundary landmark>{children}</PageBoundary>;
}
