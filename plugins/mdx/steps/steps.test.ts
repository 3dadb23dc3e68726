import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { applyPatch } from 'diff';
import { codeToHtml } from 'shiki';
import { formatDiagnostic } from '../../content/diagnostic.ts';
import { transformerClasses } from '../highlight/index.ts';
import { classTheme } from '../highlight/theme.ts';
import { posixCommand, powerShellCommand } from '../startCommand.ts';
import { expandSteps } from './expand.ts';
import { fileTree } from './fileTree.ts';
import { changesBetween, readSteps } from './history.ts';
import { diffLines, lineNumbers, lineRanges, parseLineNumbers } from './lineDiff.ts';
import { isOpenApi, operationsMarkdown, readOperations } from './operations.ts';
import { shellScript } from './shellScript.ts';
import { transformerChange, transformerPlain, transformerRecorded } from './transformer.ts';

let base: string;

const ROUTE_BEFORE = "export const GET = () => new Response('a');\n";
const ROUTE_AFTER = "import { b } from '../../b';\n\nexport const GET = () => new Response(b);\n";

function write(file: string, text: string): void {
  const target = path.join(base, 'samples/tutorials/shop', file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

function record(step: string, body: string): void {
  write(`${step}/requests.http`, '### Reads the menu\n# @name menu\nGET {{host}}/api/menu\n');
  const answer = { status: 200, statusText: 'OK', headers: { 'content-type': 'application/json' }, body };
  const run = { stdout: ['ready'], stderr: [], exitCode: null, answers: { menu: answer }, differences: {} };
  write(`${step}/recording.json`, JSON.stringify(run));
}

beforeAll(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'steps-'));
  write('01-first/index.ts', 'await serve();\n');
  write('01-first/old.ts', 'export const old = 1;\n');
  write('01-first/api/menu/[id]/route.ts', ROUTE_BEFORE);
  record('01-first', '{"a":1}');
  write('02-second/index.ts', 'await serve();\n');
  write('02-second/b.ts', "export const b = 'b';\n");
  write('02-second/api/menu/[id]/route.ts', ROUTE_AFTER);
  const operation = { summary: 'Menu', responses: { 200: { description: 'The menu' } } };
  record('02-second', JSON.stringify({ openapi: '3.0.0', paths: { '/api/menu': { get: operation } } }));
});

afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

const stepsOfShop = () => readSteps(path.join(base, 'samples/tutorials/shop'));

const expand = (source: string, target: 'page' | 'markdown' = 'page') =>
  expandSteps(source, 'docs/page.mdx', {
    samples: path.join(base, 'samples'),
    tutorials: path.join(base, 'samples/tutorials'),
    target,
    components: '/theme/steps.ts',
    exercises: { component: '/theme/ExerciseEditor.tsx', folder: path.join(base, 'assets') },
  });

describe('history', () => {
  test('the files of the first step are all new; what is about a sample is no file of it', () => {
    const [first] = stepsOfShop();
    expect(first && changesBetween(undefined, first).map(({ path: file, kind }) => [file, kind])).toEqual([
      ['index.ts', 'new'],
      ['old.ts', 'new'],
      ['api/menu/[id]/route.ts', 'new'],
    ]);
  });

  test('a step has new, changed and removed files, what is imported before what imports it', () => {
    const [first, second] = stepsOfShop();
    expect(
      first && second && changesBetween(first, second).map(({ path: file, kind }) => [file, kind]),
    ).toEqual([
      ['b.ts', 'new'],
      ['old.ts', 'removed'],
      ['api/menu/[id]/route.ts', 'changed'],
    ]);
  });

  test('an unknown tutorial lists those there are', () => {
    expect(() => readSteps(path.join(base, 'samples/tutorials/shops'))).toThrow(
      'There is no tutorial "shops". Available: shop.',
    );
  });
});

