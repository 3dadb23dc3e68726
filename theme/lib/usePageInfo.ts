import { useLocation, usePage } from '@rspress/core/runtime';
import { notFoundTitle, offlinePageTitle } from '#words';
import type { BlogPageMeta } from '../../model/blogPage.ts';
import type { PageMeta } from '../../model/pageData.ts';
import { findRoute } from './findRoute.ts';
import { loadedPage } from './loadedPages.ts';
import { isOffline, notFoundPath } from './notFoundPath.ts';
import { translate } from './translate.ts';

export interface PageInfo extends PageMeta {
  blog?: BlogPageMeta | undefined;
  path: string | undefined;
  title: string;
  description: string;
  frontmatter: Record<string, unknown>;
  /** The engine's, or `offline` for an uncached page. */
  pageType: string;
  toc: readonly { id: string; text: string; depth: number }[];
}

export function usePageInfo(): PageInfo {
  const { page: shown } = usePage();
  const { pathname } = useLocation();
  const page = loadedPage(pathname) ?? shown;
  const own = page as typeof page & PageMeta & Pick<PageInfo, 'blog'>;
  const offline = isOffline(pathname);
  const found = page.pageType !== '404' && pathname !== notFoundPath && !offline;
  const frontmatter = (page.frontmatter ?? {}) as Record<string, unknown>;
  const info: PageInfo = {
    path: found ? findRoute(pathname)?.path : undefined,
    title: found ? page.title : translate(offline ? offlinePageTitle : notFoundTitle),
    description: found ? String(frontmatter.description ?? page.description ?? '') : '',
    frontmatter,
    pageType: found ? page.pageType : offline ? 'offline' : '404',
    toc: found ? page.toc : [],
    published: own.published,
    updated: own.updated,
    source: own.source,
    docs: found ? own.docs : undefined,
    blog: found ? own.blog : undefined,
  };
  if (import.meta.env.TRANSLATED && found) info.translation = own.translation;
  return info;
}
