/** The module `path` for programs: paths of POSIX, as Bun has them. A relative path begins in the program's folder. */
import { isAbsolute, resolve, sep, shortened } from './frameworkPath.ts';

export { isAbsolute, resolve, sep };

export const delimiter = ':';

export function normalize(path: string): string {
  const short = shortened(path).join(sep);
  const ended = path.endsWith(sep) && short !== '' ? short + sep : short;
  return isAbsolute(path) ? sep + ended : ended || (path.endsWith(sep) ? './' : '.');
}

export const join = (...parts: readonly string[]) => normalize(parts.filter(Boolean).join(sep));

export function basename(path: string, ending = ''): string {
  const name = path.replace(/\/+$/, '').split(sep).at(-1) ?? '';
  return name.endsWith(ending) && name !== ending ? name.slice(0, name.length - ending.length) : name;
}

export const extname = (path: string) => /.(\.[^.]*)$/.exec(basename(path).replace(/^\.\.$/, ''))?.[1] ?? '';

export function dirname(path: string): string {
  const folder = path.replace(/\/?[^/]*\/*$/, '');
  return folder || (isAbsolute(path) ? sep : '.');
}

export function relative(from: string, to: string): string {
  const [start, end] = [from, to].map((path) => shortened(resolve(path)));
  const shared = start?.findIndex((name, at) => name !== end?.[at]) ?? 0;
  const common = shared < 0 ? (start?.length ?? 0) : shared;
  return [...(start?.slice(common).map(() => '..') ?? []), ...(end?.slice(common) ?? [])].join(sep);
}
