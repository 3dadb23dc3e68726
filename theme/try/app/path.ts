/** Substitute for the module `path`; its paths are joined from names, without `.` and `..`. */

export const sep = '/';

export const join = (...parts: readonly string[]) => parts.filter(Boolean).join(sep);

/** @returns the last absolute path with what follows it. */
export function resolve(...parts: readonly string[]): string {
  const from = parts.findLastIndex((part) => part.startsWith(sep));
  return join(...parts.slice(Math.max(from, 0)));
}

/** Paths are as short as they can be. */
export const normalize = (path: string) => path;
