import fs from 'node:fs';
import path from 'node:path';
import { META_FILES, type Sample } from '../../plugins/content/samples/discover.ts';
import { listBelow } from '../../plugins/content/sourceFiles.ts';
import { COUNT, CREDENTIALS, ORDER } from './recipes.ts';

/** The route that takes all paths that no other one has: there is one in an app. */
const CATCH_ALL = 'api/[...]/';

/** Name of a program in the paths of a combination. */
export const prefixOf = (name: string): string => name.replace(/^recipes\//, '').replaceAll('/', '-');

/** Where a file of a program is put: routes go below the program's name, because several have the same. */
function placeOf(file: string, prefix: string): string {
  return file.startsWith('api/') && !file.startsWith(CATCH_ALL)
    ? file.replace('api/', `api/${prefix}/`)
    : file;
}

/** The address of a route of a program, in a combination. */
export const addressIn = (prefix: string, target: string): string =>
  target.replace(/^\/api\//, `/api/${prefix}/`);

/**
 * The text of a file at its new place: relative paths resolve to the same files, and addresses are those of the combination.
 *
 * @param file where the file is, relative to its program.
 */
function moved(text: string, file: string, prefix: string): string {
  const from = path.posix.dirname(placeOf(file, prefix));
  return text
    .replace(/'(\.\.?\/[^']*)'/g, (_, to: string) => {
      const target = placeOf(path.posix.join(path.posix.dirname(file), to), prefix);
      const relative = path.posix.relative(from, target);
      return `'${relative.startsWith('.') ? relative : `./${relative}`}'`;
    })
    .replace(/(?<!\.)(\/api\/)(?=[a-z])/g, `$1${prefix}/`);
}

/** The elements of `globalMiddleware` in an `index.ts`, as they are written. */
export function globalMiddlewareOf(index: string): string[] {
  const [, rest] = index.replace(/(?<=^|\s)\/\/.*$/gm, '').split('globalMiddleware: [');
  const elements = [''];
  let depth = 0;
  for (const character of rest ?? '') {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth < 0) break;
    if (character === ',' && depth === 0) elements.push('');
    else elements.push(`${elements.pop()}${character}`);
  }
  return elements.map((element) => element.trim()).filter((element) => element !== '');
}

/** Place of an element in the order that the docs give. @throws for an element without a place. */
function rankOf(element: string): number {
  const name = /^\w+/.exec(element)?.[0] ?? '';
  if (ORDER.includes(name)) return ORDER.indexOf(name);
  const cure = 'add it to ORDER in e2e/recipe-pairs/recipes.ts';
  throw new Error(`"${name}" has no place among global middleware: ${cure}.`);
}

/** Elements in the order that the docs give. */
export const inOrder = (elements: readonly string[]): string[] =>
  [...elements].sort((a, b) => rankOf(a) - rankOf(b));

/** One `index.ts` for several. */
function indexOf(indexes: readonly string[], hasPages: boolean): string {
  const imports = indexes
    .flatMap((index) => index.match(/^import .*$/gm) ?? [])
    .filter((line) => !line.includes("'burger-api'"));
  const elements = new Set(indexes.flatMap(globalMiddlewareOf));
  return [
    "import { Burger, setDir } from 'burger-api';",
    ...new Set(imports),
    'const app = new Burger({',
    "  apiDir: setDir(import.meta.dir, 'api'),",
    ...(hasPages ? ["  pageDir: setDir(import.meta.dir, 'pages'),"] : []),
    `  globalMiddleware: [${inOrder([...elements]).join(', ')}],`,
    '});',
    'await app.serve(Number(process.env.PORT ?? 4000));',
    '',
  ].join('\n');
}

/** Adds the headers that the other programs of an app require of every request to the `fetch` of tests. */
const preload = (headers: Readonly<Record<string, string>>) => `
const { fetch } = globalThis;
let count = 0;
globalThis.fetch = Object.assign((input, init) => {
  count += 1;
  const credentials = JSON.parse(${JSON.stringify(JSON.stringify(headers))}.replaceAll('${COUNT}', count));
  return fetch(input, { ...init, headers: { ...credentials, ...init?.headers } });
}, fetch);
`;

/** Name of the file that tests of a program load first. */
export const preloadOf = (name: string): string => `${prefixOf(name)}.preload.js`;

/** Headers that the other programs of an app want of a request, with names in lower case. */
export const credentialsFor = (name: string, programs: readonly Sample[]): Readonly<Record<string, string>> =>
  Object.assign({}, ...programs.map((other) => (other.name === name ? {} : CREDENTIALS[other.name])));

/**
 * Writes one app of several programs.
 *
 * @param target absolute path of the folder to write.
 * @returns its environment.
 * @throws when two programs have different files, or values of the environment, under one name.
 */
export function combine(programs: readonly Sample[], target: string): Record<string, string> {
  const written = new Map<string, { text: string; of: string }>();
  const env: Record<string, string> = {};
  const indexes: string[] = [];
  for (const { name, dir, settings } of programs) {
    const prefix = prefixOf(name);
    for (const file of listBelow(dir)) {
      if (META_FILES.has(file) || /^requests\/.*\.ts$/.test(file)) continue;
      const bytes = fs.readFileSync(path.join(dir, file));
      if (file === 'index.ts') {
        indexes.push(bytes.toString('utf8'));
        continue;
      }
      const isCode = /\.tsx?$/.test(file);
      const text = isCode ? moved(bytes.toString('utf8'), file, prefix) : bytes.toString('latin1');
      const place = placeOf(file, prefix);
      const other = written.get(place);
      if (other && other.text !== text)
        throw new Error(`${place} of ${name} is not that of ${other.of}: give it another name, or one text.`);
      written.set(place, { text, of: name });
      fs.mkdirSync(path.dirname(path.join(target, place)), { recursive: true });
      fs.writeFileSync(path.join(target, place), text, isCode ? 'utf8' : 'latin1');
    }
    for (const [key, value] of Object.entries({ ...settings.env, ...settings.recordingEnv })) {
      if (env[key] !== undefined && env[key] !== value)
        throw new Error(`${key} is "${value}" in ${name}, and "${env[key]}" in another program of the app.`);
      env[key] = value;
    }
    if (settings.command)
      fs.writeFileSync(path.join(target, preloadOf(name)), preload(credentialsFor(name, programs)));
  }
  const hasPages = [...written.keys()].some((file) => file.startsWith('pages/'));
  fs.writeFileSync(path.join(target, 'index.ts'), indexOf(indexes, hasPages));
  return { ...env, UPLOADS: './uploads' };
}
