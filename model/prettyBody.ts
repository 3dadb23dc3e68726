/** Characters of JSON on one line. */
const MAX_LINE = 76;

/** Formats JSON, leaves other bodies as they are. @param limit characters of JSON on one line. */
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
