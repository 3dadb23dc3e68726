import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { blogAdditions } from '../../plugins/blog/additions.ts';
import { createChecker } from '../../plugins/docs/checker.ts';
import { VERSIONS } from '../../theme/site.ts';
import { cutVersion } from './cut.ts';

const root = path.resolve(import.meta.dirname, '../..');

let dir: string;

const file = (name: string) => path.join(dir, name);

const read = (name: string) => fs.readFileSync(file(name), 'utf8');

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(file(name)), { recursive: true });
  fs.writeFileSync(file(name), text);
}

const options = () => ({ docsDir: file('docs'), siteFile: file('site.ts') });

const site = (...entries: string[]) =>
  `export const VERSIONS: readonly VersionConfig[] = [\n${entries.map((entry) => `  ${entry},\n`).join('')}];\n`;

const LATEST = "{ name: '2.0', label: '2.0', path: '/docs', isLast: true }";
const OLD = "{ name: '1.0', label: '1.0', path: '/docs/1.0', isLast: false }";

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-version-'));
  write('site.ts', site(LATEST, OLD));
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
      '[/docs/core/a](/docs/core/a#x) [root](/docs) [old](/docs/1.0/) [blog](/blog) [near](./core/a.mdx)',
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
  write(
    'docs/docs/_meta.json',
    '[\n  "index",\n  { "type": "custom-link", "label": "A", "link": "/docs/core/a" }\n]\n',
  );
  write('docs/docs/1.0/index.mdx', '# Old\n');
});

afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

describe('DATA-1.a npm run docs:version', () => {
  test('keeps the latest docs under their name, with links that stay inside', () => {
    const cut = cutVersion(options(), '3.0');
    expect(cut).toEqual({
      kept: '2.0',
      latest: '3.0',
      files: ['_meta.json', '_part.mdx', 'core/a.mdx', 'index.mdx'],
    });
    expect(read('site.ts')).toBe(
      site(
        "{ name: '3.0', label: '3.0', path: '/docs', isLast: true }",
        "{ name: '2.0', label: '2.0', path: '/docs/2.0', isLast: false }",
        OLD,
      ),
    );
    const copy = read('docs/docs/2.0/index.mdx');
    expect(copy).toContain("import Part from './_part.mdx';");
    expect(copy).toContain("import { Card } from '../../../parts/Card.tsx';");
    expect(copy).toContain(
      '[/docs/core/a](/docs/2.0/core/a#x) [root](/docs/2.0/) [old](/docs/1.0/) [blog](/blog) [near](./core/a.mdx)',
    );
    expect(copy).toContain('[ref]: /docs/2.0/core/a?q=1 "Title"');
    expect(copy).toContain(
      '![picture](../../drawing.svg) <a href="/docs/2.0/core/a">x</a> <Card to="doc:core/a" />',
    );
    expect(copy).toContain('`/docs/core/a` stays text.');
    expect(read('docs/docs/2.0/core/a.mdx')).toBe('# A\n\n[up](../index.mdx) ![far](../../../drawing.svg)\n');
    expect(read('docs/docs/2.0/_meta.json')).toContain('"link": "/docs/2.0/core/a"');
    expect(fs.existsSync(file('docs/docs/2.0/1.0'))).toBe(false);
    // What goes on is as it was.
    expect(read('docs/docs/core/a.mdx')).toBe('# A\n\n[up](../index.mdx) ![far](../../drawing.svg)\n');
  });

  test('twice in a row', () => {
    cutVersion(options(), '3.0');
    expect(cutVersion(options(), '4.0')).toMatchObject({ kept: '3.0', latest: '4.0' });
    expect(read('site.ts').match(/name: '[^']+'/g)).toEqual([
      "name: '4.0'",
      "name: '3.0'",
      "name: '2.0'",
      "name: '1.0'",
    ]);
    expect(fs.existsSync(file('docs/docs/3.0/2.0'))).toBe(false);
  });

  test('says what is wrong before it writes anything', () => {
    const cases: [name: string, message: RegExp][] = [
      ['../x', /"\.\.\/x" cannot be the name of a version/],
      ['1.0', /The version "1\.0" exists already\. .*Available versions: "2\.0", "1\.0"/],
      ['2.0', /exists already/],
    ];
    for (const [name, message] of cases) expect(() => cutVersion(options(), name)).toThrow(message);
    expect(fs.existsSync(file('docs/docs/2.0'))).toBe(false);
    write('docs/docs/2.0/index.mdx', '# There already\n');
    expect(() => cutVersion(options(), '3.0')).toThrow(/exists already: is "2\.0" cut already\?/);
    write('site.ts', 'export const OTHER = [];\n');
    expect(() => cutVersion(options(), '3.0')).toThrow(/has no list VERSIONS/);
  });

  test('a copy of this site has no problem afterwards', () => {
    fs.cpSync(path.join(root, 'docs'), file('real/docs'), { recursive: true });
    for (const name of ['theme/site.ts', 'theme/constants.ts', 'package.json']) {
      write(`real/${name}`, fs.readFileSync(path.join(root, name), 'utf8'));
    }
    const [latest] = VERSIONS.filter(({ isLast }) => isLast);
    const { kept } = cutVersion(
      {
        docsDir: file('real/docs'),
        siteFile: file('real/theme/site.ts'),
        constantsFile: file('real/theme/constants.ts'),
        manifestFile: file('real/package.json'),
      },
      '99.0.0',
    );
    expect(kept).toBe(latest?.name);
    expect(read('real/theme/constants.ts')).toContain("export const VERSION = '99.0.0';");
    expect(JSON.parse(read('real/package.json')).version).toBe('99.0.0');
    expect(read('real/theme/site.ts')).toContain(
      `  { name: VERSION, label: VERSION, path: '/docs', isLast: true },\n  { name: '${kept}', label: '${kept}', path: '/docs/${kept}', isLast: false },\n];`,
    );
    const checker = createChecker({
      docsDir: file('real/docs'),
      publicDirs: [path.join(root, 'public')],
      versions: [
        { name: '99.0.0', label: '99.0.0', path: '/docs', isLast: true },
        { name: kept, label: kept, path: `/docs/${kept}`, isLast: false },
      ],
      versionsFile: file('real/theme/site.ts'),
      sources: [],
      files: [],
      additions: blogAdditions({
        dir: file('real/docs/blog'),
        name: 'blog',
        generatedDir: file('generated'),
        components: { PostList: '', TagPage: '', AuthorPage: '' },
        feeds: {
          origin: 'https://site.example',
          title: 'Blog',
          description: 'Blog',
          language: 'en',
          content: 'main',
        },
      }),
    });
    expect(checker.check(true)).toEqual([]);
    const [now, before] = checker.versions(true);
    expect(before?.docs.map(({ id }) => id)).toEqual(now?.docs.map(({ id }) => id));
    expect(now?.docs.length).toBeGreaterThan(10);
  });
});
