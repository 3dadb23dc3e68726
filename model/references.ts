/** `doc:<id>` and `sidebar:<id>` in menus, site data and components. */
import { flattenLinks, type Sidebars } from './sidebars.ts';
import type { Version } from './site.ts';
import { MAIN_DOC_ID, pathOfDocId } from './versions.ts';

const REFERENCE = /^(doc|sidebar):([^#]*)(#.*)?$/;

/** Its hash begins with `#`, or is empty. Undefined for other links. */
export function parseReference(link: string) {
  const [, kind, id = '', hash = ''] = REFERENCE.exec(link) ?? [];
  return kind === 'doc' || kind === 'sidebar' ? { kind, id, hash } : undefined;
}

/**
 * Resolves a reference in a version; undefined for other links. An unknown one leads to the main doc: the page is rendered all the
 * same.
 * @param sidebars of the version; a sidebar's address is that of its first page.
 */
export function resolveReference(
  link: string,
  version: Version,
  sidebars: Sidebars,
  isPage: (path: string) => boolean,
) {
  const reference = parseReference(link);
  if (!reference) return undefined;
  const unknown = { known: false, href: pathOfDocId(MAIN_DOC_ID, version), reference } as const;
  if (reference.kind === 'doc') {
    const href = pathOfDocId(reference.id, version);
    return isPage(href) ? ({ known: true, href: href + reference.hash } as const) : unknown;
  }
  const first = flattenLinks(sidebars[reference.id] ?? [])[0]?.href;
  return first ? ({ known: true, href: first } as const) : unknown;
}
