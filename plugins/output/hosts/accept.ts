/**
 * The format that a page is sent in, by the request's `Accept` (RFC 9110, section 12.5.1): what the preview decides, and how nginx comes
 * to the same. Of two formats with the same weight the one that is named is preferred to one that only a wildcard includes, then the
 * one that is named first (agents send `text/markdown, text/html`), then HTML. HTML is sent where neither is acceptable.
 */
import Negotiator from 'negotiator';

const MARKDOWN = 'text/markdown;charset=utf-8';

/** The first one is preferred where the client prefers none. */
const FORMATS = ['text/html;charset=utf-8', MARKDOWN];

/** True for a request that is better served with the Markdown of a page. @param accept as it came; empty for none. */
export function prefersMarkdown(accept: string): boolean {
  return new Negotiator({ headers: { accept } }).mediaType(FORMATS) === MARKDOWN;
}

/**
 * A line of an nginx map: the weight that `Accept` gives a range, after a `q`; nothing after it where none is written.
 *
 * @param range `text/markdown`, `text/*`.
 * @param capture name of the variable that nginx keeps the weight in.
 */
function rangeLine(range: string, capture: string): string {
  const type = range.replaceAll('*', String.raw`\*`);
  const parameters = String.raw`(?:;\s*charset=utf-8\s*)?(?:;\s*q=(?<${capture}>[01](?:\.\d*)?)\s*)?`;
  return String.raw`    "~*(?:^|,)\s*${type}\s*${parameters}(?:,|$)" "q$${capture}";`;
}

/** Maps of nginx to the weight of a format, in thousandths: that of the most specific range that includes it. */
function weightMaps(format: 'html' | 'markdown'): string {
  const ranges = [`text/${format}`, 'text/*', '*/*'];
  const digits = (count: number) => `${format}_${count}_digits`;
  const value = (count: number) => `\${${digits(count)}}`;
  return String.raw`map $http_accept $${format}_quality {
    default none;
${ranges.map((range, at) => rangeLine(range, `${format}_range_${at}`)).join('\n')}
}

map $${format}_quality $${format}_weight {
    default 0000;
    "~^q(?:1|$)" 1000;
    "~^q0\.(?<${digits(3)}>\d{3})" "0${value(3)}";
    "~^q0\.(?<${digits(2)}>\d\d)$" "0${value(2)}0";
    "~^q0\.(?<${digits(1)}>\d)$" "0${value(1)}00";
}
`;
}

/** Two numbers of four digits, a space between them, the first of which is larger: what they share, then a larger digit. */
const LARGER = String.raw`^(\d*)(?:${Array.from({ length: 9 }, (_, digit) => String.raw`${digit + 1}\d* \1[0-${digit}]`).join('|')})`;

/** Two equal numbers, then an `Accept` that names Markdown, and HTML after it or not at all. */
const NAMED_FIRST = String.raw`^(?!0000)(\d{4}) \1 (?:(?!text/html).)*text/markdown`;

/**
 * Maps of nginx from the request's `Accept` to `$document`, the file of a page: `$markdown` for who is better served with that. As
 * `prefersMarkdown` decides, for weights as RFC 9110 writes them; of a range that stands there twice the first counts.
 */
export const ACCEPT_MAPS = `${weightMaps('markdown')}
${weightMaps('html')}
map "$markdown_weight $html_weight $http_accept" $document {
    default $uri.html;
    "~${LARGER}" $markdown;
    "~*${NAMED_FIRST}" $markdown;
}
`;
