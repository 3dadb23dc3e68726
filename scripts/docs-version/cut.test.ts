import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { cutVersion } from './cut.ts';

let dir: string;

const file = (name: string) => path.join(dir, name);

const read = (name: string) => fs.readFileSync(file(name), 'utf8');

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(file(name)), { recursive: true });
  fs.writeFileSync(file(name), text);
}

const cut = (name: string, languages: readonly string[] = []) => cutVersion(file('docs'), languages, name);

const names = (versions: readonly { name: string }[]) => versions.map(({ name }) => name);

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-version-'));
  write('docs/_versions.json', '[{ "name": "2.0", "label": "Two" }, { "name": "1.0" }]\n');
  write('docs/index.mdx', '# Home\n');
  write(
    'docs/docs/index.mdx',
    [
      '---',
      'title: Introduction',
      '---',
      '',
      "import Part from './_part.mdx';",
      "import { Card } from '../../parts/Card.tsx';",
      '',
      '# Introduction',
      '',
      '[/docs/core/a](/docs/core/a#x) [PROJECT_ROOT](/docs) [old](/docs/1.0/) [blog](/blog) [near](./core/a.mdx)',
      '',
      '[ref]: /docs/core/a?q=1 "Title"',
      '',
      '![picture](../drawing.svg) <a href="/docs/core/a">x</a> <Card to="doc:core/a" />',
      '',
      '`/docs/core/a` stays text.',
      '',
    ].join('\n'),
  );
  write('docs/docs/_part.mdx', 'Words.\n');
  write('docs/docs/core/a.mdx', '# A\n\n[up](../index.mdx) ![far](../../drawing.svg)\n');
  write('docs/docs/_meta.json', '["index"]\n');
  write('docs/docs/1.0/index.mdx', '# Old\n');
});

afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

