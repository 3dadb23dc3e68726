/** Longest JSON, in characters, that stays on one line. */
const LINE_LIMIT = 76;

/** The body of a response as pages show it: JSON is laid out, everything else stays as it is. */
export function prettyBody(body: string, contentType: string): string {
  if (!/\bjson\b/.test(contentType)) return body;
  try {
    const value: unknown = JSON.parse(body);
    const short = JSON.stringify(value);
    return short.length <= LINE_LIMIT ? short : JSON.stringify(value, null, 2);
  } catch {
    return body;
  }
}
