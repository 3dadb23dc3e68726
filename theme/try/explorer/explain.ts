/** The file that answers a request, and the reasons against the others. The framework itself decides: it starts apps with the files. */
import {
  type AppFile,
  type Chosen,
  mismatchOf,
  precedenceOf,
  type Reason,
  type RouteMatch,
  renamedIn,
} from '../../../model/routeMatch.ts';
import { type RouteFile, type StartedApp, startApp } from '../app/startApp.ts';
import { METHODS, type Method } from '../methods.ts';

export interface Explanation extends RouteMatch {
  printed: readonly string[];
}

/** Route of a file, as the framework prints it. */
const PRINTED = 'Loading route: ';

interface Alone {
  /** Missing for a file that the framework ignores. */
  pattern?: string | undefined;
  /** It would answer as the only file. */
  fits: boolean;
}

async function alone(file: AppFile, target: string): Promise<Alone> {
  const { printed, ask } = await startApp([{ ...file, methods: METHODS }]);
  const line = printed.find((text) => text.startsWith(PRINTED));
  const answer = await ask?.('GET', target);
  return { pattern: line?.slice(PRINTED.length), fits: Boolean(answer?.handled) };
}

/** @param chosen the file that answers, if any. */
async function reasonOf(file: AppFile, target: string, chosen: AppFile | undefined): Promise<Reason> {
  const { pattern, fits } = await alone(file, target);
  if (pattern === undefined) return { kind: file.path.endsWith('/route.ts') ? 'skipped' : 'ignored' };
  // The framework decides whether a route matches.
  if (!fits || !chosen) return mismatchOf(pattern, target) ?? { kind: 'dead' };
  return precedenceOf(pattern, { path: chosen.path, pattern: (await alone(chosen, target)).pattern ?? '' });
}

/** The same app with all methods in every file, because methods do not influence which file answers. */
const withAllMethods = (files: readonly RouteFile[]) => files.map((file) => ({ ...file, methods: METHODS }));

async function chosenBy(
  app: StartedApp,
  files: readonly RouteFile[],
  target: string,
): Promise<Chosen | undefined> {
  const { handled } = (await app.ask?.('GET', target)) ?? {};
  const file = files.find(({ path }) => path === handled?.file);
  if (!(handled && file)) return undefined;
  const { params, wildcardParams } = handled;
  return { file, params, wildcardParams, renamed: renamedIn(file, params) };
}

/**
 * @param files in reading order.
 * @param target path and query, as sent.
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
