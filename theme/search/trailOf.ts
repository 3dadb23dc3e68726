import docs from 'virtual-docs';
import { findTrail, SIDEBAR_IDS, TUTORIALS_SIDEBAR, versionOfPath } from '../lib/docs.ts';
import { VERSIONS } from '../site.ts';

/** Names of what a page stands in, the outermost first: its part of the site, then its categories. */
export function trailOf(path: string): string[] {
  const version = versionOfPath(path, VERSIONS);
  const sidebars = version && docs[version.name];
  if (!sidebars) return [path.startsWith('/blog') ? 'Blog' : 'Site'];
  const id = SIDEBAR_IDS.find((each) => findTrail(sidebars[each], path).length > 0);
  const trail = id ? findTrail(sidebars[id], path) : [];
  const categories = trail.filter(({ type }) => type === 'category').map(({ label }) => label);
  return ['Docs', ...(id === TUTORIALS_SIDEBAR ? ['Tutorials'] : []), ...categories];
}
