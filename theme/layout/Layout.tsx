import { useEffect } from 'react';
import { APP_READY_EVENT } from '../../model/names.ts';
import { BlogLayout } from '../blog/BlogLayout/index.tsx';
import { DocLayout } from '../docs/DocLayout.tsx';
import { NotFound } from '../errors/NotFound.tsx';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { Head } from '../head/Head.tsx';
import { Home } from '../home/Home.tsx';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { Navbar } from '../nav/Navbar.tsx';
import { Arrival } from '../navigation/Arrival.tsx';
import { useHistory } from '../navigation/useHistory.ts';
import { usePrefetch } from '../navigation/usePrefetch.ts';
import { useScroll } from '../navigation/useScroll.ts';
import { Search } from '../search/Search/index.tsx';
import { Announcement } from './Announcement.tsx';
import { Footer } from './Footer.tsx';
import { SkipLink } from './SkipLink.tsx';

function PageContent() {
  const { pageType, blog } = usePageInfo();
  if (pageType === '404') return <NotFound />;
  if (pageType === 'home') return <Home />;
  return blog ? <BlogLayout blog={blog} /> : <DocLayout />;
}

/** Frame of every page. */
export function Layout() {
  useHistory();
  useScroll();
  usePrefetch();
  useEffect(() => {
    document.dispatchEvent(new Event(APP_READY_EVENT));
  }, []);
  // The pass that writes the Markdown twins takes the content alone.
  if (import.meta.env.SSG_MD) return <PageContent />;
  return (
    <>
      <Head />
      <Arrival>
        <SkipLink />
      </Arrival>
      <Announcement />
      <Navbar />
      <PageBoundary landmark>
        <PageContent />
      </PageBoundary>
      <Footer />
      <Search />
    </>
  );
}
