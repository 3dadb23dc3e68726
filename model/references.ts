/** `doc:<id>` and `sidebar:<id>`: how menus, site data and components name pages. */
import { flattenLinks, type Sidebars } from './sidebars.ts';
import type { Version } from './site.ts';
import { MAIN_DOC_ID, pathOfDocId } from './versions.ts';

/** A reference: its kind, its id, and what follows a `#`. */
const REFERENCE = /^(doc|sidebar):([^#]*)(#.*)?$/;

export interface Reference {
  kind: 'doc' | 'sidebar';
  id: string;
  /** With its `#`; empty where there is none. */
  hash: string;
}

/** Reads `doc:<id>#<anchor>` or `sidebar:<id>`; undefined for any other link. */
export function parseReference(link: string): Reference | undefined {
  const [, kind, id = '', hash = ''] = REFERENCE.exec(link) ?? [];
  return kind === 'doc' || kind === 'sidebar' ? { kind, id, hash } : undefined;
}

/** Where a reference leads. */
export type ResolvedReference =
  | { known: true; href: string }
  /** `href` is the version's main doc: a page that refers to something unknown is still shown. */
  | { known: false; href: string; reference: Reference };

/**
 * The address that a reference stands for in a version; undefined for any other link.
 *
 * @param sidebars those of the version: a sidebar's address is that of its first page.
 * @param isPage whether an address has a page.
 */
export function resolveReference(
  link: string,
  version: Version,
  sidebars: Sidebars,
  isPage: (path: string) => boolean,
): ResolvedReference | undefined {
  const reference = parseReference(link);
  if (!reference) return undefined;
  const unknown = { known: false, href: pathOfDocId(MAIN_DOC_ID, version), reference } as const;
  if (reference.kind === 'doc') {
    const href = pathOfDocId(reference.id, version);
    return isPage(href) ? { known: true, href: href + reference.hash } : unknown;
  }
  const first = flattenLinks(sidebars[reference.id] ?? [])[0]?.href;
  return first ? { known: true, href: first } : unknown;
}
