import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { createExpandForTest } from '../../../e2e/support/expandForTest.ts';
import { formatDiagnostic } from '../../content/diagnostic.ts';
import { recordedCurl } from './answer.ts';
import { codeOf } from './read.ts';

let base: string;
let root: string;

const ROUTE = `import { z } from 'zod';
// #region handler
export const GET = () => Response.json({ tick: \`\\\`\` });
// #endregion
`;

beforeAll(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'expand-'));
  root = path.join(base, 'samples');
  const dir = path.join(root, 'menu/first');
  fs.mkdirSync(path.join(dir, 'api'), { recursive: true });
  fs.writeFileSync(path.join(dir, 'index.ts'), 'await serve();\n');
  fs.writeFileSync(path.join(dir, 'api/route.ts'), ROUTE);
  fs.mkdirSync(path.join(dir, 'requests'));
  fs.writeFileSync(path.join(dir, 'requests/cat.png'), 'sent, not shown');
  fs.writeFileSync(
    path.join(dir, 'requests.http'),
    '### Reads "it"\n# @name read\nGET {{host}}/api?a=1&b=2\n',
  );
  fs.writeFileSync(
    path.join(dir, 'recording.json'),
    JSON.stringify({
      stdout: ['ready'],
      stderr: [],
      exitCode: null,
      answers: {
        read: {
          status: 200,
          statusText: 'OK',
          headers: { 'content-type': 'application/json' },
          body: '{"a":1}',
        },
      },
      differences: {
        latest: { answers: { read: { status: 500, statusText: 'No', headers: {}, body: '' } } },
      },
    }),
  );
});

afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

const expand = (source: string, target?: 'page' | 'markdown') => createExpandForTest(root)(source, target);

