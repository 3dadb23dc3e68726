import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@rstest/core';
import { endPrograms } from '../../scripts/programs.ts';
import { freePort } from '../../scripts/servers/freePort.ts';
import { compareAnswers } from './answers.ts';
import { actionsOf, type Block } from './blocks.ts';
import { followTutorial } from './follow.ts';

let base: string;
let port: number;

beforeAll(async () => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'follow-'));
  port = await freePort();
});

afterEach(endPrograms);

afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

const STEP = '01-first';

const block = (title: string, text: string, more: Partial<Block> = {}): Block => ({
  step: STEP,
  title,
  text,
  file: undefined,
  script: false,
  ...more,
});

const SERVER = (answer: string) => `const http = require('node:http');
http.createServer((req, res) => {
  res.setHeader('content-type', 'application/json');
  res.end(JSON.stringify(${answer}));
}).listen(Number(process.env.PORT), () => console.log('ready < now'));`;

type PageParts = Partial<
  Record<'install' | 'server' | 'script' | 'tree' | 'request' | 'answer' | 'console', string>
>;

const SHOWN = 'HTTP/1.1 200 OK\ncontent-type: application/json\n\n{\n  "a": 1\n}';

/** A page of one step: a folder, one file, an app that Node runs. */
function page(parts: PageParts = {}): Block[] {
  const server = `${parts.server ?? SERVER('{ a: 1 }')}\n`;
  return [
    block('Terminal', parts.install ?? 'mkdir shop\ncd shop', { step: undefined }),
    block('TypeScript', 'aside', { step: undefined }),
    block('app.cjs', server, { file: 'app.cjs' }),
    block('All files of step 1', parts.script ?? `cat > app.cjs <<'EOF'\n${server}EOF`, { script: true }),
    block('Files', parts.tree ?? 'shop/\n└── app.cjs'),
    block('Start the app', 'node app.cjs'),
    block('Console', parts.console ?? 'ready < now'),
    block('Request', parts.request ?? `curl -i http://localhost:${port}/`),
    block('Response', parts.answer ?? SHOWN),
    block('Response on Bun 1.4.5', 'another'),
    block('Start the app in PowerShell', '$env:PORT = 1; node app.cjs'),
  ];
}

let count = 0;

function follow(blocks: readonly Block[], substitutions = new Map<string, string>()) {
  const folder = path.join(base, String(count++));
  fs.mkdirSync(folder);
  return followTutorial('shop', actionsOf(blocks), {
    folder,
    env: { ...process.env, PORT: String(port) },
    port,
    substitutions,
  });
}

describe('actionsOf', () => {
  test('tasks in order; other runtimes, other shells and blocks outside of steps are for reading', () => {
    const kinds = actionsOf(page()).map(({ kind }) => kind);
    expect(kinds.join(' ')).toBe('terminal write script tree start console request answer');
  });

  test('READ-9.a the text of a file is the text that its copy button copies', () => {
    const text = 'a\n\n';
    expect(actionsOf([block('a.ts', text, { file: 'b/a.ts' })])).toEqual([
      { kind: 'write', step: STEP, path: 'b/a.ts', text },
    ]);
  });

  test('files to be removed are found', () => {
    expect(actionsOf([{ ...block('old.ts', ''), text: undefined }])).toEqual([
      { kind: 'remove', step: STEP, path: 'old.ts' },
    ]);
  });

  test('a block that cannot be understood is an error, not skipped', () => {
    expect(() => actionsOf([block('Something else', 'x')])).toThrow('step 01-first, block "Something else"');
  });

  test('a page without steps asks for nothing', () => {
    expect(actionsOf([block('Terminal', 'rm -rf x', { step: undefined })])).toEqual([]);
  });
});

describe('followTutorial', () => {
  test('passes when everything is as on the page', async () => {
    expect(await follow(page())).toEqual({ steps: 1, files: 1, requests: 1 });
  });

  test('begins with the files of the previous tutorial, where the page continues one', async () => {
    const [terminal, ...rest] = page({ tree: 'shop/\n├── app.cjs\n└── old.cjs' });
    const base = block('All files of bakery', "cat > old.cjs <<'EOF'\n1;\nEOF", { script: true });
    expect(await follow([...(terminal ? [terminal] : []), base, ...rest])).toEqual({
      steps: 1,
      files: 1,
      requests: 1,
    });
  });

  test('compares the output of a command that ends', async () => {
    const run = (shown: string) =>
      follow([block('Terminal', 'echo out; echo err >&2'), block('Console', shown)]);
    expect((await run('out\nerr\n(ends with exit code 0)')).steps).toBe(1);
    await expect(run('out\n(ends with exit code 0)')).rejects.toThrow('the command prints\nout\nerr');
  });

  test('makes the given replacements and no others', async () => {
    const blocks = page({ install: 'test old = new\ntest "$PWD" = "$PWD"\nmkdir shop\ncd shop' });
    await expect(follow(blocks)).rejects.toThrow('the commands fail');
    const substituted = follow(blocks, new Map([['old', 'new']]));
    expect((await substituted).steps).toBe(1);
    await expect(follow(page(), new Map([['odd', 'new']]))).rejects.toThrow('no command has "odd"');
  });

  test.each<[string, PageParts, string]>([
    ['a command that fails', { install: 'mkdir shop\nfalse' }, 'before the first step, block "terminal"'],
    ['another answer', { server: SERVER('{ a: 2 }') }, 'step 01-first, block "answer"'],
    ['another status', { answer: SHOWN.replace('200 OK', '201 Created') }, 'the page shows "HTTP/1.1 201'],
    ['a header that is not sent', { answer: SHOWN.replace('content-type', 'x-kitchen') }, 'sends none'],
    ['another output', { console: 'ready' }, 'step 01-first, block "console"'],
    ['another tree', { tree: 'shop/\n└── index.ts' }, 'step 01-first, block "tree"'],
    ['a script that writes another text', { script: 'echo x > app.cjs' }, 'writes another "app.cjs"'],
    ['a script that forgets a file', { script: 'true' }, 'step 01-first, block "script"'],
    ['an app that ends', { server: "console.log('closed');" }, 'the app ends instead of running'],
    ['a request that cannot be sent', { request: 'curl -i http://localhost:1/' }, 'block "request"'],
  ])('fails for %s, and names the place', async (_name, parts, message) => {
    await expect(follow(page(parts))).rejects.toThrow(message);
    await expect(follow(page(parts))).rejects.toThrow(/^shop, /);
  });

  test('leaves no app behind', async () => {
    await expect(follow(page({ console: 'never' }))).rejects.toThrow('block "console"');
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  });
});

describe('compareAnswers', () => {
  const context = { port: 4000, dir: '/project' };

  test('dates may differ, order of keys and indentation too', () => {
    const shown = 'HTTP/1.1 200 OK\n\n{"at":"2025-11-01T12:00:00.000Z","a":1}';
    const actual = 'HTTP/1.1 200 OK\r\nDate: x\r\n\r\n{"a":1,"at":"2031-05-06T07:08:09.123Z"}';
    expect(compareAnswers(shown, actual, context)).toBeUndefined();
  });

  test('an answer without a body is compared too', () => {
    expect(
      compareAnswers('HTTP/1.1 204 No Content', 'HTTP/1.1 204 No Content\r\n\r\n', context),
    ).toBeUndefined();
    expect(compareAnswers('HTTP/1.1 204 No Content', 'HTTP/1.1 204 No Content\r\n\r\nx', context)).toContain(
      'the app answers\nx',
    );
  });
});
