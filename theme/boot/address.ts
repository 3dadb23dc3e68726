import { NOT_FOUND_ATTRIBUTE } from '../../model/names.ts';
import { bareRoute } from '../../model/routes.ts';

/**
 * The address of a not-found document as the engine can read it: it decodes paths twice before anything else, and the
 * router takes two slashes at the start for the name of a host. What stands in their place looks the same and names no
 * page.
 */
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
 * Brings the address bar to the page's clean address, where a host serves the page under another spelling
 * (specification.md GO-1), and an address that cannot be read to one that can (GO-7). The canonical link says what is
 * clean.
 */
export function cleanAddress(): void {
  const { pathname, search, hash } = location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const notFound = !canonical || document.documentElement.hasAttribute(NOT_FOUND_ATTRIBUTE);
  const clean = notFound ? readable(pathname) : new URL(canonical.href).pathname;
  // A page served from another folder than the configured base keeps its address: the base is then the problem.
  const isSpelling = notFound || bareRoute(pathname) === bareRoute(clean);
  if (clean !== pathname && isSpelling) history.replaceState(history.state, '', clean + search + hash);
}
