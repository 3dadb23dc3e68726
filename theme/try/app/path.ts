/** Substitute for the module `path`; its paths are joined from names, without `.` and `..`. */

export const sep = '/';

export const join = (...parts: readonly string[]) => parts.filter(Boolean).join(sep);

/** @returns the last absolute path, joined with the paths after it. */
export function resolve(...parts: readonly string[]): string {
  const from = parts.findLastIndex((part) => part.startsWith(sep));
  return join(...parts.slice(Math.max(from, 0)));
}

/** Paths are already normalized. */
export const normalize = (path: string) => path;
