import { expect, test } from '@rstest/core';
import { render } from '../../../e2e/support/components/render.tsx';
import { selectAll, textOf, textsOf } from '../../../e2e/support/html.ts';
import type { RouteMatch } from '../../../model/routeMatch.ts';
import { FileOutcome, type Matched, Notes, Sentence, statusDigit } from './Outcome.tsx';

const FILES = [
  { path: 'api/menu/[id]/route.ts', methods: ['GET'] },
  { path: 'api/menu/special/route.ts', methods: ['GET'] },
];
const [chosen = { path: '', methods: [] }, other = chosen] = FILES;

const MATCH: RouteMatch = {
  status: 200,
  chosen: { file: chosen, params: { id: '7' }, renamed: [] },
  isBuiltIn: false,
  others: [{ file: other, reason: { kind: 'differs', own: 'special', sent: '7' } }],
  dependsOnOrder: false,
};

const matched = (match: Partial<RouteMatch> = {}, rest: Partial<Matched> = {}): Matched => ({
  files: FILES,
  method: 'GET',
  target: '/api/menu/7',
  sent: '/api/menu/7',
  bun: '1.3',
  explanation: { ...MATCH, ...match },
  ...rest,
});

const sentenceOf = (...given: Parameters<typeof matched>) =>
  textOf(render(<Sentence {...matched(...given)} />));

test('TRY-1 one sentence names the file that answers, a missing method, or that nothing answers', () => {
  expect(sentenceOf()).toContain('api/menu/[id]/route.ts');
  expect(sentenceOf({ status: 405 })).toContain('405');
  const kinds = [
    sentenceOf(),
    sentenceOf({ status: 405 }),
    sentenceOf({ chosen: undefined, status: 404 }),
    sentenceOf({ isBuiltIn: true }),
    sentenceOf({ failure: 'Duplicate route' }),
    sentenceOf({}, { method: 'OPTIONS' }),
  ];
  expect(new Set(kinds).size).toBe(kinds.length);
});

const fileOf = (path: string, match: Partial<RouteMatch> = {}) =>
  render(<FileOutcome path={path} explanation={{ ...MATCH, ...match }} />);

test('TRY-1 the winner has a sign, a word and its parameters; any other file has a reason', () => {
  expect(textsOf('strong', fileOf(chosen.path))[0]).toMatch(/^✓ \w/);
  expect(textsOf('code', fileOf(chosen.path))).toEqual(['{"id":"7"}']);
  expect(selectAll('strong', fileOf(other.path))).toEqual([]);
  expect(textsOf('code', fileOf(other.path))).toEqual(['special', '7']);
  expect(textsOf('strong', fileOf(chosen.path, { status: 405 }))[0]).toMatch(/^✗ \w/);
});

test('TRY-1 files of an app that did not start have no outcome, and its message is shown word for word', () => {
  const failed = { chosen: undefined, others: [], failure: 'Duplicate route: /api', status: 0 };
  expect(fileOf(chosen.path, failed).children).toEqual([]);
  expect(textsOf('pre', render(<Notes {...matched(failed)} />))).toEqual(['Duplicate route: /api']);
});

test('TRY-1 notes name a path that clients normalise and an order that decides, and nothing else', () => {
  expect(render(<Notes {...matched()} />).children).toEqual([]);
  expect(textsOf('p code', render(<Notes {...matched({}, { target: '/api/menu/a b' })} />))).toEqual([
    '/api/menu/7',
  ]);
  expect(textsOf('p', render(<Notes {...matched({ dependsOnOrder: true })} />))).toHaveLength(1);
});

test('TRY-1 a branch is marked by the class of the status, and only the chosen one', () => {
  expect([statusDigit(chosen.path, MATCH), statusDigit(other.path, MATCH)]).toEqual(['2', undefined]);
});
