import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { bundleScripts, checkInPage, tryInPage } from './tryInPage.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'inPage-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const INDEX = `import { Burger, setDir } from 'burger-api';
await new Burger({ apiDir: setDir(import.meta.dir, 'api') }).serve(4000, () => {});
`;

/** A sample with one route. @param expression of the route's response. */
function write(name: string, expression: string, body: unknown): void {
  const files = {
    'index.ts': INDEX,
    'api/value/route.ts': `export const GET = async () => Response.json(${expression});\n`,
    'requests.http': '### Ask\n# @name ask\nGET {{host}}/api/value\n',
    'recording.json': JSON.stringify({
      stdout: ['Loading route: /api/value'],
      stderr: [],
      exitCode: null,
      answers: {
        ask: {
          status: 200,
          statusText: 'OK',
          headers: { 'content-type': 'application/json;charset=utf-8' },
          body: JSON.stringify(body),
        },
      },
      differences: {},
    }),
  };
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, name, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}

test('TRY-2 a program runs in the page with the random ids of Bun, over HTTP too, where browsers have none', async () => {
  write('ids', 'crypto.randomUUID()', '3f2b8c1e-5d4a-4f6b-9c7d-1e2f3a4b5c6d');
  expect(await tryInPage(root, 'ids', await bundleScripts())).toBeUndefined();
});

test('TRY-2 a program that needs a secure context does not run in the page, with the reason', async () => {
  write('digest', "(await crypto.subtle.digest('SHA-256', new Uint8Array())).byteLength", 32);
  expect(await tryInPage(root, 'digest', await bundleScripts())).toMatch(/"ask" is answered in another way/);
});

test('TRY-2 the record of one sample adds it to those that run in the page, and others stay', async () => {
  const samples = path.join(root, 'some');
  const list = path.join(samples, 'inPage.json');
  write('some/new', '1 + 1', 2);
  write('some/old', '1', 1);
  fs.writeFileSync(list, '{ "runs": ["gone"], "others": { "old": "A reason." } }');
  expect(await checkInPage(samples, ['new'], false)).toMatch(/changed: new\. Record it: .* new --record$/);
  expect(await checkInPage(samples, ['new'], true)).toBeUndefined();
  expect(JSON.parse(fs.readFileSync(list, 'utf8'))).toEqual({ runs: ['new'], others: { old: 'A reason.' } });
  expect(await checkInPage(samples, ['new'], false)).toBeUndefined();
});
