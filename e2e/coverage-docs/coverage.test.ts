import { describe, expect, test } from '@rstest/core';
import type { Root } from 'mdast';
import { parseMarkdown } from '../../plugins/content/parse.ts';
import { explainedBy, gapsOf, nameOfGap } from './coverage.ts';
import type { Item } from './surface.ts';

function pageOf(source: string) {
  const { tree, headings } = parseMarkdown('/page.mdx', source);
  return explainedBy({ route: '/docs/reference/a', tree: tree as Root, headings });
}

const item = (name: string, kind: Item['kind'] = 'option', of = 'Options'): Item => ({
  kind,
  name,
  of,
  page: 'reference/a',
});

const gaps = (items: readonly Item[], source: string, programs: string[] = [], recorded: string[] = []) =>
  gapsOf(items, [pageOf(source)], programs, recorded).map(nameOfGap);

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
    expect(
      gaps(
        ['tls', 'idle', 'serve', 'note'].map((name) => item(name)),
        source,
        used,
      ),
    ).toEqual(['option Options "note": page']);
  });

  test('as a word of its own, and as often as there are things of that name', () => {
    const both = [item('tls'), item('tls', 'property', 'Request')];
    expect(gaps(both, '## `tlsOptions`', used)).toHaveLength(2);
    expect(gaps(both, '## `tls`', used)).toEqual(['property Request "tls": page']);
    expect(gaps(both, '## `tls` \\{#a}\n\n## `req.tls`', used)).toEqual([]);
  });
});

describe('a message', () => {
  const message = [item('Cannot mix folders here', 'message', 'router.js')];

  test('is explained where it is written, and used where a recording has it', () => {
    expect(
      gaps(message, '### `Error: Cannot mix folders here, …`', [], ['Error: Cannot mix folders here']),
    ).toEqual([]);
    expect(gaps(message, 'Words.', [], ['Error: Cannot'])).toEqual([
      'message router.js "Cannot mix folders here": page',
      'message router.js "Cannot mix folders here": sample',
    ]);
  });

  test('may be recorded up to where it differs from run to run', () => {
    expect(gaps(message, '`Cannot mix folders here`', [], ['Error: Cannot mix'])).toEqual([]);
    expect(gaps(message, '`Cannot mix folders here`', [], ['Error: Cannot mix drinks'])).toHaveLength(1);
  });
});
