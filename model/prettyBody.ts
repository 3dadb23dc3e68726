import { parseJson } from './parseJson.ts';

/** Characters of JSON on one line. */
const MAX_LINE = 76;

/** Formats JSON, leaves other bodies as they are. */
export function prettyBody(body: string, contentType: string): string {
  const value = /\bjson\b/.test(contentType) ? parseJson(body) : undefined;
  if (value === undefined) return body;
  const short = JSON.stringify(value);
  return short.length <= MAX_LINE ? short : JSON.stringify(value, null, 2);
}
