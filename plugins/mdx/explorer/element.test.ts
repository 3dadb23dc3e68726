import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { createExpandForTest } from '../../../e2e/support/expandForTest.ts';

const samples = fs.mkdtempSync(path.join(os.tmpdir(), 'explorer-'));
afterAll(() => fs.rmSync(samples, { recursive: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(samples, file)), { recursive: true });
  fs.writeFileSync(path.join(samples, file), text);
}

const answer = (status: number, statusText: string, body: string) => ({
  status,
  statusText,
  headers: {},
  body,
});

write('app/index.ts', '');
write(
  'app/api/a/[id]/route.ts',
  'export const GET = answer(import.meta);\nexport const POST = answer(import.meta);\n',
);
write(
  'app/requests.http',
  '@host = http://localhost:4000\n\n### One\n# @name one\nGET {{host}}/api/a/1\n\n### None\n# @name none\nGET {{host}}/api/b\n',
);
write(
  'app/recording.json',
  JSON.stringify({
    stdout: ['Loading route: /api/a/:id'],
    stderr: [],
    exitCode: null,
    answers: {
      one: answer(200, 'OK', '{"file":"api/a/[id]/route.ts","params":{"id":"1"}}'),
      none: answer(404, 'Not Found', 'Not Found'),
    },
    differences: {},
  }),
);

const expand = createExpandForTest(samples);

test('a page shows the results of the requests of a sample, and the explorer begins with its files', () => {
  const { source, diagnostics, folders } = expand('# Page\n\n<RouteExplorer name="app" request="none" />\n');
  expect(diagnostics).toEqual([]);
  expect(folders).toEqual([path.join(samples, 'app')]);
  const example = {
    files: [{ path: 'api/a/[id]/route.ts', methods: ['GET', 'POST'] }],
    method: 'GET',
    target: '/api/b',
    bun: '1.3',
    match: {
      status: 404,
      isBuiltIn: false,
      others: [
        {
          file: { path: 'api/a/[id]/route.ts', methods: ['GET', 'POST'] },
          reason: { kind: 'differs', own: 'a', sent: 'b' },
        },
      ],
      dependsOnOrder: false,
    },
  };
  expect(source).toBe(
    [
      '# Page',
      `<RouteExplorer example={${JSON.stringify(example)}}>`,
      '| Request | Who answers | Handler gets |\n| - | - | - |\n' +
        '| `GET /api/a/1` | `api/a/[id]/route.ts` | `{"id":"1"}` |\n' +
        '| `GET /api/b` | 404 Not Found | nothing |',
      '</RouteExplorer>\n\nimport { RouteExplorer } from "/theme/RouteExplorer.tsx";\n',
    ].join('\n\n'),
  );
});

test.each([
  ['<RouteExplorer name="ap" request="none" />', 'names the sample "ap", which does not exist.'],
  ['<RouteExplorer name="app" request="two" />', 'shows the request "two" of "app".'],
  ['<RouteExplorer name="app" />', 'needs request="…"'],
  ['<RouteExplorer name={app} />', 'has name={…}: Invalid input: expected string'],
])('%s is a problem with its line', (text, problem) => {
  const [found] = expand(`# Page\n\n${text}\n`).diagnostics;
  expect(String(found?.reason ?? found)).toContain(problem);
});

test('a page without one is left as it is', () => {
  expect(expand('# Page\n').source).toBe('# Page\n');
});