describe('lines of a change', () => {
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join('');

  test('without the removed ones they are the new file, without the added ones the old', () => {
    const textWithout = (hidden: string) =>
      diffLines(ROUTE_BEFORE, ROUTE_AFTER)
        .filter(({ kind }) => kind !== hidden)
        .map((line) => `${line.text}\n`)
        .join('');
    expect(textWithout('removed')).toBe(ROUTE_AFTER);
    expect(textWithout('added')).toBe(ROUTE_BEFORE);
  });

  /** How many lines are folded (`-6`) and shown (`7`), in their order. */
  const rangesOf = (before: string, after: string) =>
    lineRanges(diffLines(before, after).map(({ kind }) => kind)).map(({ folded, start, end }) =>
      folded ? start - end : end - start,
    );

  test('READ-9.b three lines around a change are shown, the others folded', () => {
    const before = numbered(1, 20);
    const after = before.replace('line 10\n', 'line ten\nline ten and a half\n');
    expect(rangesOf(before, after)).toEqual([-6, 9, -7]);
    expect(rangesOf(numbered(1, 7), numbered(1, 8))).toEqual([-4, 4]);
  });

  test('READ-9.b fewer than four lines are not folded: before, between and after changes', () => {
    expect(rangesOf(numbered(1, 6), numbered(1, 7))).toEqual([7]);
    const between = (count: number) => {
      const lines = numbered(1, count + 8);
      return rangesOf(lines, lines.replace('line 1\n', '').replace(`line ${count + 8}\n`, ''));
    };
    expect(between(3)).toEqual([11]);
    expect(between(4)).toEqual([4, -4, 4]);
    expect(rangesOf(numbered(1, 7), numbered(0, 7))).toEqual([4, -4]);
    expect(rangesOf(numbered(1, 6), numbered(0, 6))).toEqual([7]);
  });

  test('READ-9.b every line is in one range, whatever a change looks like', () => {
    const before = numbered(1, 60);
    for (let start = 1; start <= 60; start++) {
      for (let end = start; end <= 60; end += 7) {
        const after = before.replace(`line ${start}\n`, '').replace(`line ${end}\n`, 'other\n');
        const kinds = diffLines(before, after).map(({ kind }) => kind);
        const ranges = lineRanges(kinds);
        expect(ranges[0]?.start).toBe(0);
        expect(ranges.at(-1)?.end).toBe(kinds.length);
        ranges.forEach((range, index) => {
          expect(range.start).toBe(ranges[index - 1]?.end ?? 0);
          expect(range.folded).not.toBe(ranges[index - 1]?.folded);
          if (!range.folded) return;
          expect(range.end - range.start).toBeGreaterThanOrEqual(4);
          expect(new Set(kinds.slice(range.start, range.end))).toEqual(new Set(['same']));
        });
      }
    }
  });

  test('numbers of lines survive being written and read', () => {
    const lines = (['added', 'added', 'same', 'added'] as const).map((kind) => ({ kind, text: '' }));
    expect(lineNumbers(lines, 'added')).toBe('1-2,4');
    expect([...parseLineNumbers('1-2,4')]).toEqual([1, 2, 4]);
    expect(lineNumbers(lines, 'removed')).toBe('');
  });
});

