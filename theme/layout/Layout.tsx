import { lazy, Suspense, useEffect } from 'react';
import { APP_READY_EVENT } from '../boot/names.ts';
import { DocLayout } from '../docs/DocLayout.tsx';
import { NotFound } from '../errors/NotFound.tsx';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { Home } from '../home/Home.tsx';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Navbar } from '../nav/Navbar.tsx';
import { usePopstate } from '../navigation/usePopstate.ts';
import { useScroll } from '../navigation/useScroll.ts';
import { Announcement } from './Announcement.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Template of the blog, with its data: loaded on its pages only. */
const BlogLayout = lazy(() => import('../blog/BlogLayout.tsx'));

const isBlogPath = (path = '') => /^\/blog(?:\/|$)/.test(path);

function PageContent() {
  const { pageType, path } = usePageInfo();
  if (pageType === '404') return <NotFound />;
  if (pageType === 'home') return <Home />;
  if (!isBlogPath(path)) return <DocLayout />;
  return (
    <Suspense>
      <BlogLayout />
    </Suspense>
  );
}

/** Frame of every page. */
export function Layout() {
  useScroll();
  usePopstate();
  useEffect(() => {
    document.dispatchEvent(new Event(APP_READY_EVENT));
  }, []);
  // The pass that writes the Markdown twins takes the content alone.
  if (import.meta.env.SSG_MD) return <PageContent />;
  return (
    <>
      <Head />
      <SkipLink />
      <Announcement />
      <Navbar />
      <PageBoundary>
        <PageContent />
      </PageBoundary>
      <Footer />
    </>
  );
}
