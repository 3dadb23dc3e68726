import { blogLabel } from '#words';
import { blogTrail, docTrail, type TrailStep } from '../../model/trail.ts';
import { BLOG_SECTIONS } from './blogSections.ts';
import { homeOf } from './locale.ts';
import { useDocsPage } from './useDocs.ts';
import { usePageInfo } from './usePageInfo.ts';

/** Breadcrumbs of the current page below home, itself included; empty on home and the not-found page. */
export function useTrail(): TrailStep[] {
  const { path, title, frontmatter, blog } = usePageInfo();
  const docs = useDocsPage();
  if (path === undefined || path === (import.meta.env.TRANSLATED ? homeOf(path) : '/')) return [];
  const { breadcrumb } = frontmatter;
  const page = { path, label: typeof breadcrumb === 'string' ? breadcrumb : title };
  if (docs) return docTrail(page, docs.sidebar, docs.items);
  return blog ? blogTrail(page, blogLabel, BLOG_SECTIONS) : [{ label: title, href: path }];
}
