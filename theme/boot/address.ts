import { NOT_FOUND_ATTRIBUTE } from '../../model/names.ts';
import { bareRoute } from '../../model/routes.ts';

function readable(pathname: string): string {
  const path = pathname.replace(/^\/\//, '/%2F');
  try {
    decodeURIComponent(decodeURIComponent(path));
    return path;
  } catch {
    return path.replaceAll('%', '\uff05');
  }
}

/**
 * Replaces another spelling of a page by its clean address (specification.md GO-1), and a malformed address by a readable one
 * (GO-7). The canonical link has the clean address.
 */
export function cleanAddress(): void {
  const { pathname, search, hash } = location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const notFound = !canonical || document.documentElement.hasAttribute(NOT_FOUND_ATTRIBUTE);
  const clean = notFound ? readable(pathname) : new URL(canonical.href).pathname;
  // Under another base the address stays: the base is the problem.
  const isSpelling = notFound || bareRoute(pathname) === bareRoute(clean);
  if (clean !== pathname && isSpelling) history.replaceState(history.state, '', clean + search + hash);
}
