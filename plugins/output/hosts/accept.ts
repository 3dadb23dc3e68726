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

/**
 * A line of an nginx map from `Accept` to the weight of a range after `q`, empty without one.
 * @param range `text/markdown`, `text/*`.
 * @param capture variable of the weight.
 */
function rangeLine(range: string, capture: string): string {
  const type = range.replaceAll('*', String.raw`\*`);
  const parameters = String.raw`(?:;\s*charset=utf-8\s*)?(?:;\s*q=(?<${capture}>[01](?:\.\d*)?)\s*)?`;
  return String.raw`    "~*(?:^|,)\s*${type}\s*${parameters}(?:,|$)" "q$${capture}";`;
}

/** nginx maps to the weight of a format in thousandths; the most specific range counts. */
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

/** Matches two numbers of four digits of which the first is larger: common digits, then a larger one. */
const LARGER = String.raw`^(\d*)(?:${Array.from({ length: 9 }, (_, digit) => String.raw`${digit + 1}\d* \1[0-${digit}]`).join('|')})`;

/** Matches equal weights and an `Accept` that names Markdown before HTML. */
const NAMED_FIRST = String.raw`^(?!0000)(\d{4}) \1 (?:(?!text/html).)*text/markdown`;

/**
 * nginx maps from `Accept` to `$document`, the file of a page or `$markdown`. Same result as `prefersMarkdown`; of a repeated
 * range the first counts.
 */
export const ACCEPT_MAPS = `${weightMaps('markdown')}
${weightMaps('html')}
map "$markdown_weight $html_weight $http_accept" $document {
    default $uri.html;
    "~${LARGER}" $markdown;
    "~*${NAMED_FIRST}" $markdown;
}
`;