describe('shellScript', () => {
  test('makes the step in a real shell, byte for byte', () => {
    const [first, second] = stepsOfShop();
    if (!first || !second) throw new Error('two steps expected');
    const odd = { path: 'odd file.ts', kind: 'new', before: '', after: "EOF\n`$HOME` \\ 'x'\n\n" } as const;
    const folder = path.join(base, 'project');
    fs.mkdirSync(folder);
    for (const changes of [changesBetween(undefined, first), [...changesBetween(first, second), odd]]) {
      const { status, stderr } = spawnSync('sh', ['-e'], {
        cwd: folder,
        input: shellScript(changes),
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      expect(status).toBe(0);
    }
    for (const [file, text] of [...second.files, [odd.path, odd.after] as const])
      expect(fs.readFileSync(path.join(folder, file), 'utf8')).toBe(text);
    expect(fs.existsSync(path.join(folder, 'old.ts'))).toBe(false);
  });

  test('a file without a line break at its end cannot be written by a here-document', () => {
    const change = { path: 'a.ts', kind: 'new', before: '', after: 'x' } as const;
    expect(() => shellScript([change])).toThrow('"a.ts" must end with a line break');
  });
});

describe('the start of an app with an environment', () => {
  const environment = { TOKEN: "it's odd", PLAIN: 'plain' };

  test('a POSIX shell passes it on, for this command alone', () => {
    const command = posixCommand(
      `${process.execPath} -p 'process.env.TOKEN + process.env.PLAIN'`,
      environment,
    );
    const { stdout } = spawnSync('sh', ['-c', `${command}; printf %s "$PLAIN"`], { encoding: 'utf8' });
    expect(stdout).toBe("it's oddplain\n");
  });

  test('PowerShell sets variables first, with its own quotes', () => {
    expect(powerShellCommand('bun index.ts', environment)).toBe(
      "$env:TOKEN = 'it''s odd'; $env:PLAIN = 'plain'; bun index.ts",
    );
  });

  test('without one, both are the command itself', () => {
    expect([posixCommand('bun index.ts', {}), powerShellCommand('bun index.ts', {})]).toEqual([
      'bun index.ts',
      'bun index.ts',
    ]);
  });
});

test('fileTree: folders first, then files, each by name', () => {
  expect(fileTree('shop', ['store.ts', 'index.ts', 'api/a/route.ts', 'api/route.ts'])).toBe(
    `shop/
├── api/
│   ├── a/
│   │   └── route.ts
│   └── route.ts
├── index.ts
└── store.ts`,
  );
});

describe('operations', () => {
  const document = {
    openapi: '3.0.0',
    paths: {
      '/api/todos/{id}': {
        put: {
          summary: 'Change | a todo',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  properties: {
                    title: { type: 'string', minLength: 1, maxLength: 100 },
                    done: { type: 'boolean', default: false },
                  },
                  required: ['title'],
                },
              },
            },
          },
          responses: { 200: { description: 'Changed' }, 404: {} },
        },
      },
    },
  };

  test('says what a document says', () => {
    expect(isOpenApi(document)).toBe(true);
    expect(isOpenApi([document])).toBe(false);
    expect(readOperations(document)).toEqual([
      {
        method: 'PUT',
        path: '/api/todos/{id}',
        summary: 'Change | a todo',
        parameters: [{ name: 'id', detail: 'path, integer' }],
        body: [
          { name: 'title', detail: 'string, 1–100 characters' },
          { name: 'done', detail: 'boolean, default false, optional' },
        ],
        responses: [
          { name: '200', detail: 'Changed' },
          { name: '404', detail: '' },
        ],
      },
    ]);
  });

  test('as Markdown they are a paragraph and a list each, and nothing in them can break it', () => {
    expect(operationsMarkdown(readOperations(document))).toBe(
      [
        '**`PUT /api/todos/{id}`** Change \\| a todo',
        '',
        '- Parameters: `id` (path, integer)',
        '- Body: `title` (string, 1–100 characters); `done` (boolean, default false, optional)',
        '- Responses: `200` (Changed); `404`',
      ].join('\n'),
    );
  });
});

