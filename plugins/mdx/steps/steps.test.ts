import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { applyPatch } from 'diff';
import { createExpandForTest } from '../../../e2e/support/expandForTest.ts';
import { changesBetween, readSteps, shellScript } from './history.ts';

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
  createExpandForTest(path.join(base, 'samples'))(source, target);

describe('history', () => {
  test('the files of the first step are all new; files about a sample are left out', () => {
    const [first] = stepsOfShop();
    expect(first && changesBetween(undefined, first).map(({ path: file, kind }) => [file, kind])).toEqual([
      ['index.ts', 'new'],
      ['old.ts', 'new'],
      ['api/menu/[id]/route.ts', 'new'],
    ]);
  });

  test('a step has new, changed and removed files, each after its imports', () => {
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
      'There is no tutorial "shops". Did you mean "shop"? Available tutorials: "shop".',
    );
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

describe('<Step> and <Exercise>', () => {
  const SECOND = '# Page\n\n<Step tutorial="shop" step="02-second">\n\nSome *words*.\n\n</Step>\n';

  test('the page gets changes, one command, the project, words, requests', () => {
    const { source, diagnostics, folders } = expand(SECOND);
    expect(diagnostics).toEqual([]);
    expect(folders).toContain(path.join(base, 'samples/tutorials/shop'));
    expect(source).toContain('```ts title="api/menu/[id]/route.ts" change="-+++"');
    expect(source).toContain('removed="old.ts"');
    expect(source).toContain('Some *words*.');
    expect(source).toContain('<Operations operations={[{"method":"GET","path":"/api/menu","summary":"Menu",');
    expect(source).toContain(
      'import { Step, StepFile, StepFold, LazyText, Operations } from "/theme/steps.ts";',
    );
    expect(source.match(/<Verified /g)).toHaveLength(1);
    const order = ['<StepFile', 'with one command', 'The project after', 'Some *words*', 'Start the app'];
    const places = order.map((text) => source.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.every((place) => place > 0)).toBe(true);
  });

  test('the Markdown has a new file whole, a changed one as a patch, and no component of a step', () => {
    expect(expand('<Step tutorial="shop" step="01-first" />', 'markdown').source).toContain(ROUTE_BEFORE);
    const { source } = expand(SECOND, 'markdown');
    const [, patch = ''] =
      /^```diff title="api\/menu\/\[id\]\/route.ts"\n([\s\S]*?\n)```$/m.exec(source) ?? [];
    expect(applyPatch(ROUTE_BEFORE, patch)).toBe(ROUTE_AFTER);
    expect(source).not.toMatch(/<Step|\/theme\/|change=| plain/);
  });

  test('a tutorial that continues another one offers its files with one command, and shows changes only', () => {
    write('../till/tutorial.json', '{ "after": "shop" }');
    write('../till/01-count/index.ts', 'await serve(1);\n');
    write('../till/01-count/b.ts', "export const b = 'b';\n");
    write('../till/01-count/api/menu/[id]/route.ts', ROUTE_AFTER);
    record('../till/01-count', '{"a":1}');
    const { source, diagnostics } = expand('<Step tutorial="till" step="01-count" />');
    expect(diagnostics).toEqual([]);
    expect(source).toContain(
      '<StepFold label="Write all files of shop with one command" script="shop" notInMarkdown="">',
    );
    const [, name] = /<LazyText file={(\w+)} title="All files of shop" lang="sh" \/>/.exec(source) ?? [];
    expect(source).toContain(`import ${name} from "${path.join(base, 'assets/shop.txt')}";`);
    expect(fs.readFileSync(path.join(base, 'assets/shop.txt'), 'utf8')).toMatch(/^mkdir -p /);
    expect(source).toContain('```ts title="index.ts" change="-+"');
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

  test('an exercise has its hints as one line, and as its solution the changes of a step with their requests', () => {
    write('../../exercises/bell/index.ts', 'await serve();\n');
    write('../../exercises/bell/b.ts', "export const b = 'c';\n");
    write('../../exercises/bell/api/menu/[id]/route.ts', ROUTE_AFTER);
    record('../../exercises/bell', '{"a":1}');
    const solution = (sample: string) =>
      `<Exercise tutorial="shop" step="02-second" sample="${sample}" requests="menu">\n\n1. Look.\n2. Look *again*.\n\n</Exercise>`;
    const page = expand(solution('exercises/bell'));
    expect(page.diagnostics).toEqual([]);
    // A file that is added to the step or to the solution changes the page.
    expect(page.folders).toEqual(
      expect.arrayContaining([
        path.join(base, 'samples/tutorials/shop'),
        path.join(base, 'samples/exercises/bell'),
      ]),
    );
    expect(page.source).toContain('<StepFold label="Solution" text={{"file":text0,"title":"Solution"}}>');
    const text = fs.readFileSync(path.join(base, 'assets/exercises--bell--solution.txt'), 'utf8');
    expect(text).toContain("-export const b = 'b';\n+export const b = 'c';\n");
    expect(text).toContain('Reads the menu\n\ncurl -i http://localhost:4000/api/menu\n\nHTTP/1.1 200 OK\n');
    expect(page.source).toContain('```ts title="b.ts" change="-+"');
    expect(page.source).toContain(
      '<Exchange title="Reads the menu" method="GET" address="/api/menu" status="200 OK" id="menu">',
    );
    expect(page.source).not.toContain('index.ts');
    expect(page.source).toMatch(
      /<StepFold label="Stuck\? Hint 1 of 2">\s+Look\.\s+<StepFold label="Hint 2 of 2">\s+Look \*again\*\.\s+<\/StepFold>\s+<\/StepFold>/,
    );
    const markdown = expand(solution('exercises/bell'), 'markdown').source;
    expect(markdown).toContain('**Hint 1**\n\nLook.\n\n**Hint 2**\n\nLook *again*.\n\n**Solution**');
    expect(
      expand(solution('exercises/bell').replace('1. Look.\n2. Look *again*.', 'Look.')).diagnostics[0]
        ?.reason,
    ).toContain('needs its hints as an ordered list');
    expect(markdown).toContain(
      "**Solution**\n\n`b.ts` Changed file:\n\n```diff title=\"b.ts\"\n@@ -1,1 +1,1 @@\n-export const b = 'b';\n+export const b = 'c';\n```",
    );
    expect(
      expand(solution('exercises/bel')).diagnostics.map(
        ({ line, reason }) => `docs/page.mdx:${line}: ${reason}`,
      ),
    ).toEqual([
      'docs/page.mdx:1: <Exercise> names the sample "exercises/bel", which does not exist. Did you mean "exercises/bell"? Available samples: "exercises/bell", "tutorials/shop/01-first", "tutorials/shop/02-second".',
    ]);
    fs.rmSync(path.join(base, 'samples/exercises'), { recursive: true });
  });

  test('an exercise has an editor if its solution runs in the page, or else the reason', () => {
    const inPage = path.join(base, 'samples/inPage.json');
    write('../../exercises/bell/index.ts', 'await serve();\n');
    record('../../exercises/bell', '{"a":1}');
    write('../../exercises/bell/requests.http', '### Rings\n# @name menu\n# @check\nGET {{host}}/api/menu\n');
    const exercise =
      '<Exercise tutorial="shop" step="01-first" sample="exercises/bell">\n\n1. Look.\n\n</Exercise>';
    const source = () => expand(exercise).source;
    fs.writeFileSync(inPage, '{ "runs": ["exercises/bell"], "others": {} }');
    expect(source()).toContain('<ExerciseEditor id="bell" exercise={exercise0} all={["bell"]} />');
    const data = fs.readFileSync(path.join(base, 'assets/exercises--bell.exercise.json'), 'utf8');
    expect(JSON.parse(data)).toMatchObject({ id: 'bell', checks: [{ title: 'Rings' }] });
    fs.writeFileSync(inPage, '{ "runs": [], "others": { "exercises/bell": "It is no server." } }');
    write('../../exercises/bell/sample.json', '{ "command": ["bun", "test"] }');
    expect(source()).toContain('Solve this one on your computer: `bun test` runs it');
    for (const text of [exercise, '<ExerciseProgress />']) expect(expand(text).files).toContain(inPage);
    fs.rmSync(inPage);
    fs.rmSync(path.join(base, 'samples/exercises'), { recursive: true });
  });

  test('a page with steps and samples has one footnote, and a step may hold samples', () => {
    const sample = '<Sample name="tutorials/shop/01-first" files="old.ts" />';
    const { source } = expand(SECOND.replace('Some', `${sample}\n\nSome`));
    expect(source.match(/<Verified/g)).toHaveLength(1);
    expect(source).toContain('```ts title="old.ts"\nexport const old = 1;\n```');
    expect(source).not.toContain('<Sample');
  });

  test('requests that are not named are folded, with their status', () => {
    const { source } = expand('<Step tutorial="shop" step="01-first" open="" console="start" />');
    expect(source).toContain(
      '<StepFold label="Reads the menu" method="GET" address="/api/menu" status="200 OK" text={{"file":text1,"title":"Requests of step 1"}}>',
    );
    const texts = path.join(base, 'assets/shop--01-first--responses.txt');
    expect(source).toContain(`import text1 from "${texts}";`);
    expect(fs.readFileSync(texts, 'utf8')).toMatch(
      /^Reads the menu\n\ncurl -i [^\n]+\n\nHTTP\/1\.1 200 OK\n/,
    );
    expect(source).toContain('```text title="Console"\nready\n```');
    expect(expand('<Step tutorial="shop" step="01-first" open="menu" />').source).not.toContain(
      '<StepFold label="Reads the menu"',
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

  test('all problems of a page are reported together, with file, line and fix', () => {
    const { diagnostics } = expand(
      [
        '<Step tutorial="shop" step="2-second" />',
        '<Step tutorial="shop" step="01-first" open="menus" />',
        '<Step tutorial="shop" stepp="01-first" />',
        '<Step tutorial="shop" />',
        '<Step tutorial="shop" step="01-first" console="middle" />',
      ].join('\n\n'),
    );
    expect(diagnostics.map(({ line, reason }) => `docs/page.mdx:${line}: ${reason}`)).toEqual([
      'docs/page.mdx:1: <Step> names the step "2-second" of "shop". Did you mean "02-second"? Available steps: "01-first", "02-second".',
      'docs/page.mdx:3: <Step> shows the request "menus" of "tutorials/shop/01-first". Did you mean "menu"? Available requests: "menu".',
      'docs/page.mdx:5: <Step> has no attribute "stepp". Did you mean "step"? Available attributes: "tutorial", "step", "open", "console".',
      'docs/page.mdx:7: <Step> needs step="…".',
      'docs/page.mdx:9: <Step> has console="middle". Did you mean "end"? Available values: "start", "end".',
    ]);
  });

  test('a step without a recording names the cure', () => {
    write('03-third/index.ts', 'await serve();\n');
    write('03-third/requests.http', '### Reads\n# @name read\nGET {{host}}/\n');
    const { diagnostics } = expand('<Step tutorial="shop" step="03-third" />');
    expect(diagnostics.map(({ line, reason }) => `docs/page.mdx:${line}: ${reason}`).join()).toContain(
      'npm run samples -- tutorials/shop/03-third --record',
    );
    fs.rmSync(path.join(base, 'samples/tutorials/shop/03-third'), { recursive: true });
  });
});
