import docs from 'virtual-docs';
import * as site from '#site';
import { blogLabel, partDocs, partSite } from '#words';
import { BLOG_PATH } from '../../model/blog.ts';
import { findTrail } from '../../model/sidebars.ts';
import { docTrail } from '../../model/trail.ts';
import { versionOfPath } from '../../model/versions.ts';
import type { SearchHit } from './ranking/searchIndex.ts';

/** Breadcrumbs of a hit, without the page itself. @param translate into the current locale. */
export function trailOf(
  { path, title }: Pick<SearchHit, 'path' | 'title'>,
  translate: (text: string) => string,
): string[] {
  const version = versionOfPath(path, docs.versions);
  const sidebars = version && docs.sidebars[version.path];
  if (!sidebars) return [translate(path.startsWith(BLOG_PATH) ? blogLabel : partSite)];
  const sidebar = site.sidebars.find(({ id }) => findTrail(sidebars[id] ?? [], path).length > 0);
  const named = sidebar && { ...sidebar, label: translate(sidebar.label) };
  const steps = docTrail({ path, label: title }, named, (sidebar && sidebars[sidebar.id]) ?? []).slice(0, -1);
  return [translate(partDocs), ...steps.map(({ label }) => label).filter((label) => label !== title)];
}