describe('expandSteps', () => {
  const SECOND = '# Page\n\n<Step tutorial="shop" step="02-second">\n\nSome *words*.\n\n</Step>\n';

  test('the page gets changes, one command, the project, words, requests', () => {
    const { source, diagnostics, folders } = expand(SECOND);
    expect(diagnostics).toEqual([]);
    expect(folders).toEqual([path.join(base, 'samples/tutorials/shop')]);
    expect(source).toContain('```ts title="api/menu/[id]/route.ts" added="2-4" removed="1"');
    expect(source).toContain('removed={"old.ts"}');
    expect(source).toContain('Some *words*.');
    expect(source).toContain('<Operations operations={[{"method":"GET","path":"/api/menu","summary":"Menu",');
    expect(source).toContain('import { Operations, Step, StepFile, StepFold } from "/theme/steps.ts";');
    expect(source).toMatch(/<Verified count="1" /);
    const order = ['<StepFile', 'with one command', 'The project after', 'Some *words*', 'Start the app'];
    const places = order.map((text) => source.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.every((place) => place > 0)).toBe(true);
  });

  test('the twin has a new file whole, a changed one as a patch, and no component of a step', () => {
    expect(expand('<Step tutorial="shop" step="01-first" />', 'markdown').source).toContain(ROUTE_BEFORE);
    const { source } = expand(SECOND, 'markdown');
    const [, patch = ''] =
      /^```diff title="api\/menu\/\[id\]\/route.ts"\n([\s\S]*?\n)```$/m.exec(source) ?? [];
    expect(applyPatch(ROUTE_BEFORE, patch)).toBe(ROUTE_AFTER);
    expect(source).not.toMatch(/<Step|\/theme\/|added=| plain/);
  });

  test('a tutorial that goes on from another one offers its files with one command, and shows changes only', () => {
    write('../till/tutorial.json', '{ "after": "shop" }');
    write('../till/01-count/index.ts', 'await serve(1);\n');
    write('../till/01-count/b.ts', "export const b = 'b';\n");
    write('../till/01-count/api/menu/[id]/route.ts', ROUTE_AFTER);
    record('../till/01-count', '{"a":1}');
    const { source, diagnostics } = expand('<Step tutorial="till" step="01-count" />');
    expect(diagnostics).toEqual([]);
    expect(source).toContain(
      '<StepFold label={"Write all files of shop with one command"} script={"shop"} notInTwin={""}>',
    );
    expect(source).toContain('```sh title="All files of shop" plain\nmkdir -p ');
    expect(source).toContain('```ts title="index.ts" added="2" removed="1"');
    expect(source.match(/<StepFile /g)).toHaveLength(1);
    fs.rmSync(path.join(base, 'samples/tutorials/till'), { recursive: true });
  });

  test.each(['page', 'markdown'] as const)('a step with a command runs it to its end (%s)', (target) => {
    write('01-first/sample.json', '{ "command": ["bun", "test"] }');
    const { source } = expand('<Step tutorial="shop" step="01-first" />', target);
    expect(source).toContain('```sh title="Terminal"\nbun test\n```');
    expect(source).not.toContain('Start the app');
    fs.rmSync(path.join(base, 'samples/tutorials/shop/01-first/sample.json'));
  });

  test('a solution is what it changes in a step, with the requests that it names', () => {
    write('../../exercises/bell/index.ts', 'await serve();\n');
    write('../../exercises/bell/b.ts', "export const b = 'c';\n");
    write('../../exercises/bell/api/menu/[id]/route.ts', ROUTE_AFTER);
    record('../../exercises/bell', '{"a":1}');
    const solution = (sample: string) =>
      `<Solution tutorial="shop" step="02-second" sample="${sample}" requests="menu" />`;
    const page = expand(solution('exercises/bell'));
    expect(page.diagnostics).toEqual([]);
    expect(page.source).toContain('<StepFold label={"Solution"}>');
    expect(page.source).toContain('```ts title="b.ts" added="2" removed="1"');
    expect(page.source).toContain(
      '<Exchange title="Reads the menu" method="GET" address="/api/menu" status="200 OK">',
    );
    expect(page.source).not.toContain('index.ts');
    expect(expand(solution('exercises/bell'), 'markdown').source).toContain(
      "**Solution**\n\n`b.ts` Changed file:\n\n```diff title=\"b.ts\"\n@@ -1,1 +1,1 @@\n-export const b = 'b';\n+export const b = 'c';\n```",
    );
    expect(expand(solution('exercises/bel')).diagnostics.map(formatDiagnostic)).toEqual([
      'docs/page.mdx:1: <Solution> names the sample "exercises/bel", which does not exist. Did you mean "exercises/bell"? Available samples: "exercises/bell", "tutorials/shop/01-first", "tutorials/shop/02-second".',
    ]);
    fs.rmSync(path.join(base, 'samples/exercises'), { recursive: true });
  });

  test('the footnote counts steps and samples together', () => {
    const { source } = expand(`${SECOND}\n<Verified count="2" framework="1" />\n`);
    expect(source.match(/<Verified count="3"/g)).toHaveLength(1);
    expect(source.match(/<Verified/g)).toHaveLength(1);
  });

  test('requests that are not named are folded, with their status', () => {
    const { source } = expand('<Step tutorial="shop" step="01-first" open="" console="start" />');
    expect(source).toContain(
      '<StepFold label={"Reads the menu"} method={"GET"} address={"/api/menu"} status={"200 OK"}>',
    );
    expect(source).toContain('```text title="Console"\nready\n```');
    expect(expand('<Step tutorial="shop" step="01-first" open="menu" />').source).not.toContain(
      '<StepFold label={"Reads the menu"}',
    );
  });

  test.each(['page', 'markdown'] as const)('an app starts as it was recorded (%s)', (target) => {
    const start = '<Step tutorial="shop" step="01-first" />';
    expect(expand(start, target).source).not.toContain('PowerShell');
    write('01-first/sample.json', '{ "env": { "TOKEN": "soup" } }');
    const { source } = expand(start, target);
    expect(source).toContain('```sh title="Start the app"\nTOKEN=soup bun index.ts\n```');
    expect(source).toContain(
      '```powershell title="Start the app in PowerShell"\n$env:TOKEN = \'soup\'; bun index.ts\n```',
    );
    fs.rmSync(path.join(base, 'samples/tutorials/shop/01-first/sample.json'));
  });

  test('all problems of a page come at once, with file, line and cure', () => {
    const { diagnostics } = expand(
      [
        '<Step tutorial="shop" step="2-second" />',
        '<Step tutorial="shop" step="01-first" open="menus" />',
        '<Step tutorial="shop" stepp="01-first" />',
        '<Step tutorial="shop" />',
        '<Step tutorial="shop" step="01-first" console="middle" />',
      ].join('\n\n'),
    );
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      'docs/page.mdx:1: <Step> names the step "2-second" of "shop". Did you mean "02-second"? Available steps: "01-first", "02-second".',
      'docs/page.mdx:3: <Step> names the request "menus". Did you mean "menu"? Available requests: "menu".',
      'docs/page.mdx:5: <Step> has no attribute "stepp". Did you mean "step"? Available attributes: "tutorial", "step", "open", "start", "console".',
      'docs/page.mdx:7: <Step> needs step="…".',
      'docs/page.mdx:9: <Step> shows the console at "middle". Did you mean "end"? Available places: "start", "end".',
    ]);
  });

  test('a step without a recording names the cure', () => {
    write('03-third/index.ts', 'await serve();\n');
    write('03-third/requests.http', '### Reads\n# @name read\nGET {{host}}/\n');
    const { diagnostics } = expand('<Step tutorial="shop" step="03-third" />');
    expect(diagnostics.map(formatDiagnostic).join()).toContain(
      'npm run samples -- tutorials/shop/03-third --record',
    );
    fs.rmSync(path.join(base, 'samples/tutorials/shop/03-third'), { recursive: true });
  });
});