describe('DATA-1.a npx tsx scripts/docs-version', () => {
  test('copies the latest docs under their name, with links inside the copy', () => {
    expect(cut('3.0.0')).toEqual({
      previous: '2.0',
      files: ['docs/_meta.json', 'docs/_part.mdx', 'docs/core/a.mdx', 'docs/index.mdx'],
    });
    expect(JSON.parse(read('docs/_versions.json'))).toEqual([
      { name: '3.0.0' },
      { name: '2.0', label: 'Two' },
      { name: '1.0' },
    ]);
    const copy = read('docs/docs/2.0/index.mdx');
    expect(copy).toContain("import Part from './_part.mdx';");
    expect(copy).toContain("import { Card } from '../../../parts/Card.tsx';");
    expect(copy).toContain(
      '[/docs/core/a](/docs/2.0/core/a#x) [PROJECT_ROOT](/docs/2.0/) [old](/docs/1.0/) [blog](/blog) [near](./core/a.mdx)',
    );
    expect(copy).toContain('[ref]: /docs/2.0/core/a?q=1 "Title"');
    expect(copy).toContain(
      '![picture](../../drawing.svg) <a href="/docs/2.0/core/a">x</a> <Card to="doc:core/a" />',
    );
    expect(copy).toContain('`/docs/core/a` stays text.');
    expect(read('docs/docs/2.0/core/a.mdx')).toBe('# A\n\n[up](../index.mdx) ![far](../../../drawing.svg)\n');
    expect(read('docs/docs/2.0/_meta.json')).toBe('["index"]\n');
    expect(fs.existsSync(file('docs/docs/2.0/1.0'))).toBe(false);
    // The latest docs are unchanged.
    expect(read('docs/docs/core/a.mdx')).toBe('# A\n\n[up](../index.mdx) ![far](../../drawing.svg)\n');
  });

  test('R-10 a heading that has moved is found in the copy, too', () => {
    write(
      'docs/docs/core/a.mdx',
      '---\nmoved:\n  b: /docs/#c\n  d: /docs/#c\n---\n\n# A\n\n[up](../index.mdx)\n',
    );
    cut('3.0.0');
    expect(read('docs/docs/2.0/core/a.mdx')).toContain('moved:\n  b: /docs/2.0/#c\n  d: /docs/2.0/#c\n---');
  });

  test('DATA-1.d the docs of other languages are copied, too', () => {
    write(
      'docs/de/docs/index.mdx',
      '# Anfang\n\n[hier](/de/docs/core/a) [da](/docs/core/a) [dort](/fr/docs/a)\n',
    );
    write('docs/de/docs/1.0/index.mdx', '# Alt\n');
    const { files } = cut('3.0.0', ['de', 'it']);
    expect(files.filter((name) => name.startsWith('de/'))).toEqual(['de/docs/index.mdx']);
    expect(read('docs/de/docs/2.0/index.mdx')).toBe(
      '# Anfang\n\n[hier](/de/docs/2.0/core/a) [da](/docs/2.0/core/a) [dort](/fr/docs/a)\n',
    );
  });

  test('twice in a row', () => {
    cut('3.0.0');
    expect(cut('4.0.0').previous).toBe('3.0.0');
    expect(names(JSON.parse(read('docs/_versions.json')))).toEqual(['4.0.0', '3.0.0', '2.0', '1.0']);
    expect(fs.existsSync(file('docs/docs/3.0.0/2.0'))).toBe(false);
  });

  test('links with titles, in files with a BOM, to an older version and to the feed of changes', () => {
    write(
      'docs/docs/core/b.mdx',
      '\uFEFF# B\n\n[a](/docs/core/a "more at /docs/core/a") [old](../1.0/index.mdx) [feed](/docs/changes.xml)\n',
    );
    write('docs/_versions.json', `\uFEFF${read('docs/_versions.json')}`);
    cut('3.0.0');
    expect(read('docs/docs/2.0/core/b.mdx')).toBe(
      '# B\n\n[a](/docs/2.0/core/a "more at /docs/core/a") [old](../../1.0/index.mdx) [feed](/docs/changes.xml)\n',
    );
    expect(names(JSON.parse(read('docs/_versions.json')))).toEqual(['3.0.0', '2.0', '1.0']);
  });

  test('a picture that is a link, to itself or to a page with a longer name', () => {
    write(
      'docs/docs/core/b.mdx',
      '# B\n\n[![A](../../shared/a.png)](../../shared/a.png) [![B](/docs/a.png)](/docs/a)\n',
    );
    cut('3.0.0');
    expect(read('docs/docs/2.0/core/b.mdx')).toBe(
      '# B\n\n[![A](../../../shared/a.png)](../../../shared/a.png) [![B](/docs/2.0/a.png)](/docs/2.0/a)\n',
    );
  });

  test('a link that cannot point to the copy is named, and nothing is written', () => {
    write('docs/docs/core/b.mdx', '# B\n\n[a](/docs/core/a\\_b)\n');
    expect(() => cut('3.0.0')).toThrow(/b\.mdx:3: Write the link to \/docs\/core\/a_b without escapes\./);
    expect(fs.existsSync(file('docs/docs/2.0'))).toBe(false);
  });

  test('a program is named, whose links and imports would lead out of the copy', () => {
    write('docs/docs/core/_Card.tsx', 'const card = <a href="/docs/core/a">A</a>;\n');
    expect(() => cut('3.0.0')).toThrow(/_Card\.tsx: No version has programs\. Move it to/);
    expect(fs.existsSync(file('docs/docs/2.0'))).toBe(false);
  });

  test('reports mistakes before it writes anything', () => {
    for (const name of ['../x', 'banana', '0.6', '00.6.0'])
      expect(() => cut(name)).toThrow(`"${name}" cannot be a version`);
    write('docs/_versions.json', '[{ "name": "2.0" }, { "name": "1.0.0" }]');
    expect(() => cut('1.0.0')).toThrow(
      'The version "1.0.0" exists already. Available versions: "2.0", "1.0.0"',
    );
    expect(fs.existsSync(file('docs/docs/2.0'))).toBe(false);
    write('docs/docs/2.0/index.mdx', '# There already\n');
    expect(() => cut('3.0.0')).toThrow(/exists already: is "2\.0" cut already\?/);
    write('docs/_versions.json', '[{ "name": 1 }]');
    expect(() => cut('3.0.0')).toThrow(/_versions\.json:1: "0\.name"/);
    fs.rmSync(file('docs/_versions.json'));
    expect(() => cut('3.0.0')).toThrow(/_versions\.json is missing or empty/);
  });
});