describe('<Sample>', () => {
  test('several files become tabs, index.ts first; the page ends with the releases that verified it', () => {
    const { source, diagnostics } = expand('# Page\n\n<Sample name="menu/first" />\n');
    expect(diagnostics).toEqual([]);
    expect(source).toContain('<Tabs label="Files">\n\n<Tab label="index.ts">');
    expect(source).not.toContain('cat.png');
    expect(source.indexOf('index.ts')).toBeLessThan(source.indexOf('api/route.ts'));
    expect(source).toMatch(
      /<Verified framework="burger-api \d+\.\d+\.\d+" bun="(?:\d+\.\d+(?:, )?){3}" \/>\n/,
    );
  });

  test('the code is exactly that of the file, without the marks of regions', () => {
    const { source } = expand('<Sample name="menu/first" files="api/route.ts" />');
    const code = ROUTE.split('\n')
      .filter((line) => !line.startsWith('// #'))
      .join('\n')
      .trim();
    expect(source).toContain(`\`\`\`ts title="api/route.ts"\n${code}\n\`\`\``);
  });

  test('a region, highlighted lines', () => {
    const { source } = expand(
      '<Sample name="menu/first" files="api/route.ts#handler" highlight="api/route.ts:1" />',
    );
    expect(source).toContain('title="api/route.ts" {1}\nexport const GET');
    expect(source).not.toContain("from 'zod'");
  });

  test('TRY-6.a a program with requests, or with several files, is one frame; one block has none', () => {
    const framed = '<ProgramSheet />\n\n<Program program={program0} code={true}>';
    expect(expand('Words.\n\n<Sample name="menu/first" />').source).toContain(`Words.\n\n${framed}`);
    expect(expand('<Sample name="menu/first" files="index.ts" console />').source).toContain(framed);
    expect(expand('<Sample name="menu/first" files="none" requests="read" />').source).toContain(
      '<Program program={program0}>\n\n<Exchange',
    );
    expect(expand('<Sample name="menu/first" files="index.ts" />').source).not.toContain('<Program');
    const sheets = expand('<Sample name="menu/first" />\n\n<Sample name="menu/first" />').source;
    expect(sheets.match(/<ProgramSheet/g)).toHaveLength(1);
  });

  test('the sources of a program are one file: all files, its start, and its requests if it runs in the page', () => {
    const file = path.join(base, 'assets/menu--first.json');
    const read = () => {
      expand('<Sample name="menu/first" />');
      return JSON.parse(fs.readFileSync(file, 'utf8'));
    };
    const { files, start, requests } = read();
    expect(Object.keys(files).sort()).toEqual(['api/route.ts', 'index.ts']);
    expect(files['api/route.ts']).not.toContain('#region');
    expect(start).toEqual({ command: 'bun index.ts', env: {} });
    expect(requests).toEqual([]);
    fs.writeFileSync(path.join(root, 'inPage.json'), '{ "runs": ["menu/first"], "others": {} }');
    expect(expand('<Sample name="menu/first" />').source).toContain('runs={true}');
    expect(read().requests).toMatchObject([{ id: 'read', method: 'GET', target: '/api?a=1&b=2' }]);
    fs.rmSync(path.join(root, 'inPage.json'));
  });

  test('in Markdown, unshown files of a program are listed once, after the last shown one', () => {
    const { source } = expand(
      '<Sample name="menu/first" files="index.ts" requests="read" />\n\nWords.\n\n<Sample name="menu/first" files="api/route.ts#handler" />\n\n<Sample name="menu/first" files="none" console />',
      'markdown',
    );
    expect(source.match(/<details/g)).toHaveLength(1);
    expect(source).toContain(
      `<details className="fold">\n\n<summary>All files (1 more)</summary>\n\n\`\`\`ts title="api/route.ts" plain\nimport`,
    );
    expect(source).toContain('Start it with `bun index.ts`.\n\n</details>');
    const places = ['title="api/route.ts"\n', '<details', 'title="Console"'].map((text) =>
      source.indexOf(text),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  test('a common file of all programs on a page is not repeated', () => {
    const dir = path.join(root, 'menu/second');
    fs.cpSync(path.join(root, 'menu/first'), dir, { recursive: true });
    const folds = (usual: string) => {
      const { source, diagnostics } = expand(
        `<Sample name="menu/first" files="index.ts"${usual} />\n\n<Sample name="menu/second" files="api/route.ts" />`,
        'markdown',
      );
      expect(diagnostics).toEqual([]);
      return [...source.matchAll(/<details[\s\S]*?title="(.*?)" plain/g)].map(([, file]) => file);
    };
    expect(folds('')).toEqual(['api/route.ts', 'index.ts']);
    expect(folds(' usual')).toEqual(['api/route.ts']);
    fs.writeFileSync(path.join(dir, 'index.ts'), 'await serve(1);\n');
    expect(folds(' usual')).toEqual(['api/route.ts', 'index.ts']);
    fs.rmSync(dir, { recursive: true });
  });

  test('Markdown has the rest of a program that is not shown whole, and its start for each shell', () => {
    const whole = '<Sample name="menu/first" />';
    expect(expand(whole, 'markdown').source).not.toContain('<details');
    const settings = path.join(root, 'menu/first/sample.json');
    fs.writeFileSync(settings, '{ "env": { "TOKEN": "soup" } }');
    const { source } = expand(whole, 'markdown');
    fs.rmSync(settings);
    expect(source).toContain('<summary>How to start it</summary>');
    expect(source).toContain('```sh title="Start it"\nTOKEN=soup bun index.ts\n```');
    expect(source).toContain(
      '```powershell title="Start it in PowerShell"\n$env:TOKEN = \'soup\'; bun index.ts\n```',
    );
  });

  test('requests as curl, the recorded response, and those of other releases', () => {
    const { source } = expand('<Sample name="menu/first" files="none" requests="*" />');
    expect(source).toContain(
      '<Exchange title="Reads &quot;it&quot;" method="GET" address="/api?a=1&b=2" status="200 OK" id="read">',
    );
    expect(source).toContain("curl -i 'http://localhost:4000/api?a=1&b=2'");
    expect(source).toContain('HTTP/1.1 200 OK\ncontent-type: application/json\n\n{"a":1}');
    expect(source).toMatch(/title="Response on Bun [\d.]+"\nHTTP\/1.1 500 No/);
  });

  test('parts of a request, for a place that has no room for all of it', () => {
    const { source, diagnostics } = expand(
      '<Sample name="menu/first" files="none" requests="read#/a" show="address status body" />',
    );
    expect(diagnostics).toEqual([]);
    expect(source).toContain('`GET /api?a=1&b=2`\n\n`200 OK`\n\n```json title="Reads "it""\n1\n```');
    expect(source).not.toContain('curl');
  });

  test('lines of a file can be marked', () => {
    const { source } = expand('<Sample name="menu/first" files="api/route.ts" marks="1:1 2:2-3" />');
    expect(source).toContain('```ts title="api/route.ts" marks="1:1 2:2-3"\n');
  });

  test('the console', () => {
    expect(expand('<Sample name="menu/first" files="none" console />').source).toContain(
      'title="Console"\nready\n',
    );
  });

  test.each([
    [
      '<Sample name="menu/frist" />',
      'docs/page.mdx:1: <Sample> names the sample "menu/frist", which does not exist. Did you mean "menu/first"?',
    ],
    ['<Sample name="menu/first" files="rote.ts" />', 'Did you mean "'],
    [
      '<Sample name="menu/first" files="api/route.ts#handlr" />',
      'shows the region "handlr" of "api/route.ts". Did you mean "handler"?',
    ],
    [
      '<Sample name="menu/first" requests="raed" />',
      'shows the request "raed" of "menu/first". Did you mean "read"?',
    ],
    [
      '<Sample name="menu/first" files="none" requests="read" show="bodies" />',
      'shows "bodies". Did you mean "body"?',
    ],
    [
      '<Sample name="menu/first" files="none" requests="read#/b" show="body" />',
      'shows the value "/b" of the response "read", which has none there.',
    ],
    ['<Sample nmae="menu/first" />', 'has no attribute "nmae". Did you mean "name"?'],
    ['<Sample name="menu/first" differences />', 'has no attribute "differences".'],
    ['\n\n```ts\nconst a = 1;\n```', 'docs/page.mdx:3: a ts fence must come from a sample'],
    ['```text\n1\n2\n3\n4\n```', 'docs/page.mdx:1: a fence of plain text with more than 3 lines'],
  ])('%s is a problem with its place and cure', (source, problem) => {
    expect(expand(source).diagnostics.map(formatDiagnostic).join('\n')).toContain(problem);
  });

  test('all problems of a page are reported at once', () => {
    expect(expand('<Sample name="a" />\n\n<Sample name="b" />').diagnostics).toHaveLength(2);
  });

  test('fences with a reason, and short ones, pass', () => {
    const { diagnostics, shown } = expand('```ts reason="a type"\ntype A = 1;\n```\n\n```text\n1\n```');
    expect(diagnostics).toEqual([]);
    expect(shown).toEqual([{ lines: 1, reason: 'a type', place: 'docs/page.mdx:1' }]);
  });
});

test('codeOf dedents a region and knows when there is none', () => {
  const source = 'a {\n  // #region b\n  c\n    d\n  // #endregion\n}\n';
  expect(codeOf(source, 'b')).toBe('c\n  d');
  expect(codeOf(source)).toBe('a {\n  c\n    d\n}');
  expect(codeOf(source, 'x')).toBeUndefined();
});

test.each([
  [{ method: 'GET', target: '/a', headers: [], body: undefined }, 'curl -i http://localhost:4000/a'],
  [{ method: 'HEAD', target: '/a', headers: [], body: undefined }, 'curl -i http://localhost:4000/a --head'],
  [{ method: 'HEAD', target: '/a', headers: [], body: 'x' }, 'curl -i http://localhost:4000/a --head'],
  [{ method: 'POST', target: '/a', headers: [], body: undefined }, 'curl -i http://localhost:4000/a -X POST'],
  [
    {
      method: 'PUT',
      target: '/a',
      headers: [['Content-Type', 'application/json'] as const],
      body: `{"a":"it's"}`,
    },
    `curl -i http://localhost:4000/a \\\n  -X PUT \\\n  -H 'Content-Type: application/json' \\\n  --data-raw '{"a":"it'\\''s"}'`,
  ],
  [
    { method: 'POST', target: '/a', headers: [], body: 'x' },
    "curl -i http://localhost:4000/a -H 'Content-Type:' --data-raw x",
  ],
  [
    { method: 'GET', target: '/a/../b', headers: [], body: undefined },
    'curl -i http://localhost:4000/a/../b --path-as-is',
  ],
  [
    { method: 'DELETE', target: '/a', headers: [], body: undefined, cookieJar: true as const },
    'curl -i http://localhost:4000/a -X DELETE -b cookies.txt -c cookies.txt',
  ],
  [
    {
      method: 'POST',
      target: '/a',
      headers: [['Content-Type', 'multipart/form-data; boundary=form'] as const],
      body: [
        '--form\nContent-Disposition: form-data; name="note"\n\n@home',
        '--form\nContent-Disposition: form-data; name="file"; filename="a.png"\nContent-Type: image/png\n\n< ./requests/b.html',
        '--form\nContent-Disposition: form-data; name="file"; filename="c.txt"\n\n< ./requests/c.txt',
        '--form--',
      ].join('\n'),
    },
    `curl -i http://localhost:4000/a \\\n  --form-string note=@home \\\n  -F 'file=@b.html;filename=a.png;type=image/png' \\\n  -F file=@c.txt`,
  ],
])('curl command %#', (request, command) => {
  expect(recordedCurl({ title: '', id: '', ...request })).toBe(command);
});
