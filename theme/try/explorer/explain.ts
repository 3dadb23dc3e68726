/** Which file answers a request, and why the others do not. Decided by the framework itself, which starts apps of the files. */
import { type RouteFile, type StartedApp, startApp } from '../app/startApp.ts';
import { METHODS, type Method } from '../methods.ts';

/** Why a file doesn't answer. Segments of files are written as folders, `[id]`; those of the request as they were sent. */
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
  /** A segment that is sent empty, as behind a slash at the end, is none of a file's. */
  | { kind: 'empty'; own: string }
  /** The path ends where `own` is expected. */
  | { kind: 'ends'; own: string }
  /** The path goes on after the file's own. */
  | { kind: 'longer'; rest: string }
  | { kind: 'slash' }
  /** Below `[...]`. */
  | { kind: 'dead' };

/** The file that a request leads to. */
export interface Chosen {
  file: RouteFile;
  params: Readonly<Record<string, string>>;
  /** On wildcard routes. */
  wildcardParams?: readonly string[] | undefined;
  /** Names of its folders that `params` has under another name, because another file has that position, too. */
  renamed: readonly string[];
}

export interface Explanation {
  /** The message with which the app didn't start, word for word. */
  failure?: string | undefined;
  printed: readonly string[];
  status: number;
  /** Missing where the framework itself answers, or nothing does. */
  chosen?: Chosen | undefined;
  /** The framework's own pages, such as `/docs`. */
  isBuiltIn: boolean;
  /** Of all other files, in their order; none of an app that didn't start. */
  others: readonly { file: RouteFile; reason: Reason }[];
  /** Read in the opposite order, the files answer otherwise. */
  dependsOnOrder: boolean;
}

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

const pathOf = (target: string) => target.split('?')[0] ?? '';

/** A path that can't be decoded stands for itself. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function differenceOf(own: string, sent: string): Reason {
  if (own.toLowerCase() === sent.toLowerCase()) return { kind: 'case', own, sent };
  return { kind: decoded(sent) === own ? 'encoded' : 'differs', own, sent };
}

/** Why a route doesn't fit a path: its first segment that doesn't. */
function misfit(pattern: string, path: string): Reason {
  const own = segmentsOf(pattern);
  const sent = segmentsOf(path);
  const wildcard = own.indexOf('*');
  for (const [at, segment] of own.entries()) {
    if (at === wildcard) return { kind: 'dead' };
    const part = sent[at];
    if (part === undefined) return { kind: 'ends', own: folderOf(segment) };
    if (part === '') return { kind: 'empty', own: folderOf(segment) };
    if (!isParameter(segment) && segment !== part) return differenceOf(segment, part);
  }
  const rest = sent.slice(own.length).join('/');
  return rest === '' ? { kind: 'slash' } : { kind: 'longer', rest };
}

/** Why a route that fits, too, stands behind another one. */
function behind(pattern: string, winner: string, file: string): Reason {
  const own = segmentsOf(pattern);
  const chosen = segmentsOf(winner);
  const at = own.findIndex((segment, index) => segment !== chosen[index]);
  const theirs = chosen[at];
  if (theirs === undefined) return { kind: 'base', file };
  return { kind: 'behind', winner: folderOf(theirs), own: folderOf(own[at] ?? '') };
}

/** As the framework prints the route of a file that it reads. */
const PRINTED = 'Loading route: ';

/** What a file is by itself, whatever it exports. */
interface Alone {
  /** Missing for a file that isn't read. */
  pattern?: string | undefined;
  /** It would answer, were it the only one. */
  fits: boolean;
}

async function alone(file: RouteFile, target: string): Promise<Alone> {
  const { printed, ask } = await startApp([{ ...file, methods: METHODS }]);
  const line = printed.find((text) => text.startsWith(PRINTED));
  const answer = await ask?.('GET', target);
  return { pattern: line?.slice(PRINTED.length), fits: Boolean(answer?.handled) };
}

/** @param chosen the file that answers instead, if one does. */
async function reasonOf(file: RouteFile, target: string, chosen: RouteFile | undefined): Promise<Reason> {
  const { pattern, fits } = await alone(file, target);
  if (pattern === undefined) return { kind: file.path.endsWith('/route.ts') ? 'skipped' : 'ignored' };
  if (!fits || !chosen) return misfit(pattern, pathOf(target));
  const winner = (await alone(chosen, target)).pattern ?? '';
  if (shapeOf(winner) === shapeOf(pattern)) return { kind: 'replaced', by: chosen.path };
  return behind(pattern, winner, chosen.path);
}

/** The same app, where every file exports every method: who answers doesn't depend on them. */
const withAllMethods = (files: readonly RouteFile[]) => files.map((file) => ({ ...file, methods: METHODS }));

const namesIn = ({ path }: RouteFile) =>
  [...path.matchAll(/\/\[([^\]]+)\](?=\/)/g)].map(([, name = '']) => name);

async function chosenBy(
  app: StartedApp,
  files: readonly RouteFile[],
  target: string,
): Promise<Chosen | undefined> {
  const { handled } = (await app.ask?.('GET', target)) ?? {};
  const file = files.find(({ path }) => path === handled?.file);
  if (!(handled && file)) return undefined;
  const { params, wildcardParams } = handled;
  const renamed = namesIn(file).filter((name) => name !== '...' && !Object.hasOwn(params, name));
  return { file, params, wildcardParams, renamed };
}

/**
 * @param files in the order in which they are read.
 * @param target path and query as they are sent.
 */
export async function explain(
  files: readonly RouteFile[],
  method: Method,
  target: string,
): Promise<Explanation> {
  const app = await startApp(files);
  const probe = await startApp(withAllMethods(files));
  const chosen = await chosenBy(probe, files, target);
  const backwards = await startApp(withAllMethods([...files].reverse()));
  const other = await chosenBy(backwards, files, target);
  const answer = await app.ask?.(method, target);
  const others = files.filter((file) => file !== chosen?.file);
  return {
    failure: app.failure,
    printed: app.printed,
    status: answer?.status ?? 0,
    chosen,
    isBuiltIn: Boolean(answer?.pattern) && !chosen,
    others:
      app.failure === undefined
        ? await Promise.all(
            others.map(async (file) => ({ file, reason: await reasonOf(file, target, chosen?.file) })),
          )
        : [],
    dependsOnOrder:
      chosen?.file !== other?.file || JSON.stringify(chosen?.params) !== JSON.stringify(other?.params),
  };
}
