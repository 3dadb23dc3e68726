import docs from 'virtual-docs';
import { SIDEBARS } from '#site';
import { BLOG_PATH } from '../../model/blog.ts';
import { findTrail } from '../../model/sidebars.ts';
import { docTrail, PARTS } from '../../model/trail.ts';
import { versionOfPath } from '../../model/versions.ts';
import type { SearchHit } from './engine/engine.ts';

/**
 * Names of what a page stands in, the outermost first: its part of the site, then its categories, without one that has the
 * page's own name.
 */
export function trailOf({ path, title }: Pick<SearchHit, 'path' | 'title'>): string[] {
  const version = versionOfPath(path, docs.versions);
  const sidebars = version && docs.sidebars[version.name];
  if (!sidebars) return [path.startsWith(BLOG_PATH) ? PARTS.blog : PARTS.site];
  const sidebar = SIDEBARS.find(({ id }) => findTrail(sidebars[id] ?? [], path).length > 0);
  const steps = docTrail({ path, label: title }, sidebar, (sidebar && sidebars[sidebar.id]) ?? []).slice(
    0,
    -1,
  );
  return [PARTS.docs, ...steps.map(({ label }) => label).filter((label) => label !== title)];
}
