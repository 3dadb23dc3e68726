/** The page's replacements for Bun's APIs in programs. */
import { expect, test } from '@rstest/core';
import { compile } from '../../model/compile.ts';
import type { Reply, SentRequest } from '../../theme/try/run/workerMessages.ts';
import { bundleScripts, repliesOf } from './tryInPage.ts';

const scripts = bundleScripts();

const APP = `import { Burger, setDir } from 'burger-api';
const app = new Burger({ apiDir: setDir(import.meta.dir, 'api') });
`;

const ROUTE = "export const GET = () => new Response('in');";

async function replies(
  files: Readonly<Record<string, string>>,
  request: Partial<SentRequest> = {},
): Promise<Reply[]> {
  const all = { 'index.ts': `${APP}await app.serve(4000, () => {});`, 'api/route.ts': ROUTE, ...files };
  const modules = Object.entries(all).map(([path, source]) => [path, compile(source, path)]);
  return repliesOf(
    {
      modules: Object.fromEntries(modules),
      env: {},
      requests: [{ method: 'GET', target: '/api', headers: [], ...request }],
    },
    await scripts,
  );
}

/** Body of a program's response, or the failure in its place. */
async function ending(files: Readonly<Record<string, string>>, request: Partial<SentRequest> = {}) {
  const last = (await replies(files, request)).at(-1);
  return last?.failure ?? last?.answer?.body;
}

/** Return value of a handler, as JSON. */
const responseOf = async (expression: string, imports = '', request: Partial<SentRequest> = {}) =>
  ending(
    { 'api/route.ts': `${imports}\nexport const GET = async (req: any) => Response.json(${expression});` },
    request,
  );

test.each([
  ['with a callback', `${APP}app.serve(4000, () => console.log('listening'));`],
  ['with a catch', `${APP}app.serve(4000).catch(console.error);`],
  ['in a function', `${APP}async function main() { await Bun.sleep(20); await app.serve(4000); }\nmain();`],
])('TRY-6 a server that the program has not waited for answers: %s', async (_, source) => {
  expect(await ending({ 'index.ts': source })).toBe('in');
});

test('TRY-6 a program without a server gets a message', async () => {
  expect(await ending({ 'index.ts': `${APP}console.log('built');` })).toBe(
    'Error: The program starts no server.',
  );
  expect(await ending({ 'index.ts': `${APP}setInterval(() => {}, 1);` })).toMatch(/starts no server/);
});

test.each([
  [
    'a rejection while it starts',
    { 'index.ts': `${APP}Promise.reject(new Error('lost'));await app.serve(4000);await Bun.sleep(20);` },
  ],
  ['a function that fails', { 'index.ts': `${APP}(async () => { throw new Error('lost'); })();` }],
  [
    'a timer',
    {
      'api/route.ts': `export const GET = async () => { setTimeout(() => { throw new Error('lost'); }, 1); await Bun.sleep(60); return new Response('x'); };`,
    },
  ],
  [
    'a promise of a handler',
    {
      'api/route.ts': `export const GET = async () => { Promise.reject(new Error('lost')); await Bun.sleep(60); return new Response('x'); };`,
    },
  ],
])('TRY-5 an error that nobody catches ends the run, as it ends Bun: %s', async (_, files) => {
  expect(await ending(files)).toBe('Error: lost');
});

test('TRY-5 a program may catch errors that nobody else does', async () => {
  const own = `process.on('unhandledRejection', (reason) => console.log('own', reason.message));\n`;
  const all = await replies({
    'index.ts': `${own}${APP}Promise.reject(new Error('lost'));await app.serve(4000, () => {});await Bun.sleep(20);`,
  });
  expect(all.at(-1)?.answer?.body).toBe('in');
  expect(all[0]?.printed).toContain('own lost');
});

test('TRY-6 a folder that is not there is named as Bun names it', async () => {
  const source = (dir: string) => `import { Burger, setDir } from 'burger-api';
import { join } from 'node:path';
await new Burger({ apiDir: ${dir} }).serve(4000, () => {});`;
  expect(await ending({ 'index.ts': source("setDir(import.meta.dir, 'routes')") })).toBe(
    "Error: Failed to load routes: ENOENT: no such file or directory, scandir './routes'",
  );
  for (const dir of [
    "join(import.meta.dir, 'api')",
    "setDir(import.meta.dir, './api')",
    "'api'",
    "'./x/../api'",
  ])
    expect(await ending({ 'index.ts': source(dir) })).toBe('in');
});

test('TRY-6 data is imported as Bun imports it', async () => {
  expect(
    await ending({
      'api/route.ts': `import data, { a } from '../data.json'; import text from '../a.txt' with { type: 'text' };
export const GET = () => Response.json([data, a, text]);`,
      'data.json': '{ "a": 1 }',
      'a.txt': 'b',
    }),
  ).toBe('[{"a":1},1,"b"]');
});

test('TRY-6 names that are not exported stop the program: a middleware of a wrong name would be missing', async () => {
  expect(
    await ending({
      'api/route.ts': `import { requireKye } from '../auth'; export const middleware = [requireKye].filter(Boolean); ${ROUTE}`,
      'auth.ts': 'export const requireKey = () => new Response(null, { status: 401 });',
    }),
  ).toMatch(/SyntaxError: Export named 'requireKye' not found in module '\.\/auth\.ts'\.$/);
  expect(await responseOf('z.string().safeParse(1).success', "import { z } from 'zod/v4';")).toBe('false');
});

test.each(['GET', 'HEAD', 'OPTIONS'])('TRY-6 a %s has no body', async (method) => {
  const route = `export const ${method} = async (req: any) => new Response(null, { headers: { got: '[' + await req.text() + ']' } });`;
  const last = (await replies({ 'api/route.ts': route }, { method, body: 'b' })).at(-1);
  expect(last?.answer?.headers).toContainEqual(['got', '[]']);
});

test('TRY-5 parts of modules and of browsers that are missing are named', async () => {
  const all = await replies({
    'api/route.ts': `import { basename, parse } from 'node:path';
export const GET = () => Response.json([basename('/a/b.ts'), typeof parse, typeof crypto.subtle]);`,
  });
  expect(all.at(-1)?.answer?.body).toBe('["b.ts","undefined","undefined"]');
  expect(new Set(all.flatMap(({ lacks }) => lacks ?? []))).toEqual(
    new Set(['parse of node:path', 'crypto.subtle']),
  );
});

test('TRY-6 the console has groups, tables and the names of classes', async () => {
  const all = await replies(
    {
      'api/[id]/route.ts': `export const GET = (req: any) => {
  console.group('A'); console.log('b'); console.group(); console.table([1]); console.groupEnd(); console.groupEnd();
  console.dir({ a: 1 }, { depth: 0 }); console.assert(false, 'no'); console.assert(false);
  console.log(req.params, req.clone().constructor.name, new Response().constructor.name, Request.name);
  console.log(req);
  return new Response('x'); };`,
    },
    { target: '/api/5' },
  );
  expect(all.at(-1)?.printed).toEqual(
    `A
  b
┌───┬────────┐
│   │ Values │
├───┼────────┤
│ 0 │ 1      │
└───┴────────┘
{
  a: 1,
}
no
Assertion failed
RequestParams {
  id: "5",
} Request Response Request
BunRequest (0 KB) {
  method: "GET",
  url: "http://localhost:4000/api/5",
  params: RequestParams {
    id: "5",
  },
  headers: Headers {
    "host": "localhost:4000",
  }
}`.split('\n'),
  );
});