describe('transformers', () => {
  const html = (code: string, meta: string, lang = 'ts') =>
    codeToHtml(code, {
      lang,
      theme: classTheme,
      meta: { __raw: meta },
      transformers: [transformerClasses(), transformerChange(), transformerPlain(), transformerRecorded()],
    });

  test('lines carry what the meta says of them', async () => {
    const result = await html('const a = 1;\nconst b = 2;\nf();', 'title="a.ts" added="2" removed="1"');
    expect(result).toMatch(/^<pre class="[^"]*has-diff/);
    expect(result.match(/class="line[^"]*"/g)).toEqual(['class="line diff remove"', 'class="line diff add"']);
  });

  test('lines are coloured as parts of the file before or after, not of their mixture', async () => {
    const unchanged = Array.from({ length: 12 }, (_, index) => `  name${index},`);
    const code = ['import {', ...unchanged, "} from 'a';", '/*', 'const a = 1;'].join('\n');
    const result = await html(code, 'removed="15" added="16"');
    const folded = code
      .split('\n')
      .slice(0, 11)
      .join('\n')
      .replace('import', '<span class="tk">import</span>');
    expect(result).toContain(`<summary>11 unchanged lines</summary><pre><code>${folded}\n</code></pre>`);
    expect(result).toContain('<span class="line diff add"><span class="tk">const</span>');
    expect(result).toContain('<span class="line diff remove"><span class="tc">/*</span>');
  });

  test('a fence that is no change stays as it is', async () => {
    expect(await html('const a = 1;', 'title="a.ts"')).not.toMatch(/has-diff|diff/);
  });

  test('a plain fence is one text; the word in a title does not make it plain', async () => {
    expect(await html('const a = 1;', 'title="a.ts" plain')).toContain('<code>const a = 1;</code>');
    expect(await html('const a = 1;', 'title="plain.ts"')).toContain('<span class="tk">');
  });

  const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join('\n');

  test('READ-5.b a body or output of more than 12 lines is folded, the status and the headers never', async () => {
    const head = 'HTTP/1.1 200 OK\nx-a: 1';
    const body = async (count: number) => html(`${head}\n\n${lines(count)}`, 'title="Response"', 'http');
    expect(await body(12)).not.toContain('<details');
    const [shown = '', folded = ''] = (await body(13)).split('<details class="fold">');
    expect(shown).toContain('x-a');
    expect(shown).not.toContain('line 0');
    expect(folded).toMatch(/^<summary>Body: 13 lines<\/summary><pre><code>\nline 0/);
    const output = async (count: number) => html(lines(count), 'title="Console on Bun 1.2.4"', 'text');
    expect(await output(12)).not.toContain('<details');
    expect(await output(13)).toContain('<summary>Output: 13 lines</summary><pre><code>line 0\n');
    expect(await html(lines(40), 'title="Files"', 'text')).not.toContain('<details');
    expect(await html(`${head}\n\n${lines(40)}`, 'title="Response" plain', 'http')).not.toContain('<details');
  });
});
