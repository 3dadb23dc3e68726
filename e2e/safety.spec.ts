/** Code that readers run: everything that it may try against the page, and what becomes of it (specification.md TRY-5). */
import http from 'node:http';
import { fileOfRoute, isFirstLanguage, listFiles, readBuilt, readRoutes, wordsOf } from './support/site.ts';
import { appReady, expect, fileTest, type Page, test } from './support/test.ts';

const words = wordsOf('/');
const word = (key: string) => words[key] ?? '';

/** A page with a window, and a small one: it is loaded once a test. */
const [PAGE = ''] = readRoutes()
  .filter((route) => isFirstLanguage(route) && readBuilt(fileOfRoute(route)).includes(word('tryOpen')))
  .sort((a, b) => readBuilt(fileOfRoute(a)).length - readBuilt(fileOfRoute(b)).length);

const RUN_FILES = /\/static\/run\//;

const START = `
const { Burger, setDir } = require('burger-api');
await new Burger({ apiDir: setDir(importMeta.dir, 'api') }).serve(4000, () => {});
`;

const formOf = (page: Page) => page.getByRole('form', { name: word('tryForm').replace(/ ?\{title\}/, '') });
const statusOf = (page: Page) => formOf(page).getByRole('status');
const sendOf = (page: Page) => formOf(page).getByRole('button', { name: word('trySend') });
const responseOf = (page: Page) => formOf(page).locator('pre').first();

/** What a message says before the place of what it names. */
const beginningOf = (key: string) => word(key).split('{')[0] ?? '';

/**
 * Opens a window whose program is hostile, and sends it a request.
 *
 * @param handler body of the one handler; what it returns is the body of the response, as JSON.
 */
async function attack(page: Page, handler: string, { start = START, open = PAGE } = {}): Promise<void> {
  const program = {
    modules: {
      'index.ts': start,
      'api/attack/route.ts': `exports.GET = async (req) => { const result = await (async () => { ${handler} })(); return Response.json(result ?? null); };`,
    },
    env: {},
    requests: [{ id: 'attack', title: 'Attack', method: 'GET', target: '/api/attack', headers: [] }],
  };
  await page.route(/\/static\/run\/.*\.json$/, (route) => route.fulfill({ json: program }));
  await page.goto(open);
  await appReady(page);
  await page.getByText(word('tryOpen')).first().click();
  await sendOf(page).click();
  await expect(statusOf(page)).not.toHaveText(/^$/);
  await expect(statusOf(page)).not.toHaveText(word('trySending'), { timeout: 20_000 });
}

/** What the handler returned. */
async function resultOf(page: Page): Promise<unknown> {
  await expect(statusOf(page)).toContainText('200');
  const text = (await responseOf(page).textContent()) ?? '';
  return JSON.parse(text.slice(text.indexOf('\n\n')));
}

/** The page is alive, where it was, as it was, and keeps no frame of a run that has ended but the one for the next. */
async function expectUnharmed(page: Page): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(PAGE);
  expect(
    await page.evaluate(() => ({
      polluted: Object.keys(Object.prototype),
      cookie: document.cookie,
      frames: document.querySelectorAll('iframe').length <= 1,
      workers: 'serviceWorker' in navigator,
    })),
  ).toEqual({ polluted: [], cookie: '', frames: true, workers: true });
  await formOf(page).getByRole('textbox').first().fill('/api/attack?still=alive');
  await expect(formOf(page).getByRole('textbox').first()).toHaveValue('/api/attack?still=alive');
}

test('TRY-5 code finds no page: no parent, no document, no storage, and an origin that is nobody’s', async ({
  page,
}) => {
  await attack(
    page,
    `const kinds = Object.fromEntries(['window', 'document', 'parent', 'top', 'opener', 'frames', 'localStorage', 'sessionStorage', 'cookieStore']
      .map((name) => [name, typeof self[name]]));
    const database = await new Promise((resolve) => {
      try { const asked = indexedDB.open('x'); asked.onsuccess = () => resolve('opened'); asked.onerror = () => resolve('refused'); }
      catch { resolve('refused'); }
    });
    const cache = await (async () => caches.open('x'))().then(() => 'opened', () => 'refused');
    return { kinds: [...new Set(Object.values(kinds))], origin: self.origin, database, cache };`,
  );
  expect(await resultOf(page)).toEqual({
    kinds: ['undefined'],
    origin: 'null',
    database: 'refused',
    cache: 'refused',
  });
  await expectUnharmed(page);
});

/** Chromium tells of a request before the policy stops it: whether it was sent, the server knows. */
const TOLD = /request to another origin/;

