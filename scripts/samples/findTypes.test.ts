/** Names of the framework in a program, and their documentation. Needs the packages of the samples. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { hashOfCode, readMarks } from '../../model/frameworkTypes.ts';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import recorded from '../../samples/types.json';
import { checkRecordedTypes, FALSE_DOCS, findTypes } from './findTypes.ts';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'types-'));
  fs.copyFileSync(path.join(SAMPLES_DIR, 'tsconfig.json'), path.join(root, 'tsconfig.json'));
  fs.symlinkSync(path.join(SAMPLES_DIR, 'node_modules'), path.join(root, 'node_modules'));
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

/** `name: type` of each mark of a program; undefined for a program without any. */
function marksOf({ code }: { code: Readonly<Record<string, string>> }, program: string) {
  const marks = code[hashOfCode(program)];
  return (
    marks &&
    readMarks(marks).map(
      ({ offset, type }) => `${/^\w+/.exec(program.slice(offset))?.[0]}: ${type.split('#')[0]}`,
    )
  );
}

const TYPED = `export function GET(req: BurgerRequest<{ params: { id: number } }>) {
  return Response.json(req.validated.params.id);
}`;

const PROGRAM = `import { Burger as App, Missing, setDir, type Middleware } from 'burger-api';
import type { BurgerRequest } from 'burger-api';

const first: Middleware = ({ validated, url }) => (validated.query ? undefined : new Response(url));

{
  const setDir = (path: string) => path;
  setDir('own');
}

const options = { apiDir: 'of nobody' };
const app = new App({ apiDir: setDir(1, options.apiDir), globalMiddleware: [first], debug: Missing });
await app.serve(4000);

${TYPED}`;

test('imported, renamed, destructured and misused names; none that are local, foreign or missing', () => {
  write('index.ts', `${PROGRAM.replace(TYPED, `// #region typed\n${TYPED}\n// #endregion typed`)}\n`);
  const found = findTypes(root);
  expect(marksOf(found, PROGRAM)).toEqual([
    'Burger: Burger',
    'App: Burger',
    'setDir: setDir',
    'Middleware: Middleware',
    'BurgerRequest: BurgerRequest',
    'Middleware: Middleware',
    'validated: BurgerRequest.validated',
    'query: DefaultRequestProperties.query',
    'App: Burger',
    'apiDir: ServerOptions.apiDir',
    'setDir: setDir',
    'globalMiddleware: ServerOptions.globalMiddleware',
    'debug: ServerOptions.debug',
    'serve: Burger.serve',
    'BurgerRequest: BurgerRequest',
    'validated: BurgerRequest.validated',
  ]);
  expect(marksOf(found, TYPED)).toEqual([
    'BurgerRequest: BurgerRequest',
    'validated: BurgerRequest.validated',
  ]);
  const signatures = Object.values(found.types).map(({ signature }) => signature);
  expect(signatures).toContain('BurgerRequest.validated: { params: { id: number; }; }');
  expect(signatures).toContain('ServerOptions.apiDir?: string');
  expect(signatures).toContain(
    'class Burger {\n  constructor(options: ServerOptions);\n  serve(port?: number, cb?: () => void): Promise<void>;\n}',
  );
  expect(signatures.join('\n')).not.toMatch(/apiRoutes|pageRoutes|private/);
});

test('a text in two programs has the types of both only', () => {
  const text = `import { req } from './request.ts';\n\nexport const made = [req.validated, req.params];`;
  const request = (type: string) =>
    `import type { BurgerRequest } from 'burger-api';\nexport declare const req: BurgerRequest<${type}>;\n`;
  write('a/request.ts', request('{ query: { a: string } }'));
  write('b/request.ts', request('{ query: { b: string } }'));
  for (const folder of ['a', 'b']) write(`${folder}/index.ts`, `${text}\n`);
  expect(marksOf(findTypes(root), text)).toEqual(['params: BurgerRequest.params']);
});

test('a program without names of the framework has no marks', () => {
  write('index.ts', "const Burger = 'own';\nexport const serve = (apiDir: string) => Burger + apiDir;\n");
  expect(findTypes(root)).toMatchObject({ types: {}, code: {} });
});

test('API that came after the documented version is reported', () => {
  write('index.ts', "import { Burger } from 'burger-api';\nnew Burger({ apiRoutes: [] });\n");
  expect(checkRecordedTypes(root, false)).toBe(
    'a sample uses ServerOptions.apiRoutes, which came after 0.5.0.',
  );
});

test('false documentation is left out', () => {
  const types = JSON.stringify(recorded.types);
  for (const { text } of Object.values(FALSE_DOCS)) expect(types).not.toContain(text);
});
