import { BLOG_PATH, blogSections } from '../../model/blog.ts';
import type { Page } from '../../model/page.ts';
import { blogTrail, docTrail, type TrailStep } from '../../model/trail.ts';
import type { Site } from './siteReader.ts';
import type { InterfaceStrings } from './translations.ts';

/**
 * The steps to a page from home, without home, its part of the site first and the page itself last; none for home.
 *
 * @param speech in the language of the page.
 */
export function trailOf(
  site: Site,
  page: Page,
  { docs, blog, blogLabels, say }: InterfaceStrings,
): TrailStep[] {
  const { route, title, frontmatter, version } = page;
  if (route === '/' || frontmatter.pageType === 'home') return [];
  const step = {
    path: route,
    label: typeof frontmatter.breadcrumb === 'string' ? frontmatter.breadcrumb : title,
  };
  if (route === BLOG_PATH || route.startsWith(`${BLOG_PATH}/`))
    return blogTrail(step, blog, blogSections(blogLabels));
  const own = version && site.versions.find((each) => each.path === version.path);
  if (!own) return [{ label: title, href: route }];
  const id = own.docs.find(({ path }) => path === route)?.sidebar;
  const sidebar = site.sidebars.find((each) => each.id === id);
  return [
    { label: docs, href: version.path },
    ...docTrail(
      step,
      sidebar && { ...sidebar, label: say(sidebar.label) },
      (id === undefined ? undefined : own.sidebars[id]) ?? [],
    ),
  ];
}
