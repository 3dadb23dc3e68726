/** Characters of JSON on one line. */
const MAX_LINE = 76;

/** Formats JSON, leaves other bodies as they are. */
export function prettyBody(body: string, contentType: string): string {
  if (!/\bjson\b/.test(contentType)) return body;
  try {
    const value: unknown = JSON.parse(body);
    const short = JSON.stringify(value);
    return short.length <= MAX_LINE ? short : JSON.stringify(value, null, 2);
  } catch {
    return body;
  }
}
