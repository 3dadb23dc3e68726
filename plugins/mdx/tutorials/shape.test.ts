import { describe, expect, test } from '@rstest/core';
import type { ShownSample } from '../samples/read.ts';
import { tutorialShape } from './shape.ts';

const SAMPLE: ShownSample = {
  name: 'tutorials/todo/02-more',
  dir: '/samples/tutorials/todo/02-more',
  root: '/samples',
  files: [],
  dependencies: [],
  settings: { env: {}, recordingEnv: {}, headers: [], types: 'pass' },
  requests: [
    { line: 1, id: 'add', title: 'Add', method: 'POST', target: '/api/todos', headers: [], body: undefined },
  ],
  recording: {
    stdout: [],
    stderr: [],
    exitCode: null,
    differences: {},
    answers: { add: { status: 201, statusText: 'Created', headers: {}, body: '{"id":1}' } },
  },
};

const FILES = new Map([
  [
    'index.ts',
    "import { logger } from './middleware/logger';\n\nnew Burger({ globalMiddleware: [logger] });\n",
  ],
  [
    'api/todos/[id]/route.ts',
    "import { auth } from '../../../auth.ts';\n\nexport const middleware = [auth];\nexport async function GET() {}\n",
  ],
  [
    'api/todos/route.ts',
    "import { auth } from '../../auth.ts';\nimport { body } from '../../schemas';\n\nexport const schema = {\n  post: { body: body },\n};\nexport const middleware: Middleware[] = [auth];\nexport const POST = safe(() => {});\nexport function GET() {}\n",
  ],
  [
    'db.ts',
    'db.exec(`\n  CREATE TABLE IF NOT EXISTS lists (\n    id INTEGER PRIMARY KEY\n  );\n  CREATE TABLE todos (\n    id INTEGER PRIMARY KEY,\n    listId INTEGER NOT NULL REFERENCES lists(id) ON DELETE CASCADE,\n    title TEXT NOT NULL\n  );\n`);\n',
  ],
]);

const EMPTY = new Map<string, string>();

describe('a drawing shows', () => {
  test('the first exchange of the last step', () => {
    expect(tutorialShape('exchange', FILES, SAMPLE)).toEqual({
      shows: 'exchange',
      method: 'POST',
      target: '/api/todos',
      status: '201 Created',
      body: '{"id":1}',
    });
  });

  test('routes by their addresses, with the methods that their files export', () => {
    expect(tutorialShape('routes', FILES, SAMPLE)).toEqual({
      shows: 'routes',
      routes: [
        { path: '/api/todos', methods: ['POST', 'GET'] },
        { path: '/api/todos/:id', methods: ['GET'] },
      ],
    });
  });

  test('tables with their columns and references', () => {
    expect(tutorialShape('tables', FILES, SAMPLE)).toEqual({
      shows: 'tables',
      tables: [
        { name: 'lists', columns: [{ name: 'id', refersTo: undefined }] },
        {
          name: 'todos',
          columns: [
            { name: 'id', refersTo: undefined },
            { name: 'listId', refersTo: 'lists' },
            { name: 'title', refersTo: undefined },
          ],
        },
      ],
    });
  });

  test('the files that a request to the shortest route with middleware passes', () => {
    expect(tutorialShape('layers', FILES, SAMPLE)).toEqual({
      shows: 'layers',
      layers: ['middleware/logger.ts', 'schemas.ts', 'auth.ts', 'api/todos/route.ts'],
    });
  });
});

test.each([
  ['table', FILES, 'shows "table". Did you mean "tables"?'],
  ['tables', EMPTY, 'no file of the last step creates one'],
  ['layers', EMPTY, 'no route of the last step has middleware'],
])('a drawing of %s that there is not is an error', (shows, files, problem) => {
  expect(() => tutorialShape(shows, files, SAMPLE)).toThrow(problem);
});

test('a request without a response is an error that names its sample', () => {
  expect(() => tutorialShape('exchange', FILES, { ...SAMPLE, recording: undefined })).toThrow(
    '"tutorials/todo/02-more" has no recorded response',
  );
});
