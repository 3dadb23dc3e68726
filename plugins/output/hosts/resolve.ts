import { cleanSpellings, twinPath } from '../../../model/routes.ts';
import { prefersMarkdown } from './accept.ts';

/**
 * What a static host answers to a path: a file of the build, the clean spelling, or the not-found page. `twin` is the
 * address of a page's Markdown twin, where the file is a page or its twin.
 */
export type Resolution =
  | { kind: 'file'; file: string; twin?: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found' };

/** `Link` header of a page: where its Markdown twin is. */
export const twinLink = (twin: string) => `<${twin}>; rel="alternate"; type="text/markdown"`;

/**
 * Decides what a static host answers (specification.md R). Pure, so that the preview, the tests and the configuration
 * of real hosts can be held against one definition.
 *
 * @param pathname the request's path as it came, percent-encoded, without query.
 * @param hasFile tells whether the build holds a file; the path is relative to the build's folder, decoded.
 * @param accept the request's `Accept`: who asks for Markdown gets the twin of a page (specification.md AGENT-1.b).
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
    const twin = twinPath(path);
    if (!hasFile(twin.slice(1))) return { kind: 'file', file: page };
    return { kind: 'file', file: prefersMarkdown(accept) ? twin.slice(1) : page, twin };
  }
  if (bare !== '404.html' && !bare.endsWith('.html') && hasFile(bare)) return { kind: 'file', file: bare };
  for (const spelling of cleanSpellings(path)) {
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
