/**
 * Content negotiation by `Accept` (RFC 9110, section 12.5.1), for the preview and for nginx. With equal weights a named format
 * wins over a wildcard, then the first named one (agents send `text/markdown, text/html`), then HTML. HTML is the fallback.
 */
import Negotiator from 'negotiator';

const MARKDOWN = 'text/markdown;charset=utf-8';

/** First: default. */
const FORMATS = ['text/html;charset=utf-8', MARKDOWN];

/** @param accept empty for none. */
export function prefersMarkdown(accept: string): boolean {
  return new Negotiator({ headers: { accept } }).mediaType(FORMATS) === MARKDOWN;
}
