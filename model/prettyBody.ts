/** Longest JSON, in characters, that stays on one line. */
const MAX_LINE = 76;

/**
 * The body of a response as pages show it: JSON is laid out, everything else stays as it is.
 *
 * @param limit characters of JSON that stay on one line.
 */
export function prettyBody(body: string, contentType: string, limit = MAX_LINE): string {
  if (!/\bjson\b/.test(contentType)) return body;
  try {
    const value: unknown = JSON.parse(body);
    const short = JSON.stringify(value);
    return short.length <= limit ? short : JSON.stringify(value, null, 2);
  } catch {
    return body;
  }
}
