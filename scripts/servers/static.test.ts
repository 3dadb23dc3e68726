import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { type Server, serve } from './static.ts';

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'));
  for (const page of ['index', '404']) fs.writeFileSync(path.join(folder, `${page}.html`), page);
  server = await serve(folder);
});

afterEach(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true });
});

/** Status of the response to an address as it is written: `fetch` would correct it. */
const statusOf = (target: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    http
      .get(server.origin, { path: target }, (response) => resolve(response.resume().statusCode))
      .on('error', reject);
  });

test.each([
  ['/', 200],
  ['//', 404],
  ['//other/', 404],
])('an address that begins with two slashes has no page: %s', async (target, status) => {
  expect(await statusOf(target)).toBe(status);
});
