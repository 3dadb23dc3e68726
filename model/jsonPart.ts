import stringify from 'json-stringify-pretty-compact';
import { hasMembers, pointerNames, valueAt } from './jsonPointer.ts';
import { parseJson } from './parseJson.ts';

/** Longest line, in characters, that fits beside the program that sends the response. */
const LINE_LIMIT = 45;

/**
 * A value in a JSON text, in lines that are short.
 * @param pointer a JSON Pointer (RFC 6901): `/errors/params/0`; empty for the whole text.
 * @returns undefined for invalid JSON, or without a value at the pointer.
 */
export function jsonPart(text: string, pointer: string): string | undefined {
  const value = valueAt(parseJson(text), pointer);
  return value === undefined ? undefined : stringify(value, { maxLength: LINE_LIMIT });
}

/**
 * A JSON text with `…` in place of all but one value: `{"errors": {"params": [{ … }]}}`. Its containers take one line before it and one
 * after.
 * @param pointer as that of `jsonPart`.
 * @returns undefined for invalid JSON, or without a value at the pointer.
 */
export const jsonInEnvelope = (text: string, pointer: string): string | undefined =>
  pointerNames(pointer).reduceRight(
    (inside, name, depth) => {
      const parent = valueAt(parseJson(text), pointer.split('/', depth + 1).join('/'));
      if (inside === undefined || !hasMembers(parent)) return undefined;
      const names = Object.keys(parent);
      const at = names.indexOf(name);
      const before = at > 0 ? '…, ' : '';
      const after = at < names.length - 1 ? ', …' : '';
      return Array.isArray(parent)
        ? `[${before}${inside}${after}]`
        : `{${before}${JSON.stringify(name)}: ${inside}${after}}`;
    },
    jsonPart(text, pointer),
  );
