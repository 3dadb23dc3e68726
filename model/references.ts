/** References, `doc:<id>` and `sidebar:<id>`: links that lead to the same doc in each version and locale. */
import { firstAddress, type Sidebars } from './sidebars.ts';
import type { Version } from './site.ts';
import { MAIN_DOC_ID, pathOfDocId } from './versions.ts';

const REFERENCE = /^(doc|sidebar):([^#]*)(#.*)?$/;

/** Kind, id and hash of a reference; the hash begins with `#`, or is empty. @returns undefined for another link. */
export function parseReference(link: string) {
  const [, kind, id = '', hash = ''] = REFERENCE.exec(link) ?? [];
  return kind === 'doc' || kind === 'sidebar' ? { kind, id, hash } : undefined;
}

/**
 * Address of a reference in a version. An unknown one gets that of the main doc, so that the page is rendered all the same.
 * @param sidebars of the version; the address of a sidebar is that of its first page.
 * @returns undefined for a link that is no reference.
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
  const first = firstAddress(sidebars[reference.id] ?? []);
  return first ? ({ known: true, href: first + reference.hash } as const) : unknown;
}
