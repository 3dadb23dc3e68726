import { expect, test } from '@rstest/core';
import { render } from '../../e2e/support/components/render.tsx';
import { one, property, selectAll, textsOf } from '../../e2e/support/html.ts';
import type { TutorialShape } from '../../model/tutorialDrawing.ts';
import { Checks } from './Checks.tsx';
import { Marks } from './Marks.tsx';
import { Operations } from './Operations.tsx';
import { StepFile } from './StepFile.tsx';
import { StepFold } from './StepFold.tsx';
import { TutorialDrawing } from './TutorialDrawing.tsx';

test('a request and its response are one line, with the class of the status', () => {
  const tree = render(<Marks method="GET" address="/api/menu" status="404 Not Found" />);
  expect(textsOf('span', tree)).toEqual(['GET /api/menu 404 Not Found']);
  expect(property(one('b[data-status]', tree), 'dataStatus')).toBe('4');
});

test('without method and status there is no line, and without status no mark', () => {
  expect(render(<Marks address="/api/menu" />).children).toEqual([]);
  expect(selectAll('[data-status]', render(<Marks method="GET" address="/" />))).toEqual([]);
});

test('TRY-4 each check has its title, its expected status and the request', () => {
  const checks = [{ title: 'A list', sent: 'GET /api/items', status: '200 OK' }];
  const tree = render(<Checks checks={checks} />);
  expect(textsOf('li strong', tree)).toEqual(['A list']);
  expect(textsOf('li p', tree)[0]).toContain('200 OK');
  expect(textsOf('pre', tree)).toEqual(['GET /api/items']);
});

test('an operation names its parameters, body and responses, and none that it does not have', () => {
  const part = (name: string) => [{ name, detail: 'string' }];
  const operation = {
    method: 'POST',
    path: '/todos',
    summary: 'Adds one',
    parameters: [],
    body: part('title'),
  };
  const tree = render(<Operations operations={[{ ...operation, responses: part('201') }]} />);
  expect(textsOf('dt', tree)).toEqual(['Body', 'Responses']);
  expect(textsOf('dd', tree)).toEqual(['title string', '201 string']);
  expect(textsOf('li > p', tree)).toEqual(['POST /todos', 'Adds one']);
});

test('a file that a step removes is found by another attribute than one that it writes', () => {
  const fileOf = (removed?: string) =>
    render(
      <StepFile path="index.ts" label="Removed" removed={removed}>
        <p>Delete it.</p>
      </StepFile>,
    );
  expect(selectAll('[data-file="index.ts"]:not([data-removed])', fileOf())).toHaveLength(1);
  expect(selectAll('[data-removed="index.ts"]:not([data-file])', fileOf('index.ts'))).toHaveLength(1);
  expect([textsOf('p', fileOf()), textsOf('p', fileOf('index.ts'))]).toEqual([
    ['Delete it.'],
    ['Removed', 'Delete it.'],
  ]);
});

test('a fold of a step is closed, and its summary has its request', () => {
  const tree = render(
    <StepFold label="Ask" method="GET" address="/a" script="01-start">
      <p>Response</p>
    </StepFold>,
  );
  expect(property(one('details', tree), 'open')).toBeUndefined();
  expect(property(one('details', tree), 'dataScript')).toBe('01-start');
  expect(textsOf('summary', tree)).toEqual(['Ask GET /a']);
});

const SHAPES: readonly (readonly [TutorialShape, readonly string[]])[] = [
  [
    { shows: 'exchange', method: 'GET', target: '/api', status: '200 OK', body: '{}' },
    ['GET /api', '200 OK {}'],
  ],
  [{ shows: 'routes', routes: [{ path: '/api/todos', methods: ['GET', 'POST'] }] }, ['/api/todos GET POST']],
  [
    {
      shows: 'tables',
      tables: [{ name: 'posts', columns: [{ name: 'id' }, { name: 'author', refersTo: 'users' }] }],
    },
    ['postsidauthor → users'],
  ],
  [{ shows: 'layers', layers: ['log.ts', 'route.ts'] }, ['', 'log.ts', 'route.ts']],
];

test.each(SHAPES)('the drawing of a tutorial is a list of words: %j', (shape, items) => {
  const tree = render(<TutorialDrawing shape={shape} />);
  expect(textsOf('li', tree)).toEqual(items);
  expect(selectAll('svg:not([aria-hidden])', tree)).toEqual([]);
});
