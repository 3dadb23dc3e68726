import stringify from 'json-stringify-pretty-compact';

/** Longest line, in characters: what fits beside the program of which it is the response. */
const LINE_LIMIT = 45;

/** True for what has members, of an array by their index. */
const hasMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * A value in a JSON text, in lines that are short.
 *
 * @param pointer a JSON Pointer (RFC 6901): `/errors/params/0`; empty for the whole text.
 * @returns undefined for what is no JSON, or has nothing there.
 */
export function jsonPart(text: string, pointer: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  for (const token of pointer.split('/').slice(1)) {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (!hasMembers(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return stringify(value, { maxLength: LINE_LIMIT });
}
