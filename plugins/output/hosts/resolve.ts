import { markdownPath, pageSpellings } from '../../../model/routes.ts';
import { prefersMarkdown } from './accept.ts';

/** Response of a static host. `markdown` is the address of the page's Markdown, for a page and for that file. */
export type Resolution =
  | { kind: 'file'; file: string; markdown?: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found' };

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

/** File of the page at a clean address. */
function pageFile(path: string, hasFile: (file: string) => boolean): string | undefined {
  const file = path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;
  const isCleanAddress = file !== '404.html' && !/(^|\/)index$/.test(path);
  return isCleanAddress && hasFile(file) ? file : undefined;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
