/** The module `path` of the framework where it runs programs: `path.ts` of the explorer's apps, for folders that readers name. */

export const sep = '/';

/** Where relative paths begin. */
export const FOLDER = '.';

export const isAbsolute = (path: string) => path.startsWith(sep);

/** @returns names without `.` and, where there is a name before it, without `..`. */
export function shortened(path: string): string[] {
  const names: string[] = [];
  for (const name of path.split(sep)) {
    if (name === '' || name === '.') continue;
    if (name !== '..') names.push(name);
    else if (names.length > 0 && names.at(-1) !== '..') names.pop();
    else if (!isAbsolute(path)) names.push(name);
  }
  return names;
}

export const join = (...parts: readonly string[]) => parts.filter(Boolean).join(sep);

/** @returns the last absolute path, joined with the paths after it; without one, a path from the folder. */
export function resolve(...parts: readonly string[]): string {
  const from = parts.findLastIndex(isAbsolute);
  const path = shortened(join(...parts.slice(Math.max(from, 0)))).join(sep);
  return from < 0 ? join(FOLDER, path) : sep + path;
}

/** Paths are already normalized. */
export const normalize = (path: string) => path;
