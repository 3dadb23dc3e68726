/** Random route tables and requests, beyond handwritten cases. */
import fc from 'fast-check';
import type { RouteFile } from '../../theme/try/app/startApp.ts';
import { METHODS, type Method } from '../../theme/try/methods.ts';

export interface Request {
  method: Method;
  /** Path and query as they are sent. */
  target: string;
}

/** An app, and the requests to it. */
export interface Table {
  files: readonly RouteFile[];
  requests: readonly Request[];
}

/** Left in `/.a/./b` by the URL parser of Node 20 alone: browsers and Bun remove it. */
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

const listOf = (words: string): string[] => words.split(' ');

const PLAIN = listOf('a b c A orders docs openapi.json');
const ODD = [
  ...listOf("7 a.b $x - _ ~ ! ' + ,"),
  'a b',
  ...listOf('x@y %20 a%2Fb é x:y (x x) table-[id] [x x] __proto__ constructor route.ts x*'),
];
const PARAMETERS = listOf('[id] [x] [user-id] [$a] [1a] [] [[...slug]] [a.b] [constructor]');
const WILDCARDS = listOf('[...] [...] [...] [...slug]');
const GROUPS = listOf('(g) (h) ()');

const folder = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...PLAIN) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD) },
  { weight: 5, arbitrary: fc.constantFrom('[id]', '[id]', '[id]', '[id]', '[x]') },
  { weight: 1, arbitrary: fc.constantFrom(...PARAMETERS) },
  { weight: 2, arbitrary: fc.constantFrom(...WILDCARDS) },
  { weight: 2, arbitrary: fc.constantFrom(...GROUPS) },
);

const name = fc.oneof(
  { weight: 20, arbitrary: fc.constant('route.ts') },
  { weight: 1, arbitrary: fc.constantFrom('index.ts', 'route.tsx', 'route.js', 'Route.ts') },
);

const methods = fc.oneof(
  fc.constant<readonly Method[]>(METHODS),
  fc.subarray<Method>([...METHODS]),
  fc.constant<readonly Method[]>(['GET']),
);

const file = fc
  .tuple(fc.array(folder, { maxLength: 4 }), name, methods)
  .map(([folders, own, all]): RouteFile => ({ path: ['api', ...folders, own].join('/'), methods: all }));

/** A path can't be a file and a folder at once, and Bun imports a file that differs in case alone for a `route.ts` that lies beside it. */
const canLieTogether = (files: readonly RouteFile[]) =>
  files.every(
    ({ path }) =>
      !files.some((other) => other.path.startsWith(`${path}/`)) &&
      files.filter((other) => other.path.toLowerCase() === path.toLowerCase()).length === 1,
  );

const SEGMENTS = [
  ...PLAIN,
  ...listOf(
    'orders%2F7 %61 %zz % %E2%82%AC %c3%28 caf%C3%A9 %2e%2e .. . a%20b %F0%9F%8D%94 x:y * :id [...] x;y=1',
  ),
  ...listOf(`' ! (g) " \\`),
];

/** All but `^`, which clients encode and Bun 1.2.4 doesn't. */
const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...SEGMENTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }).map(encodeURIComponent) },
  { weight: 1, arbitrary: fc.stringMatching(/^[\x21-\x22\x24-\x2e\x30-\x3e\x40-\x5d\x5f-\x7e]{0,4}$/) },
);

/** The path that a file seems to be meant for, with a value for each parameter and wildcard. */
const pathFor = ({ path }: RouteFile, values: readonly string[]) => {
  const rest = [...values];
  const value = () => rest.pop() ?? 'x';
  return path
    .split('/')
    .slice(0, -1)
    .filter((part) => !/^\(.*\)$/.test(part))
    .flatMap((part) => {
      if (part === '[...]') return [value(), value()];
      return /^\[.*\]$/.test(part) ? [value()] : [encodeURI(part)];
    });
};

type Change = (segments: readonly string[], at: number, value: string) => readonly string[];

const CHANGES: readonly Change[] = [
  ...Array.from({ length: 10 }, (): Change => (segments) => segments),
  (segments) => [...segments, ''],
  (segments, _at, value) => [...segments, value],
  (segments) => segments.slice(0, -1),
  (segments, at) => segments.toSpliced(at, 0, ''),
  (segments, at, value) => segments.toSpliced(at, 1, value),
  (segments, at, value) => segments.toSpliced(at, 0, value),
  (segments, at) => segments.toSpliced(at, 1),
  (segments, at) => segments.with(at, (segments[at] ?? '').toUpperCase()),
  (segments, at) => segments.with(at, encodeURIComponent(segments[at] ?? '')),
  (segments, at) => segments.toSpliced(at, 0, '..'),
  (segments, at) => segments.toSpliced(at, 0, '.'),
];

const requestFor = (files: readonly RouteFile[]) =>
  fc
    .record({
      file: fc.constantFrom(...files),
      values: fc.array(segment, { maxLength: 6 }),
      change: fc.constantFrom(...CHANGES),
      at: fc.nat(),
      value: segment,
      query: fc.constantFrom('', '', '', '?x=1/2', '?'),
      exported: fc.option(fc.nat(), { freq: 3 }),
      any: fc.constantFrom<Method>(...METHODS),
    })
    .map(({ file: wanted, values, change, at, value, query, exported, any }): Request => {
      const { methods: own } = wanted;
      const method = exported === null ? any : (own[exported % own.length] ?? any);
      const segments = pathFor(wanted, values);
      return { method, target: `/${change(segments, at % segments.length, value).join('/')}${query}` };
    })
    .filter(({ target }) => !DOT_SEGMENT.test(new URL(`http://localhost${target}`).pathname));

/** Requests of a table. */
export const REQUESTS_PER_TABLE = 12;

export const tableArbitrary: fc.Arbitrary<Table> = fc
  .uniqueArray(file, { minLength: 1, maxLength: 6, selector: ({ path }) => path })
  .filter(canLieTogether)
  .chain((files) =>
    fc
      .array(requestFor(files), { minLength: REQUESTS_PER_TABLE, maxLength: REQUESTS_PER_TABLE })
      .map((requests) => ({ files, requests })),
  );
