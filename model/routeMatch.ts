/** Which file answers a request, and why each of the others does not (specification.md TRY-1): on the page and in its Markdown. */

import { decodePart } from './decodePart.ts';

/** A file of an app, and the methods that it exports. */
export interface AppFile {
  /** From the folder of the app, such as `api/menu/route.ts`. */
  path: string;
  methods: readonly string[];
}

/** Why a file does not answer. Segments of files are written as folders, `[id]`; those of the request as they were sent. */
export type Reason =
  /** Only `route.ts` is read. */
  | { kind: 'ignored' }
  /** Below a folder that the framework leaves out. */
  | { kind: 'skipped' }
  /** Another file has the same URL and is read later. */
  | { kind: 'replaced'; by: string }
  /** It fits, but `winner` comes before `own`. */
  | { kind: 'behind'; winner: string; own: string }
  /** A wildcard's own path belongs to the file of the folder that it is in. */
  | { kind: 'base'; file: string }
  | { kind: 'differs' | 'case' | 'encoded'; own: string; sent: string }
  /** No file matches an empty segment, such as the one after a trailing slash. */
  | { kind: 'empty'; own: string }
  /** The path ends where `own` is expected. */
  | { kind: 'ends'; own: string }
  /** The path has more segments than that of the file. */
  | { kind: 'longer'; rest: string }
  | { kind: 'slash' }
  /** Below `[...]`. */
  | { kind: 'dead' };

export interface Chosen {
  file: AppFile;
  params: Readonly<Record<string, string>>;
  /** On wildcard routes. */
  wildcardParams?: readonly string[] | undefined;
  /** Names of its folders that `params` has under another name, because another file has that position, too. */
  renamed: readonly string[];
}

export interface RouteMatch {
  /** The message with which the app did not start, word for word. */
  failure?: string | undefined;
  /** 0 for no response. */
  status: number;
  /** Missing where the framework itself answers, or nothing does. */
  chosen?: Chosen | undefined;
  /** The framework's own pages, such as `/docs`. */
  isBuiltIn: boolean;
  /** All other files, in their order; none of an app that did not start. */
  others: readonly { file: AppFile; reason: Reason }[];
  /** Read in the opposite order, the files answer otherwise. */
  dependsOnOrder: boolean;
}

/** A request with its recorded outcome: where an explorer begins. */
export interface RouteExample {
  files: readonly AppFile[];
  method: string;
  /** Path and query. */
  target: string;
  /** Release of Bun whose responses are shown. */
  bun: string;
  match: RouteMatch;
}

/** Key, in `words.json`, of the sentence for an outcome: with `{file}`, `{status}` and `{method}`. */
export function outcomeKey({ chosen, isBuiltIn, status, failure }: RouteMatch, method: string) {
  if (failure !== undefined || status === 0) return 'explorerNoApp';
  if (isBuiltIn) return 'explorerBuiltIn';
  if (!chosen) return 'explorerNone';
  if (status === 405) return 'explorerNoMethod';
  const isAdded = method === 'OPTIONS' && !chosen.file.methods.includes('OPTIONS');
  return isAdded ? 'explorerAddedOptions' : 'explorerAnswers';
}

/** Key, in `words.json`, of the sentence for a reason: `explorerIgnored`. */
export const reasonKey = ({ kind }: Reason) => `explorer${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

/** Values of the placeholders in the sentence for a reason. */
export function reasonValues(reason: Reason): Readonly<Record<string, string>> {
  const { kind: _, by = '', ...named } = { by: undefined, ...reason };
  return { name: 'route.ts', own: '[...]', file: by, ...named };
}

/** As `Chosen.renamed`. */
export const renamedIn = ({ path }: AppFile, params: Chosen['params']): string[] =>
  [...path.matchAll(/\/\[([^\]]+)\](?=\/)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== '...' && !Object.hasOwn(params, name));

/** The route of a file: `api/(staff)/menu/[id]/route.ts` is `/api/menu/:id`. */
export const patternOf = (file: string): string =>
  `/${file}`
    .replace(/\/route\.ts$/, '')
    .replaceAll(/\/\([^/]*\)/g, '')
    .replaceAll('[...]', '*')
    .replaceAll(/\[([^\]]+)\]/g, ':$1');

const segmentsOf = (path: string) => path.split('/').slice(1);

/** `:id` → `[id]`, `*` → `[...]` */
function folderOf(segment: string): string {
  if (segment.startsWith(':')) return `[${segment.slice(1)}]`;
  return segment === '*' ? '[...]' : segment;
}

const isParameter = (segment: string) => segment.startsWith(':');

/** Patterns alike but for the names of parameters. */
const shapeOf = (pattern: string) =>
  segmentsOf(pattern)
    .map((segment) => (isParameter(segment) ? ':' : segment))
    .join('/');

function differenceOf(own: string, sent: string): Reason {
  if (own.toLowerCase() === sent.toLowerCase()) return { kind: 'case', own, sent };
  return { kind: decodePart(sent) === own ? 'encoded' : 'differs', own, sent };
}

/**
 * Why a route does not fit a request: its first segment that does not.
 * @param pattern of the route, such as `/api/orders/:id`.
 * @param target path and query as they were sent.
 * @returns undefined for a route that fits.
 */
export function mismatchOf(pattern: string, target: string): Reason | undefined {
  const own = segmentsOf(pattern);
  const sent = segmentsOf(target.split('?')[0] ?? '');
  for (const [at, segment] of own.entries()) {
    if (segment === '*') return at === own.length - 1 ? undefined : { kind: 'dead' };
    const part = sent[at];
    if (part === undefined) return { kind: 'ends', own: folderOf(segment) };
    if (part === '') return { kind: 'empty', own: folderOf(segment) };
    if (!isParameter(segment) && segment !== part) return differenceOf(segment, part);
  }
  if (sent.length === own.length) return undefined;
  const rest = sent.slice(own.length).join('/');
  return rest === '' ? { kind: 'slash' } : { kind: 'longer', rest };
}

/** Why a route that fits does not answer. @param winner the one that answers, and the path of its file. */
export function precedenceOf(pattern: string, winner: { path: string; pattern: string }): Reason {
  if (shapeOf(winner.pattern) === shapeOf(pattern)) return { kind: 'replaced', by: winner.path };
  const own = segmentsOf(pattern);
  const chosen = segmentsOf(winner.pattern);
  const at = own.findIndex((segment, index) => segment !== chosen[index]);
  const theirs = chosen[at];
  if (theirs === undefined) return { kind: 'base', file: winner.path };
  return { kind: 'behind', winner: folderOf(theirs), own: folderOf(own[at] ?? '') };
}
