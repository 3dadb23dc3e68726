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

  test.each([
    ['READ-9.a a file', block('a.ts', 'a\n\n', { file: 'b/a.ts' }), 'write', 'b/a.ts', 'a\n\n'],
    ['a file to be removed', block('old.ts', '', { text: undefined }), 'remove', 'old.ts', undefined],
  ])('%s has its path, and the text that its copy button copies', (_, shown, kind, file, text) => {
    const expected = { kind, step: STEP, path: file, ...(text !== undefined && { text }) };
    expect(actionsOf([shown])).toEqual([expected]);
  });

  test('a block that cannot be understood is an error, not skipped', () => {
    expect(() => actionsOf([block('Something else', 'x')])).toThrow('step 01-first, block "Something else"');
  });
});

// The tutorials are followed with every change (`npm test`): here are the ways to fail.
describe('followTutorial', () => {
  test('compares the output of a command that ends', async () => {
    const run = (shown: string) =>
      follow([block('Terminal', 'echo out; echo err >&2'), block('Console', shown)]);
    await run('out\nerr\n(ends with exit code 0)');
    await expect(run('out\n(ends with exit code 0)')).rejects.toThrow('the command prints\nout\nerr');
  });

  test('makes the given replacements and no others', async () => {
    const blocks = page({ install: 'test old = new\ntest "$PWD" = "$PWD"\nmkdir shop\ncd shop' });
    await expect(follow(blocks)).rejects.toThrow('the commands fail');
    await follow(blocks, new Map([['old', 'new']]));
    await expect(follow(page(), new Map([['odd', 'new']]))).rejects.toThrow('no command has "odd"');
  });

  test.each<[string, PageParts, string]>([
    ['a command that fails', { install: 'mkdir shop\nfalse' }, 'before the first step, block "terminal"'],
    ['another answer', { server: SERVER('{ a: 2 }') }, 'step 01-first, block "answer"'],
    ['another status', { answer: SHOWN.replace('200 OK', '201 Created') }, 'the page shows "HTTP/1.1 201'],
    [
      'a header that is not sent',
      { answer: SHOWN.replace('content-type', 'x-kitchen') },
      'the page shows "x-kitchen: ',
    ],
    ['another output', { console: 'ready' }, 'step 01-first, block "console"'],
    ['another tree', { tree: 'shop/\n└── index.ts' }, 'step 01-first, block "tree"'],
    ['a script that writes another text', { script: 'echo x > app.cjs' }, 'writes another "app.cjs"'],
    ['a script that forgets a file', { script: 'true' }, 'step 01-first, block "script"'],
    ['an app that ends', { server: "console.log('closed');" }, 'the app ends instead of running'],
    ['a request that cannot be sent', { request: 'curl -i http://localhost:1/' }, 'block "request"'],
  ])('fails for %s, and names the place', async (_name, parts, message) => {
    const followed = follow(page(parts));
    await expect(followed).rejects.toThrow(message);
    await expect(followed).rejects.toThrow(/^shop, /);
  });

  test('leaves no app behind', async () => {
    await expect(follow(page({ console: 'never' }))).rejects.toThrow('block "console"');
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  });

  test('fails for a page without steps', async () => {
    await expect(follow([block('Terminal', 'true', { step: undefined })])).rejects.toThrow('no step');
  });
});

const DATED = 'HTTP/1.1 200 OK\n\n{"at":"2025-11-01T12:00:00.000Z","a":1}';
const NO_CONTENT = 'HTTP/1.1 204 No Content';

test.each([
  [
    'date, order',
    DATED,
    'HTTP/1.1 200 OK\r\nDate: x\r\n\r\n{"a":1,"at":"2031-05-06T07:08:09.123Z"}',
    undefined,
  ],
  ['nothing, without a body', NO_CONTENT, `${NO_CONTENT}\r\n\r\n`, undefined],
  [
    'a body, where none is shown',
    NO_CONTENT,
    `${NO_CONTENT}\r\n\r\nx`,
    'the page shows the body\n\nthe app answers\nx',
  ],
])('an answer that differs in %s', (_, shown, actual, difference) => {
  expect(compareAnswers(shown, actual, { port: 4000, dir: '/project' })).toBe(difference);
});
