/** Icons that a page declares. A full browser requests them for its own windows; the headless shell does not. */
const ICON = /\/(?:favicon|apple-touch-icon|icon)[^/]*\.(?:ico|png|svg)$/;

/** Chromium's note that a request got no response at all, as without a network. A response with an error status is a fault of the site. */
const NO_RESPONSE = /^Failed to load resource: net::ERR_/;

/** Pages of the browser itself. */
const OWN_PAGE = /^(?:chrome|chrome-error|chrome-extension|devtools):/;

/**
 * True for a console message about a request of the browser itself, which is no problem of the page.
 *
 * @param text of the message.
 * @param url address that the message is about; empty without one.
 */
export function isOfBrowser(text: string, url: string): boolean {
  if (OWN_PAGE.test(url)) return true;
  return NO_RESPONSE.test(text) && URL.canParse(url) && ICON.test(new URL(url).pathname);
}
