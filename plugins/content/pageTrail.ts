import { BLOG_PATH, blogSections } from '../../model/blog.ts';
import type { Page } from '../../model/page.ts';
import { blogTrail, docTrail, type TrailStep } from '../../model/trail.ts';
import type { Site } from './siteReader.ts';
import type { InterfaceStrings } from './translations.ts';

/** Breadcrumbs of a page below home, the page itself last; empty for home. @param strings in the locale of the page. */
export function trailOf(site: Site, page: Page, { word, translate }: InterfaceStrings): TrailStep[] {
  const { route, title, frontmatter, version } = page;
  if (route === '/' || frontmatter.pageType === 'home') return [];
  const step = {
    path: route,
    label: typeof frontmatter.breadcrumb === 'string' ? frontmatter.breadcrumb : title,
  };
  if (route === BLOG_PATH || route.startsWith(`${BLOG_PATH}/`))
    return blogTrail(
      step,
      word('blogLabel'),
      blogSections([word('blogPosts'), word('blogArchive'), word('postTags'), word('blogAuthors')]),
    );
  const own = version && site.versions.find((each) => each.path === version.path);
  if (!own) return [{ label: title, href: route }];
  const id = own.docs.find(({ path }) => path === route)?.sidebar;
  const sidebar = site.sidebars.find((each) => each.id === id);
  return [
    { label: word('partDocs'), href: version.path },
    ...docTrail(
      step,
      sidebar && { ...sidebar, label: translate(sidebar.label) },
      (id === undefined ? undefined : own.sidebars[id]) ?? [],
    ),
  ];
}
