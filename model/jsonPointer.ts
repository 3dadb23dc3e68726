/** True for objects and arrays. */
export const hasMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Members of a JSON Pointer (RFC 6901): `/errors/a~1b` → `errors`, `a/b`. */
export const pointerNames = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Value at a JSON Pointer; undefined without one. */
export function valueAt(value: unknown, pointer: string): unknown {
  return pointerNames(pointer).reduce<unknown>(
    (parent, name) => (hasMembers(parent) && Object.hasOwn(parent, name) ? parent[name] : undefined),
    value,
  );
}