/** A server elsewhere. @returns its address, and the requests that it got. */
async function listenElsewhere(): Promise<{ origin: string; got: string[]; close: () => void }> {
  const got: string[] = [];
  const server = http.createServer(({ url = '' }, response) => {
    got.push(url);
    response.setHeader('access-control-allow-origin', '*').end('self.ran = 1');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const origin = `http://localhost:${address.port}`;
  // It can be reached.
  await fetch(`${origin}/hello`);
  expect(got.splice(0)).toEqual(['/hello']);
  return { origin, got, close: () => server.close() };
}

test('TRY-5 code reaches no network: neither the site nor anybody else', async ({
  page,
  problems,
  baseURL,
}) => {
  problems.expect(TOLD);
  const elsewhere = await listenElsewhere();
  await attack(
    page,
    `const elsewhere = ${JSON.stringify(elsewhere.origin)};
    const tried = {};
    for (const address of [elsewhere + '/fetched', '${baseURL}/docs'])
      tried[address] = await fetch(address, { mode: 'no-cors' }).then(() => 'sent', () => 'refused');
    tried.xhr = await new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.onload = () => resolve('sent');
      request.onerror = () => resolve('refused');
      try { request.open('GET', elsewhere + '/xhr'); request.send(); } catch { resolve('refused'); }
    });
    tried.socket = await new Promise((resolve) => {
      try { const socket = new WebSocket(elsewhere.replace('http', 'ws')); socket.onopen = () => resolve('sent'); socket.onerror = () => resolve('refused'); }
      catch { resolve('refused'); }
    });
    tried.events = await new Promise((resolve) => {
      try { const events = new EventSource(elsewhere + '/events'); events.onopen = () => resolve('sent'); events.onerror = () => resolve('refused'); }
      catch { resolve('refused'); }
    });
    return [...new Set(Object.values(tried))];`,
  );
  expect(await resultOf(page)).toEqual(['refused']);
  expect(elsewhere.got).toEqual([]);
  elsewhere.close();
  await expectUnharmed(page);
});

test('TRY-5 code leads neither its frame nor the page elsewhere', async ({ page }) => {
  const navigated: string[] = [];
  page.on('framenavigated', (frame) => navigated.push(frame.url()));
  await attack(
    page,
    `const tried = [];
    for (const go of [
      () => { location.href = 'https://example.com/'; return location.href; },
      () => { location.assign('https://example.com/'); },
      () => { open('https://example.com/'); },
      () => { top.location = 'https://example.com/'; },
      () => { parent.location = 'https://example.com/'; },
    ]) { try { go(); tried.push(location.protocol); } catch { tried.push('refused'); } }
    return [...new Set(tried)].filter((what) => what !== 'refused' && what !== 'blob:');`,
  );
  expect(await resultOf(page)).toEqual([]);
  // The page, and the frames that the programs run in.
  expect(navigated.filter((url) => new URL(url).pathname !== PAGE && !RUN_FILES.test(url))).toEqual([]);
  expect(navigated.filter((url) => RUN_FILES.test(url)).length).toBeGreaterThan(0);
  await expectUnharmed(page);
});

test('TRY-5 code imports no scripts', async ({ page, problems, baseURL }) => {
  problems.expect(TOLD);
  const elsewhere = await listenElsewhere();
  await attack(
    page,
    `const tried = [];
    for (const address of ['${elsewhere.origin}/x.js', '${baseURL}/static/x.js', 'data:text/javascript,self.ran=1']) {
      try { importScripts(address); tried.push('ran'); } catch { tried.push('refused'); }
      tried.push(await import(address).then(() => 'ran', () => 'refused'));
    }
    return [...new Set(tried)];`,
  );
  expect(await resultOf(page)).toEqual(['refused']);
  expect(elsewhere.got).toEqual([]);
  elsewhere.close();
  await expectUnharmed(page);
});

test('TRY-5 code registers no service worker', async ({ page }) => {
  await attack(
    page,
    `const { serviceWorker } = navigator;
    if (!serviceWorker) return 'none';
    return serviceWorker.register('/x.js').then(() => 'registered', () => 'none');`,
  );
  expect(await resultOf(page)).toBe('none');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expectUnharmed(page);
});

for (const [what, handler] of [
  ['an endless loop', 'for (;;) {}'],
  ['a flood of promises', 'const again = () => Promise.resolve().then(again); await again();'],
  ['a promise that never settles', 'await new Promise(() => {});'],
  [
    'workers that go on by themselves',
    'new Worker(URL.createObjectURL(new Blob(["for(;;);"]))); for (;;) {}',
  ],
] as const) {
  test(`TRY-5 ${what} is ended after a second, and the next request is answered`, async ({ page }) => {
    await attack(page, `if (!req.url.includes('still')) { ${handler} } return 'answered';`);
    await expect(statusOf(page)).toHaveText(word('tryTimeout'));
    await expectUnharmed(page);
    await sendOf(page).click();
    expect(await resultOf(page)).toBe('answered');
  });
}

test('TRY-5 memory without end costs the run alone', async ({ page }) => {
  await attack(page, 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));');
  await expect(statusOf(page)).not.toContainText('200');
  await expectUnharmed(page);
});

test('TRY-5 10 MB of output are cut, in the body and on the console', async ({ page }) => {
  await attack(
    page,
    `for (let line = 0; line < 20000; line++) console.log('x'.repeat(500)); return 'y'.repeat(10_000_000);`,
  );
  await expect(statusOf(page)).toContainText('200');
  await expect(formOf(page).getByText(word('tryCut'))).toBeVisible();
  const lengths = await formOf(page)
    .locator('pre')
    .evaluateAll((blocks) => blocks.map(({ textContent }) => textContent?.length ?? 0));
  expect(lengths).toHaveLength(2);
  expect(Math.max(...lengths)).toBeLessThan(110_000);
  expect(Math.min(...lengths)).toBeGreaterThan(90_000);
  await expectUnharmed(page);
});

test('TRY-5 polluted prototypes stay where they are', async ({ page }) => {
  await attack(
    page,
    `Object.prototype.polluted = true; Object.prototype.failure = 'forged'; Object.prototype.answer = { status: 299 };
    Array.prototype.map = () => ['forged']; MessagePort.prototype.postMessage = function () {}; JSON.parse = () => 'forged';
    Promise.prototype.then = Promise.prototype.then; Object.defineProperty(Object.prototype, 'nonce', { get: () => 'forged' });
    return 'sent';`,
  );
  expect(await resultOf(page)).toBe('sent');
  await expectUnharmed(page);
});

test('TRY-5 markup in code, bodies, headers and on the console is text', async ({ page }) => {
  const markup = '</script><script>document.title="forged"</script><img src=x onerror="document.title=1">';
  await attack(
    page,
    `/* ${markup} */ console.log(${JSON.stringify(markup)}); return ${JSON.stringify(markup)};`,
  );
  expect(await resultOf(page)).toBe(markup);
  await expect(formOf(page).locator('pre').nth(1)).toHaveText(markup);
  expect(await page.title()).not.toContain('forged');
  expect(await formOf(page).locator('img, script').count()).toBe(0);
  await expectUnharmed(page);
});

test('TRY-5 forged messages are answers to nobody', async ({ page }) => {
  await attack(
    page,
    `const forged = { printed: [], answer: { status: 299, headers: [], body: 'forged', isCut: false }, nonce: '' };
    postMessage(forged); self.onmessage?.({ data: forged, ports: [] });
    const { port1, port2 } = new MessageChannel(); postMessage(forged, [port2]); port1.postMessage(forged);
    try { new BroadcastChannel('run').postMessage(forged); } catch {}
    return 'honest';`,
  );
  // Another window writes to the page, and so do its frames.
  await page.evaluate(() => {
    const forged = {
      printed: [],
      nonce: '',
      answer: { status: 299, headers: [], body: 'forged', isCut: false },
    };
    postMessage(forged, '*');
    for (const frame of document.querySelectorAll('iframe')) frame.contentWindow?.postMessage(forged, '*');
  });
  expect(await resultOf(page)).toBe('honest');
  await sendOf(page).click();
  expect(await resultOf(page)).toBe('honest');
  await expectUnharmed(page);
});

test('TRY-5 a handler that throws is told in words', async ({ page }) => {
  await attack(page, 'throw new Error("the oven is cold");');
  await expect(statusOf(page)).toContainText('500');
  await expect(responseOf(page)).toContainText('the oven is cold');
  await expectUnharmed(page);
});

for (const [what, start, told, message] of [
  ['does not parse', 'const = ;', beginningOf('tryFailed'), 'SyntaxError'],
  ['throws', 'throw new TypeError("no oven");', beginningOf('tryFailed'), 'no oven'],
  ['starts no server', '', beginningOf('tryFailed'), 'no server'],
  ['never ends', 'for (;;) {}', word('tryTimeout'), ''],
] as const) {
  test(`TRY-5 a start that ${what} is told in words`, async ({ page }) => {
    await attack(page, 'return 1;', { start });
    await expect(statusOf(page)).toContainText(told);
    await expect(statusOf(page)).toContainText(message);
    await expectUnharmed(page);
  });
}

test('TRY-5 a link runs nothing, whatever it brings', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (RUN_FILES.test(request.url())) asked.push(request.url());
  });
  for (const fragment of [
    'try?method=GET&path=/',
    'request?code=for(;;){}',
    'routes?method=GET&bun=1.3&path=/api',
  ]) {
    await page.goto(`${PAGE}?run=1#${fragment}`);
    await appReady(page);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('iframe').count()).toBe(0);
  }
  expect(asked).toEqual([]);
});

fileTest(
  'TRY-5 the frame has a policy of its own, and no other document lets itself be framed',
  async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect((await request.get('/')).headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(html).not.toContain('<iframe');
    const [frame = ''] = /static\/run\/frame\.\w+\.xhtml/.exec(listFiles('.xhtml').join('\n')) ?? [];
    const answer = await request.get(`/${frame}`);
    expect(answer.status()).toBe(200);
    const policy = answer.headers()['content-security-policy'] ?? '';
    for (const directive of [
      "default-src 'none'",
      "connect-src 'none'",
      'sandbox allow-scripts',
      "frame-ancestors 'self'",
    ])
      expect(policy).toContain(directive);
    expect(policy).not.toContain("'self' ");
    // Hosts that send no headers have it from the document itself, but for what stands in headers alone.
    const [, meta = ''] = /content-security-policy" content="([^"]+)"/.exec(await answer.text()) ?? [];
    expect(policy.startsWith(meta)).toBe(true);
    expect(meta).toContain("connect-src 'none'");
  },
);
