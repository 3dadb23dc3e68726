import Negotiator from 'negotiator';
import { decodePart } from '../../../model/decodePart.ts';
import { markdownPath, pageSpellings } from '../../../model/routes.ts';

/** Response of a static host. `markdown` is the address of the page's Markdown, for a page and for that file. */
export type Resolution =
  | { kind: 'file'; file: string; markdown?: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found' };

const MARKDOWN = 'text/markdown;charset=utf-8';

/** First: default. */
const FORMATS = ['text/html;charset=utf-8', MARKDOWN];

/**
 * Content negotiation by `Accept` (RFC 9110, section 12.5.1), for the preview and for nginx. With equal weights a named format
 * wins over a wildcard, then the first named one (agents send `text/markdown, text/html`), then HTML. HTML is the fallback.
 */
const prefersMarkdown = (accept: string) =>
  new Negotiator({ headers: { accept } }).mediaType(FORMATS) === MARKDOWN;

export const markdownLink = (markdown: string) => `<${markdown}>; rel="alternate"; type="text/markdown"`;

/**
 * Rules of a static host (specification.md R) as a pure function: one definition for preview, tests and host configurations.
 * @param pathname percent-encoded, without query.
 * @param hasFile by decoded path relative to the build.
 * @param accept the header `Accept` (specification.md AGENT-1.b).
 */
export function resolveRequest(
  pathname: string,
  hasFile: (file: string) => boolean,
  accept = '',
): Resolution {
  const path = decodePart(pathname);
  if (!path.startsWith('/') || path.includes('//') || path.includes('\0')) return { kind: 'not-found' };
  const bare = path.slice(1);
  const page = pageFile(path, hasFile);
  if (page) {
    const markdown = markdownPath(path);
    if (!hasFile(markdown.slice(1))) return { kind: 'file', file: page };
    return { kind: 'file', file: prefersMarkdown(accept) ? markdown.slice(1) : page, markdown };
  }
  if (bare !== '404.html' && !bare.endsWith('.html') && hasFile(bare)) return { kind: 'file', file: bare };
  for (const spelling of pageSpellings(path)) {
    if (spelling !== path && pageFile(spelling, hasFile))
      return { kind: 'redirect', location: encodePath(spelling) };
  }
  return { kind: 'not-found' };
}

/** File of the page at a clean address. */
function pageFile(path: string, hasFile: (file: string) => boolean): string | undefined {
  const file = path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;
  const isCleanAddress = file !== '404.html' && !/(^|\/)index$/.test(path);
  return isCleanAddress && hasFile(file) ? file : undefined;
}

export const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');
