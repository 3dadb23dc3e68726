/** Every export, option, route-file export and message of the framework's package has a reference entry and a sample. */
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import type { Root } from 'mdast';
import { parseMarkdown } from '../../plugins/content/parse.ts';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { readThisSite } from '../../scripts/thisSite.ts';
import { listFiles, readBuilt } from '../support/builtSite.ts';
import { findExplanations, gapsOf } from './coverage.ts';
import { type Item, readSurface } from './surface.ts';

/** Messages that no reader meets, each with the reason. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  'Routes directory path is required': 'the router is made only where there is a folder',
  'Pages directory path must be provided': 'the router is made only where there is a folder',
  'Multiple wildcard route folders found in the same directory:': 'two folders of one name cannot exist',
  "Failed to scan directory '": 'what is thrown there is always an Error, which is passed on',
  'Error resolving API route for path "': 'Bun finds the route, the method is never called',
  'Resolving route for path:': 'Bun finds the page, the method is never called',
  'Route matched:': 'Bun finds the page, the method is never called',
  'No matching route found for path:': 'Bun finds the page, the method is never called',
  'Please provide an apiDir option when initializing the Burger instance to enable OpenAPI documentation.':
    'its address is served only after the document is made',
  'Server stopped.': 'the method that says it is private and never called',
};

const read = (file: string) => readBuilt(file, SAMPLES_DIR);

/** All texts of a recording. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function pageOf(source: string) {
  const { tree, headings } = parseMarkdown('/page.mdx', source);
  return findExplanations({ route: '/docs/reference/a', tree: tree as Root, headings });
}

const item = (name: string, kind: Item['kind'] = 'option', of = 'Options'): Item => ({
  kind,
  name,
  of,
  page: 'reference/a',
});

const gaps = (items: readonly Item[], source: string, programs: string[] = [], recorded: string[] = []) =>
  gapsOf(items, [pageOf(source)], programs, recorded);

describe('a name is explained', () => {
  const used = ['tls, idle, note, serve()'];

  test('by a heading or the first cell of a row, with its section', () => {
    const source =
      '## Options \\{#opts}\n\n| a | b |\n| --- | --- |\n| `tls`, `idle` | `note` |\n\n### `serve(port)`\n\nWords about `note`.';
    expect(pageOf(source).places).toEqual([
      { address: '/docs/reference/a#opts', code: 'tls' },
      { address: '/docs/reference/a#opts', code: 'idle' },
      { address: '/docs/reference/a#serveport', code: 'serve(port)' },
    ]);
    const items = ['tls', 'idle', 'serve', 'note'].map((name) => item(name));
    expect(gaps(items, source, used)).toEqual(['option Options "note": not on /docs/reference/a']);
  });

  test('as a word of its own, and as often as there are things of that name', () => {
    const both = [item('tls'), item('tls', 'property', 'Request')];
    expect(gaps(both, '## `tlsOptions`', used)).toHaveLength(2);
    expect(gaps(both, '## `tls`', used)).toEqual(['property Request "tls": not on /docs/reference/a']);
    expect(gaps(both, '## `tls` \\{#a}\n\n## `req.tls`', used)).toEqual([]);
  });
});

describe('a message', () => {
  const message = [item('Cannot mix folders here', 'message', 'router.js')];

  test('is explained where a page contains it, and used where a recording has it', () => {
    expect(
      gaps(message, '### `Error: Cannot mix folders here, …`', [], ['Error: Cannot mix folders here']),
    ).toEqual([]);
    expect(gaps(message, 'Words.', [], ['Error: Cannot'])).toEqual([
      'message router.js "Cannot mix folders here": not on /docs/reference/a',
      'message router.js "Cannot mix folders here": in no sample',
    ]);
  });

  test('may be recorded up to the first difference between runs', () => {
    expect(gaps(message, '`Cannot mix folders here`', [], ['Error: Cannot mix'])).toEqual([]);
    expect(gaps(message, '`Cannot mix folders here`', [], ['Error: Cannot mix drinks'])).toHaveLength(1);
  });
});

test('each part of the framework has a heading or row of the reference, and a sample that uses it', () => {
  const items = readSurface(path.join(SAMPLES_DIR, 'node_modules/burger-api')).filter(
    ({ name }) => !(name in UNREACHABLE),
  );
  const pages = [...readThisSite().reader.site().sources.values()].flatMap(({ page, parsed }) =>
    page && parsed.tree && /^\/docs\/reference\//.test(page.route)
      ? [findExplanations({ route: page.route, tree: parsed.tree, headings: parsed.headings })]
      : [],
  );
  const files = listFiles('', SAMPLES_DIR).filter((file) => !/(^|\/)node_modules\//.test(file));
  const found = gapsOf(
    items,
    pages,
    files.filter((file) => /\.tsx?$/.test(file)).map(read),
    files
      .filter((file) => file.endsWith('recording.json'))
      .flatMap((file) => textsOf(JSON.parse(read(file)))),
  );
  // Otherwise nothing was read.
  expect(items.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
