/**
 * Expected format of a page by the request's `Accept` (RFC 9110, section 12.5.1). Of two formats with equal weight, a named one
 * takes precedence over one that only a wildcard matches, then the one that is named first, then HTML.
 */
export const ACCEPT_HEADERS: readonly (readonly [accept: string, format: 'html' | 'markdown'])[] = [
  // Browsers, crawlers and command lines.
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', 'html'],
  ['*/*', 'html'],
  ['text/*', 'html'],
  ['text/html', 'html'],
  ['', 'html'],
  // Clients that read Markdown.
  ['text/markdown', 'markdown'],
  ['text/markdown, */*', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/markdown, text/plain;q=0.9, */*;q=0.8', 'markdown'],
  ['text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1', 'markdown'],
  ['text/markdown,text/html;q=0.9,application/xhtml+xml;q=0.8,image/webp;q=0.6,*/*;q=0.5', 'markdown'],
  // Weights.
  ['text/html, text/markdown;q=0.1', 'html'],
  ['text/markdown;q=0.1, text/html', 'html'],
  ['text/html;q=0.5, text/markdown', 'markdown'],
  ['text/html;q=0.4, text/markdown;q=0.5', 'markdown'],
  ['text/markdown;q=0.25,text/html;q=0.3', 'html'],
  ['text/markdown;q=0.25,text/html;q=0.249', 'markdown'],
  ['text/markdown;q=0.9, text/html;q=1.000', 'html'],
  // The same weight.
  ['text/html, text/markdown', 'html'],
  ['text/html;q=0.5, text/markdown;q=0.50', 'html'],
  ['text/html, */*', 'html'],
  // The most specific range counts.
  ['text/*, text/html;q=0.3', 'markdown'],
  ['text/*;q=0.5, text/markdown;q=0.6', 'markdown'],
  ['text/*;q=0.5, text/markdown;q=0.4', 'html'],
  ['*/*;q=0.5, text/html;q=0.2', 'markdown'],
  ['*/*;q=0.1, text/*;q=0.7, text/html;q=0.9', 'html'],
  ['text/markdown;q=0.9, */*', 'html'],
  // Not acceptable: HTML is sent where neither is.
  ['text/html, text/markdown;q=0', 'html'],
  ['text/markdown; q=0.0, text/html', 'html'],
  ['text/html;q=0, */*;q=0.1', 'markdown'],
  ['text/markdown;q=0', 'html'],
  ['*/*;q=0', 'html'],
  ['application/json', 'html'],
  // Spelling: case, spaces, parameters, empty elements, names that begin alike.
  ['TEXT/MARKDOWN', 'markdown'],
  ['Text/Html;Q=0.2, Text/Markdown;Q=0.3', 'markdown'],
  ['text/markdown ; q=0.5 , text/html ; q=0.4', 'markdown'],
  ['\ttext/html;q=0.9,\ttext/markdown', 'markdown'],
  ['text/markdown;charset=utf-8, text/html;q=0.9', 'markdown'],
  ['text/markdown;charset=utf-8;q=0.8, text/html;q=0.9', 'html'],
  ['text/markdown;variant=GFM, text/html;q=0.5', 'html'],
  [', text/markdown,', 'markdown'],
  ['text/markdownish, text/html;q=0.5', 'html'],
  ['text/x-markdown', 'html'],
];
