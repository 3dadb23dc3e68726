import { NOT_FOUND_ATTRIBUTE } from './names.ts';

/** Escapes what cannot be decoded: the engine decodes the address before anything else. */
function decodable(pathname: string): string {
  try {
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

/**
 * Brings the address bar to the page's clean address, where a host serves the page under another spelling
 * (SPEC.md GO-1), and an address that cannot be decoded to one that can (GO-7). The canonical link says what is clean.
 */
export function cleanAddress(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const { pathname, search, hash } = location;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const isPage = canonical && !document.documentElement.hasAttribute(NOT_FOUND_ATTRIBUTE);
    const clean = isPage ? new URL(canonical.href).pathname : decodable(pathname).replace(/^\/\/+/, '/');
    // A page served from another folder than the configured base keeps its address: the base is then the problem.
    const spellsThisPage =
      !isPage || pathname.replace(/(\/index)?(\.html)?\/?$/, '') === clean.replace(/\/$/, '');
    if (clean !== pathname && spellsThisPage) history.replaceState(history.state, '', clean + search + hash);
  });
}
