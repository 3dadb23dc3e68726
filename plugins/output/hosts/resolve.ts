import { markdownPath, pageSpellings } from '../../../model/routes.ts';
import { prefersMarkdown } from './accept.ts';

/**
 * What a static host answers to a path: a file of the build, the clean spelling, or the not-found page. `markdown` is the
 * address of a page's Markdown, where the file is a page or its Markdown.
 */
export type Resolution =
  | { kind: 'file'; file: string; markdown?: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found' };

/** `Link` header of a page: where its Markdown is. */
export const markdownLink = (markdown: string) => `<${markdown}>; rel="alternate"; type="text/markdown"`;

/**
 * Decides what a static host answers (specification.md R). Pure, so that the preview, the tests and the configuration
 * of real hosts can be held against one definition.
 *
 * @param pathname the request's path as it came, percent-encoded, without query.
 * @param hasFile tells whether the build holds a file; the path is relative to the build's folder, decoded.
 * @param accept the request's `Accept`: who asks for Markdown gets the Markdown of a page (specification.md AGENT-1.b).
 */
export function resolveRequest(
  pathname: string,
  hasFile: (file: string) => boolean,
  accept = '',
): Resolution {
  const path = decode(pathname);
  if (path === undefined || !path.startsWith('/') || path.includes('//') || path.includes('\0')) {
    return { kind: 'not-found' };
  }
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

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** File of the page whose clean address is `path`, if there is one. */
function pageFile(path: string, hasFile: (file: string) => boolean): string | undefined {
  const file = path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;
  const isCleanAddress = file !== '404.html' && !/(^|\/)index$/.test(path);
  return isCleanAddress && hasFile(file) ? file : undefined;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
