import { BLOG_PATH } from '../../model/blog.ts';
import type { Page } from '../../model/page.ts';
import { blogTrail, docTrail, PARTS, type TrailStep } from '../../model/trail.ts';
import type { Site } from './site.ts';

/** The steps to a page from home, without home, its part of the site first and the page itself last; none for home. */
export function trailOf(site: Site, { route, title, frontmatter, version }: Page): TrailStep[] {
  if (route === '/') return [];
  const page = {
    path: route,
    label: typeof frontmatter.breadcrumb === 'string' ? frontmatter.breadcrumb : title,
  };
  if (route === BLOG_PATH || route.startsWith(`${BLOG_PATH}/`)) return blogTrail(page);
  const own = version && site.versions.find(({ name }) => name === version.name);
  if (!own) return [{ label: title, href: route }];
  const id = own.docs.find(({ path }) => path === route)?.sidebar;
  const sidebar = site.sidebars.find((each) => each.id === id);
  return [
    { label: PARTS.docs, href: version.path },
    ...docTrail(page, sidebar, (id === undefined ? undefined : own.sidebars[id]) ?? []),
  ];
}
