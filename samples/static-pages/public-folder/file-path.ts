import { join } from 'node:path';

const plainName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

/**
 * The path of the file that the segments of a wildcard name. Undefined if one
 * could leave the folder, names a hidden file or has a broken escape.
 */
export function pathIn(folder: string, segments: string[] = []) {
  try {
    const names = segments.map((segment) => decodeURIComponent(segment));
    if (!names.every((name) => plainName.test(name))) return undefined;
    return join(folder, ...names);
  } catch {
    return undefined;
  }
}
