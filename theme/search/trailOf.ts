import docs from 'virtual-docs';
import { BLOG_PATH } from '../lib/blog.ts';
import { findTrail, SIDEBAR_IDS, versionOfPath } from '../lib/docs.ts';
import { docTrail } from '../lib/trail.ts';
import { VERSIONS } from '../site.ts';
import type { SearchHit } from './engine/engine.ts';

/**
 * Names of what a page stands in, the outermost first: its part of the site, then its categories, without one that has the
 * page's own name.
 */
export function trailOf({ path, title }: Pick<SearchHit, 'path' | 'title'>): string[] {
  const version = versionOfPath(path, VERSIONS);
  const sidebars = version && docs[version.name];
  if (!sidebars) return [path.startsWith(BLOG_PATH) ? 'Blog' : 'Site'];
  const id = SIDEBAR_IDS.find((each) => findTrail(sidebars[each], path).length > 0);
  const steps = docTrail({ path, label: title }, id, id ? sidebars[id] : []).slice(0, -1);
  return ['Docs', ...steps.map(({ label }) => label).filter((label) => label !== title)];
}
