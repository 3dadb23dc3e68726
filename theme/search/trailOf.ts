import docs from 'virtual-docs';
import { findTrail, MAIN_SIDEBAR, TUTORIALS_SIDEBAR, versionOfPath } from '../lib/docs.ts';
import { VERSIONS } from '../site.ts';

/** The names of the categories that lead to a page, the outermost first. */
export function trailOf(path: string): string[] {
  const version = versionOfPath(path, VERSIONS);
  const own = version && docs[version.name];
  if (!own) return [path.startsWith('/blog') ? 'Blog' : 'Site'];
  const main = findTrail(own[MAIN_SIDEBAR], path);
  const trail = main.length > 0 ? main : findTrail(own[TUTORIALS_SIDEBAR], path);
  const categories = trail.filter(({ type }) => type === 'category').map(({ label }) => label);
  if (main.length === 0) categories.unshift('Tutorials');
  return ['Docs', ...categories];
}
