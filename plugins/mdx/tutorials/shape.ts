/** Data for the drawing of a tutorial, read from its final program. */
import path from 'node:path';
import { patternOf } from '../../../model/routeMatch.ts';
import type { TutorialShape } from '../../../model/tutorialDrawing.ts';
import { available } from '../../content/diagnostic.ts';
import { statusOf } from '../samples/answer.ts';
import type { ShownSample } from '../samples/read.ts';

/** Text of each file that readers write, by its path in the project. */
type Files = ReadonlyMap<string, string>;

type Shape<Shows extends TutorialShape['shows']> = Extract<TutorialShape, { shows: Shows }>;

const ROUTE_FILE = /^api\/(?:.+\/)?route\.ts$/;

const METHOD = /^export (?:async )?(?:function|const) (GET|POST|PUT|PATCH|DELETE)\b/gm;

function routesOf(files: Files): Shape<'routes'> {
  const routes = [...files].flatMap(([file, source]) => {
    if (!ROUTE_FILE.test(file)) return [];
    return [
      { path: patternOf(file), methods: [...source.matchAll(METHOD)].map(([, method = '']) => method) },
    ];
  });
  return { shows: 'routes', routes: routes.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

const TABLE = /CREATE TABLE (?:IF NOT EXISTS )?(\w+) \(([\s\S]*?)\n\s*\);/g;
const COLUMN = /^\s*(\w+) [A-Z]+\b.*?(?:REFERENCES (\w+).*)?,?$/gm;

function tablesOf(files: Files): Shape<'tables'> {
  const tables = [...files.values()].flatMap((source) =>
    [...source.matchAll(TABLE)].map(([, name = '', columns = '']) => ({
      name,
      columns: [...columns.matchAll(COLUMN)].map(([, column = '', refersTo]) => ({ name: column, refersTo })),
    })),
  );
  if (tables.length === 0) throw new Error('shows tables, but no file of the last step creates one.');
  return { shows: 'tables', tables };
}

/** The file that a name in a file is imported from: `writeAuth` → `middleware/write-auth.ts`. */
function importedFrom(files: Files, file: string, name: string): string | undefined {
  const imports = files.get(file)?.matchAll(/import\s*\{([^}]*)\}\s*from '(\.[^']*)'/g) ?? [];
  for (const [, names = '', from = ''] of imports)
    if (new RegExp(`\\b${name}\\b`).test(names))
      return `${path.posix.join(path.posix.dirname(file), from.replace(/\.ts$/, ''))}.ts`;
  return undefined;
}

/** Patterns of layer names: global middleware in the app's file, schema and middleware in the file of a route. */
const GLOBAL = /globalMiddleware: \[(\w+)/;
const SCHEMA = /^export const schema = \{[\s\S]*?: (\w+) \}/m;
const MIDDLEWARE = /^export const middleware(?:: Middleware\[\])? = \[(\w+)/m;

/** Files that a request passes on its way to the shortest of the routes with middleware, and the file of that route. */
function layersOf(files: Files): Shape<'layers'> {
  const [route] = [...files]
    .flatMap(([file, source]) => (ROUTE_FILE.test(file) && MIDDLEWARE.test(source) ? [file] : []))
    .sort((a, b) => a.length - b.length);
  if (route === undefined) throw new Error('shows layers, but no route of the last step has middleware.');
  const found = (owner: string, list: RegExp) => {
    const name = list.exec(files.get(owner) ?? '')?.[1];
    const file = name && importedFrom(files, owner, name);
    if (!file) throw new Error(`shows layers, but "${owner}" imports nothing that fits ${list}.`);
    return file;
  };
  const layers = [found('index.ts', GLOBAL), found(route, SCHEMA), found(route, MIDDLEWARE), route];
  return { shows: 'layers', layers };
}

function exchangeOf(sample: ShownSample): Shape<'exchange'> {
  const [request] = sample.requests;
  const answer = request && sample.recording?.answers[request.id];
  if (!request || !answer || !('body' in answer))
    throw new Error(`shows a request, but "${sample.name}" has no recorded response to its first one.`);
  const { method, target } = request;
  return { shows: 'exchange', method, target, status: statusOf(answer), body: answer.body };
}

/** Readers of data, by kind of drawing. */
const SHAPES: Readonly<Record<TutorialShape['shows'], (files: Files, sample: ShownSample) => TutorialShape>> =
  {
    exchange: (_files, sample) => exchangeOf(sample),
    routes: routesOf,
    tables: tablesOf,
    layers: layersOf,
  };

/** @throws for an unknown kind of drawing, and for a program without the parts that it shows. */
export function tutorialShape(shows: string, files: Files, sample: ShownSample): TutorialShape {
  const read = Object.entries(SHAPES).find(([name]) => name === shows)?.[1];
  if (!read) throw new Error(`shows "${shows}". ${available('drawings', shows, Object.keys(SHAPES))}`);
  return read(files, sample);
}
