import stringify from 'json-stringify-pretty-compact';
import { hasMembers, pointerNames } from './jsonPointer.ts';

/** Longest line, in characters, that fits beside the program that sends the response. */
const LINE_LIMIT = 45;

/** A value in a JSON text, and its ancestors. */
interface Found {
  value: unknown;
  /** Ancestors of the value, outermost first, each with the name of the member on the path to the value. */
  around: { parent: Record<string, unknown>; name: string }[];
}

/** Follows a JSON Pointer (RFC 6901); undefined for invalid JSON, and for a pointer to a missing value. */
function find(text: string, pointer: string): Found | undefined {
  const found: Found = { value: undefined, around: [] };
  try {
    found.value = JSON.parse(text);
  } catch {
    return undefined;
  }
  for (const name of pointerNames(pointer)) {
    const { value: parent } = found;
    if (!hasMembers(parent) || !Object.hasOwn(parent, name)) return undefined;
    found.around.push({ parent, name });
    found.value = parent[name];
  }
  return found;
}

const write = (value: unknown) => stringify(value, { maxLength: LINE_LIMIT });

/**
 * A value in a JSON text, in lines that are short.
 * @param pointer a JSON Pointer (RFC 6901): `/errors/params/0`; empty for the whole text.
 * @returns undefined for invalid JSON, or without a value at the pointer.
 */
export function jsonPart(text: string, pointer: string): string | undefined {
  const found = find(text, pointer);
  return found && write(found.value);
}

/**
 * A JSON text with `…` in place of all but one value: `{"errors": {"params": [{ … }]}}`. Its containers take one line before it and one
 * after.
 * @param pointer as that of `jsonPart`.
 * @returns undefined for invalid JSON, or without a value at the pointer.
 */
export function jsonInEnvelope(text: string, pointer: string): string | undefined {
  const found = find(text, pointer);
  return found?.around.reduceRight((inside, { parent, name }) => {
    const names = Object.keys(parent);
    const at = names.indexOf(name);
    const before = at > 0 ? '…, ' : '';
    const after = at < names.length - 1 ? ', …' : '';
    return Array.isArray(parent)
      ? `[${before}${inside}${after}]`
      : `{${before}${JSON.stringify(name)}: ${inside}${after}}`;
  }, write(found.value));
}
