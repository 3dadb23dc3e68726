import { parseReference } from '../../../model/references.ts';
import type { SidebarConfig, Version } from '../../../model/site.ts';
import { available, unknownId } from '../diagnostic.ts';
import { docIdsOf } from '../siteReader.ts';
import type { Checked } from './links.ts';

/**
 * What is wrong with `doc:<id>` or `sidebar:<id>`.
 *
 * @param version the version whose docs are meant; the latest for what stands outside the docs.
 */
export function checkReference(
  { site, options }: Checked,
  link: string,
  version: Version | undefined,
): string[] {
  const reference = parseReference(link);
  if (!reference) return [];
  const { kind, id } = reference;
  if (kind === 'sidebar') {
    const known = options.sidebars.map((sidebar: SidebarConfig) => sidebar.id);
    return known.includes(id) ? [] : [unknownId('sidebar', id, known)];
  }
  const ids = version ? docIdsOf(site, version) : [];
  if (ids.includes(id)) return [];
  return [`Unknown doc id "${id}" in version ${version?.name}. ${available('doc ids', id, ids)}`];
}
