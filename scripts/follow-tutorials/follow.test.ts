import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@rstest/core';
import { compareAnswers } from './answers.ts';
import { followTutorial } from './follow.ts';
import { endAllApps } from './processes.ts';
import { readPage } from './readPage.ts';

let base: string;
let port: number;

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

beforeAll(async () => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'follow-'));
  port = await freePort();
});

afterEach(endAllApps);

afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const block = (title: string, text: string, className = 'shiki') =>
  `<figure data-code-block><figcaption><span>${title}</span><span>Language</span></figcaption><pre class="${className}"><code><span class="line">${escapeHtml(text)}</span></code></pre></figure>`;

const SERVER = (answer: string) => `const http = require('node:http');
http.createServer((req, res) => {
  res.setHeader('content-type', 'application/json');
  res.end(JSON.stringify(${answer}));
}).listen(Number(process.env.PORT), () => console.log('ready < now'));`;

interface PageParts {
  install?: string;
  server?: string;
  script?: string;
  tree?: string;
  request?: string;
  answer?: string;
  console?: string;
}

const SHOWN = 'HTTP/1.1 200 OK\ncontent-type: application/json\n\n{\n  "a": 1\n}';

/** A page of one step: a folder, one file, an app that Node runs. */
function page(parts: PageParts = {}): string {
  const server = parts.server ?? SERVER('{ a: 1 }');
  const step = [
    block('app.cjs', '… not the file', 'shiki has-diff'),
    block('app.cjs', server),
    `<details data-script="01-first">${block('All files of step 1', parts.script ?? `cat > app.cjs <<'EOF'\n${server}\nEOF`)}</details>`,
    block('Files', parts.tree ?? 'shop/\n└── app.cjs'),
    block('Start the app', 'node app.cjs'),
    block('Console', parts.console ?? 'ready < now'),
    block('Request', parts.request ?? `curl -i http://localhost:${port}/`),
    block('Answer', parts.answer ?? SHOWN),
    block('Answer on Bun 1.4.5', 'another'),
    block('Start the app in PowerShell', '$env:PORT = 1; node app.cjs'),
  ];
  return `<main>${block('Terminal', parts.install ?? 'mkdir shop\ncd shop')}<p>${block('TypeScript', 'aside')}</p><div data-step="01-first">${step.join('')}</div></main>`;
}

let count = 0;

function follow(html: string, substitutions = new Map<string, string>()) {
  const folder = path.join(base, String(count++));
  fs.mkdirSync(folder);
  return followTutorial('shop', readPage(html), {
    folder,
    env: { ...process.env, PORT: String(port) },
    port,
    substitutions,
  });
}

describe('readPage', () => {
  test('reads what is to be done, in order; changes, other runtimes and other shells are for reading', () => {
    expect(readPage(page()).map(({ kind }) => kind)).toEqual([
      'terminal',
      'write',
      'script',
      'tree',
      'start',
      'console',
      'request',
      'answer',
    ]);
  });

  test('the text of a file is exact, with the line break at its end', () => {
    const file = readPage(page()).find((action) => action.kind === 'write');
    expect(file).toEqual({
      kind: 'write',
      step: '01-first',
      path: 'app.cjs',
      text: `${SERVER('{ a: 1 }')}\n`,
    });
  });

  test('files to be removed are found', () => {
    const html = '<main><div data-step="02-b"><div data-removed="old.ts"></div></div></main>';
    expect(readPage(html)).toEqual([{ kind: 'remove', step: '02-b', path: 'old.ts' }]);
  });

  test('a block that cannot be understood is an error, not skipped', () => {
    const html = `<main><div data-step="01-first">${block('Something else', 'x')}</div></main>`;
    expect(() => readPage(html)).toThrow('step 01-first, block "Something else"');
  });

  test('a page without steps asks for nothing', () => {
    expect(readPage(`<main>${block('Terminal', 'rm -rf x')}</main>`)).toEqual([]);
  });
});

describe('followTutorial', () => {
  test('passes when everything is as the page says', async () => {
    expect(await follow(page())).toEqual({ steps: 1, files: 1, requests: 1 });
  });

  test('replaces what it is told to and nothing else', async () => {
    const html = page({ install: 'test new = new\ntest "$PWD" = "$PWD"\nmkdir shop\ncd shop' });
    await expect(follow(html.replace('test new', 'test old'))).rejects.toThrow('the commands fail');
    const substituted = follow(html.replace('test new', 'test old'), new Map([['old', 'new']]));
    expect((await substituted).steps).toBe(1);
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
  ])('fails for %s, and says where', async (_name, parts, message) => {
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
