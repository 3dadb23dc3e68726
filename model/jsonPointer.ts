/** True for what has members, of an array by their index. */
export const hasMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The names that a JSON Pointer (RFC 6901) leads by: `/errors/a~1b` → `errors`, `a/b`. */
export const pointerNames = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A name as a JSON Pointer has it. */
export const pointerToken = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The value at a JSON Pointer; undefined where it leads nowhere. */
export function valueAt(value: unknown, pointer: string): unknown {
  return pointerNames(pointer).reduce<unknown>(
    (parent, name) => (hasMembers(parent) && Object.hasOwn(parent, name) ? parent[name] : undefined),
    value,
  );
}
