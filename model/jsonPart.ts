import stringify from 'json-stringify-pretty-compact';
import { hasMembers, pointerNames } from './jsonPointer.ts';
import { parseJson } from './parseJson.ts';

/** Longest line, in characters, that fits beside the program that sends the response. */
const LINE_LIMIT = 45;

/** @param around writes a member of an object or a list, whose value is written. */
function writePart(
  text: string,
  pointer: string,
  around: (parent: Record<string, unknown>, name: string, inside: string) => string,
): string | undefined {
  const write = (value: unknown, [name, ...below]: readonly string[]): string | undefined => {
    if (name === undefined) return stringify(value, { maxLength: LINE_LIMIT });
    if (!hasMembers(value) || !Object.hasOwn(value, name)) return undefined;
    const inside = write(value[name], below);
    return inside === undefined ? undefined : around(value, name, inside);
  };
  const value = parseJson(text);
  return value === undefined ? undefined : write(value, pointerNames(pointer));
}

/**
 * A value in a JSON text, in lines that are short.
 * @param pointer a JSON Pointer (RFC 6901): `/errors/params/0`; empty for the whole text.
 * @returns undefined for invalid JSON, or without a value at the pointer.
 */
export const jsonPart = (text: string, pointer: string): string | undefined =>
  writePart(text, pointer, (_parent, _name, inside) => inside);

/**
 * A JSON text with `…` in place of all but one value: `{"errors": {"params": [{ … }]}}`. Its containers take one line before it and one
 * after.
 * @param pointer as that of `jsonPart`.
 * @returns undefined for invalid JSON, or without a value at the pointer.
 */
export const jsonInEnvelope = (text: string, pointer: string): string | undefined =>
  writePart(text, pointer, (parent, name, inside) => {
    const names = Object.keys(parent);
    const at = names.indexOf(name);
    const before = at > 0 ? '…, ' : '';
    const after = at < names.length - 1 ? ', …' : '';
    return Array.isArray(parent)
      ? `[${before}${inside}${after}]`
      : `{${before}${JSON.stringify(name)}: ${inside}${after}}`;
  });
