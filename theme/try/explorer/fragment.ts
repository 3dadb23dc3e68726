/** The reader's app and request, as the fragment of an address. */
import type { RouteFile } from '../app/startApp.ts';
import { MARK, ROOT } from '../mark.ts';
import { METHODS, type Method } from '../methods.ts';

/** Release of Bun whose outcome is shown. */
export const BUNS = ['1.2', '1.3', '1.4'] as const;

export type BunRelease = (typeof BUNS)[number];

export interface Draft {
  files: readonly RouteFile[];
  method: Method;
  /** As the reader has written it. */
  target: string;
  bun: BunRelease;
}

/** Longest fragment that is read: links of this length survive chats and mail. */
const MAX_FRAGMENT = 6000;

export const MAX_FILES = 20;

/** Maximum length of a file's path, and of a request's. */
export const MAX_PATH = 300;

/** True for a possible path of a file below `api/`. */
export const isFilePath = (path: string) =>
  path.length <= MAX_PATH &&
  path.startsWith(ROOT) &&
  path.split('/').every((name) => name !== '' && name !== '.' && name !== '..') &&
  // File names contain none of these.
  !/[\p{Cc}\p{Cs}]/u.test(path);

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** `GET,POST:api/menu/route.ts` */
function readFile(entry: string): RouteFile | undefined {
  const at = entry.indexOf(':');
  const names = entry.slice(0, at).split(',').filter(Boolean);
  const methods = METHODS.filter((method) => names.includes(method));
  const path = entry.slice(at + 1);
  return at >= 0 && methods.length === names.length && isFilePath(path) ? { path, methods } : undefined;
}

/** The fragment of a draft, such as `#routes?method=GET&path=…`. */
export function toFragment({ files, method, target, bun }: Draft): string {
  const entries = files.map(({ path, methods }) => ['file', `${methods.join(',')}:${path}`]);
  return (
    MARK + new URLSearchParams([['method', method], ['path', target], ['bun', bun], ...entries]).toString()
  );
}

export const isDraftFragment = (fragment: string) => fragment.startsWith(MARK);

/**
 * @param fragment of an address, with `#`; untrusted.
 * @returns undefined without a draft, and for a fragment that is too long or damaged.
 */
export function fromFragment(fragment: string): Draft | undefined {
  if (!isDraftFragment(fragment) || fragment.length > MAX_FRAGMENT) return undefined;
  const entries = new URLSearchParams(fragment.slice(MARK.length));
  const method = oneOf(METHODS, entries.get('method'));
  const bun = oneOf(BUNS, entries.get('bun'));
  const target = entries.get('path') ?? '';
  const named = entries.getAll('file');
  const files = named.flatMap((entry) => readFile(entry) ?? []);
  const isWhole = files.length === named.length && files.length <= MAX_FILES;
  const isUnique = new Set(files.map(({ path }) => path)).size === files.length;
  if (!(method && bun && isWhole && isUnique) || target.length > MAX_PATH) return undefined;
  return { files, method, target, bun };
}
