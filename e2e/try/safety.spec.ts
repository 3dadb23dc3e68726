/** Code that readers run: possible attacks on the page, and their results (specification.md TRY-5). */
import { serve } from '../../scripts/servers/static.ts';
import { BLOG, footerLink } from '../support/addresses.ts';
import { BUILD, listFiles } from '../support/builtSite.ts';
import { open } from '../support/pageParts.ts';
import { expect, fileTest, type Page, test } from '../support/test.ts';
import {
  bodyOf,
  exchangesOf,
  firstProgram,
  firstRequest,
  openFirst,
  programInPlace,
  RUN_PAGE,
  statusOf,
  targetOf,
  word,
} from '../support/tryPrograms.ts';

const RUN_FILES = /\/static\/run\//;

const START = `
const { Burger, setDir } = require('burger-api');
await new Burger({ apiDir: setDir(importMeta.dir, 'api') }).serve(4000, () => {});
`;

const exchangeOf = (page: Page) => exchangesOf(page).first();
const statusIn = (page: Page) => statusOf(exchangeOf(page));
const targetIn = (page: Page) => targetOf(exchangeOf(page));
const bodyIn = (page: Page) => bodyOf(exchangeOf(page));

/** A message up to the place that it names. */
const beginningOf = (key: string) => word(key).split('{')[0] ?? '';

/** Opens a page with a program of the test in the place of a sample's. */
async function openProgram(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.route(/\/static\/run\/.*\.json$/, (route) =>
    route.fulfill({ json: programInPlace(files, [firstRequest(RUN_PAGE)]) }),
  );
  await openFirst(page, RUN_PAGE);
}

/** Sends a request to the program, which is run from its start. */
async function send(page: Page, target: string): Promise<void> {
  await targetIn(page).fill(target);
  await targetIn(page).press('Enter');
}

/** A program with one route for each attack, at its name; the response has the address, and the result of the attack. */
const programOf = (attacks: Readonly<Record<string, string>>) => ({
  'index.ts': START,
  ...Object.fromEntries(
    Object.entries(attacks).map(([name, body]) => [
      `api/${name}/route.ts`,
      `exports.GET = async (req) => {
        const result = await (async () => { ${body} })();
        return Response.json({ asked: req.url.slice(req.url.indexOf('/api/')), result: result ?? null });
      };`,
    ]),
  ),
});

/** Result of the attack at this target. */
async function resultOf(page: Page, target: string): Promise<unknown> {
  await expect(bodyIn(page)).toContainText(`"${target}"`);
  await expect(statusIn(page)).toContainText('200');
  return JSON.parse((await bodyIn(page).textContent()) ?? '').result;
}

/** Sends a request. @returns result of the attack. */
async function attack(page: Page, target: string): Promise<unknown> {
  await send(page, target);
  return resultOf(page, target);
}

/** The page is alive, where it was, as it was, and of all frames has the one for the next run alone. */
async function expectUnharmed(page: Page): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(RUN_PAGE);
  expect(
    await page.evaluate(() => ({
      polluted: Object.keys(Object.prototype),
      cookie: document.cookie,
      hasOneFrame: document.querySelectorAll('iframe').length <= 1,
    })),
  ).toEqual({ polluted: [], cookie: '', hasOneFrame: true });
  await targetIn(page).fill('/still/alive');
  await expect(targetIn(page)).toHaveValue('/still/alive');
}

/** A server elsewhere. @returns its address, and the paths of the requests that it got. */
async function listenElsewhere() {
  const got: string[] = [];
  const server = await serve(BUILD, {
    intercept(pathname, _, response) {
      got.push(pathname);
      response.setHeader('access-control-allow-origin', '*').end('self.ran = 1');
      return true;
    },
  });
  // It can be reached.
  await fetch(`${server.origin}/hello`);
  expect(got.splice(0)).toEqual(['/hello']);
  return { ...server, got };
}

/** Attacks on the surroundings of a program; `elsewhere` is the address of another server, `site` that of the page. */
const wayOut = (elsewhere: string, site: string) => ({
  page: `const kinds = Object.fromEntries(['window', 'document', 'parent', 'top', 'opener', 'frames', 'localStorage', 'sessionStorage', 'cookieStore']
      .map((name) => [name, typeof self[name]]));
    const database = await new Promise((resolve) => {
      try { const asked = indexedDB.open('x'); asked.onsuccess = () => resolve('opened'); asked.onerror = () => resolve('refused'); }
      catch { resolve('refused'); }
    });
    const cache = await (async () => caches.open('x'))().then(() => 'opened', () => 'refused');
    return { kinds: [...new Set(Object.values(kinds))], origin: self.origin, database, cache };`,
  network: `const elsewhere = ${JSON.stringify(elsewhere)};
    const tried = {};
    for (const address of [elsewhere + '/fetched', '${site}/docs'])
      tried[address] = await fetch(address, { mode: 'no-cors' }).then(() => 'sent', () => 'refused');
    tried.xhr = await new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.onload = () => resolve('sent');
      request.onerror = () => resolve('refused');
      try { request.open('GET', elsewhere + '/xhr'); request.send(); } catch { resolve('refused'); }
    });
    for (const [Kind, address] of [[self.WebSocket, elsewhere.replace('http', 'ws')], [self.EventSource, elsewhere + '/events']])
      tried[address] = await new Promise((resolve) => {
        try { const line = new Kind(address); line.onopen = () => resolve('sent'); line.onerror = () => resolve('refused'); }
        catch { resolve('refused'); }
      });
    return [...new Set(Object.values(tried))];`,
  scripts: `const tried = [];
    for (const address of ['${elsewhere}/x.js', '${site}/static/x.js', 'data:text/javascript,self.ran=1']) {
      try { importScripts(address); tried.push('ran'); } catch { tried.push('refused'); }
      tried.push(await import(address).then(() => 'ran', () => 'refused'));
    }
    return [...new Set(tried)];`,
  worker: `const { serviceWorker } = navigator;
    if (!serviceWorker) return 'none';
    return serviceWorker.register('/x.js').then(() => 'registered', () => 'none');`,
  leave: `const tried = [];
    for (const go of [
      () => { location.href = 'https://example.com/'; return location.href; },
      () => { location.assign('https://example.com/'); },
      () => { open('https://example.com/'); },
      () => { top.location = 'https://example.com/'; },
      () => { parent.location = 'https://example.com/'; },
    ]) { try { go(); tried.push(location.protocol); } catch { tried.push('refused'); } }
    return [...new Set(tried)].filter((what) => what !== 'refused' && what !== 'blob:');`,
});

/** Result of each attack when it fails. */
const NOTHING_FOUND = {
  page: { kinds: ['undefined'], origin: 'null', database: 'refused', cache: 'refused' },
  network: ['refused'],
  scripts: ['refused'],
  worker: 'none',
  leave: [],
};

test('TRY-5 no link runs code; code finds neither page nor storage, network nor a way elsewhere', async ({
  page,
  problems,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (RUN_FILES.test(request.url())) asked.push(request.url());
  });
  for (const fragment of [
    'try?method=GET&path=/',
    'request?code=for(;;){}',
    'routes?method=GET&bun=1.3&path=/api',
  ]) {
    await open(page, `${RUN_PAGE}?run=1#${fragment}`);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('iframe').count(), fragment).toBe(0);
  }
  expect(asked, 'what a link has loaded').toEqual([]);

  const elsewhere = await listenElsewhere();
  // Chromium reports a request before the policy blocks it: only the server knows whether it was sent.
  problems.expect(new RegExp(`request to another origin: ${elsewhere.origin}/`));
  const navigated: string[] = [];
  page.on('framenavigated', (frame) => navigated.push(frame.url()));
  await openProgram(page, programOf(wayOut(elsewhere.origin, baseURL ?? '')));
  for (const [name, found] of Object.entries(NOTHING_FOUND)) {
    await test.step(name, async () => {
      expect(await attack(page, `/api/${name}`), name).toEqual(found);
      await expectUnharmed(page);
    });
  }
  expect(elsewhere.got, 'what the other server got').toEqual([]);
  await elsewhere.close();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  // The page, and the frames that the programs run in.
  expect(navigated.filter((url) => new URL(url).pathname !== RUN_PAGE && !RUN_FILES.test(url))).toEqual([]);
  expect(navigated.filter((url) => RUN_FILES.test(url)).length).toBeGreaterThan(0);
});

/** Programs that never end by themselves. */
const ENDLESS = {
  flood: 'const again = () => Promise.resolve().then(again); await again();',
  pending: 'await new Promise(() => {});',
  // Workers that continue by themselves.
  workers: 'new Worker(URL.createObjectURL(new Blob(["for(;;);"]))); for (;;) {}',
};

test('TRY-5 endless loops, promises and workers, memory and output end the run alone', async ({ page }) => {
  await openProgram(
    page,
    programOf({
      ...ENDLESS,
      next: `return 'answered';`,
      memory: 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));',
      output: `for (let line = 0; line < 20000; line++) console.log('x'.repeat(500)); return 'y'.repeat(10_000_000);`,
    }),
  );
  for (const name of Object.keys(ENDLESS)) {
    await test.step(name, async () => {
      await send(page, `/api/${name}`);
      await expect(exchangeOf(page).getByRole('alert'), name).toHaveText(word('tryTimeout'));
      await expectUnharmed(page);
      expect(await attack(page, `/api/next?${name}`)).toBe('answered');
    });
  }
  await test.step('output, in the body and on the console', async () => {
    await send(page, '/api/output');
    await expect(exchangeOf(page).getByText(word('tryCut'))).toBeVisible();
    await expect(statusIn(page)).toContainText('200');
    const lengths = await firstProgram(page)
      .locator('.Program-long')
      .evaluateAll((blocks) => blocks.map(({ textContent }) => textContent?.length ?? 0));
    expect(lengths).toHaveLength(2);
    expect(Math.max(...lengths)).toBeLessThan(110_000);
    expect(Math.min(...lengths)).toBeGreaterThan(90_000);
    await expectUnharmed(page);
  });
  await test.step('memory', async () => {
    await send(page, '/api/memory');
    await expect(exchangeOf(page).getByRole('alert')).toHaveText(/./);
    await expectUnharmed(page);
  });
});

const MARKUP = '</script><script>document.title="forged"</script><img src=x onerror="document.title=1">';

const FORGERIES = {
  prototypes: `Object.prototype.polluted = true; Object.prototype.failure = 'forged'; Object.prototype.answer = { status: 299 };
    Array.prototype.map = () => ['forged']; MessagePort.prototype.postMessage = function () {}; JSON.parse = () => 'forged';
    Promise.prototype.then = Promise.prototype.then; Object.defineProperty(Object.prototype, 'nonce', { get: () => 'forged' });
    return 'sent';`,
  markup: `/* ${MARKUP} */ console.log(${JSON.stringify(MARKUP)}); return ${JSON.stringify(MARKUP)};`,
  messages: `const forged = { printed: [], answer: { status: 299, headers: [], body: 'forged', isCut: false }, nonce: '' };
    postMessage(forged); self.onmessage?.({ data: forged, ports: [] });
    const { port1, port2 } = new MessageChannel(); postMessage(forged, [port2]); port1.postMessage(forged);
    try { new BroadcastChannel('run').postMessage(forged); } catch {}
    return 'honest';`,
  error: 'throw new Error("the oven is cold");',
};

test('TRY-5 polluted prototypes, markup, forged messages and errors stay in the run', async ({ page }) => {
  await openProgram(page, programOf(FORGERIES));
  await test.step('prototypes', async () => {
    expect(await attack(page, '/api/prototypes')).toBe('sent');
    await expectUnharmed(page);
  });
  await test.step('markup in code, bodies, headers and on the console', async () => {
    expect(await attack(page, '/api/markup')).toBe(MARKUP);
    await expect(firstProgram(page).locator('[data-printed] pre')).toContainText(MARKUP);
    expect(await page.title()).not.toContain('forged');
    expect(await firstProgram(page).locator('img, script').count()).toBe(0);
    await expectUnharmed(page);
  });
  await test.step('messages', async () => {
    expect(await attack(page, '/api/messages')).toBe('honest');
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
    expect(await resultOf(page, '/api/messages')).toBe('honest');
    expect(await attack(page, '/api/messages?again')).toBe('honest');
    await expectUnharmed(page);
  });
  await test.step('an error', async () => {
    await send(page, '/api/error');
    await expect(statusIn(page)).toContainText('500');
    await expect(bodyIn(page)).toContainText('the oven is cold');
    await expectUnharmed(page);
  });
  await test.step('a frame ends with its page', async () => {
    await page.locator(footerLink(BLOG)).click();
    await expect(page.locator('main h1')).toHaveText('Blog');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('TRY-5 a start that does not parse, throws, serves nothing or never ends', async ({ page }) => {
  for (const [what, start, beginning, message] of [
    ['does not parse', 'const = ;', 'index.ts, line 1: ', 'is not expected here'],
    ['throws', 'throw new TypeError("no oven");', beginningOf('tryFailed'), 'no oven'],
    ['starts no server', '', beginningOf('tryFailed'), 'no server'],
    ['never ends', 'for (;;) {}', word('tryTimeout'), ''],
  ] as const) {
    await test.step(what, async () => {
      await openProgram(page, { 'index.ts': start });
      await send(page, '/');
      const alert = page.locator('main').getByRole('alert');
      await expect(alert, what).toContainText(beginning);
      await expect(alert, what).toContainText(message);
      await expectUnharmed(page);
    });
  }
});

fileTest('TRY-5 the frame has its own policy', async ({ request }) => {
  const [frame = ''] = /static\/run\/frame\.\w+\.xhtml/.exec(listFiles('.xhtml').join('\n')) ?? [];
  const answer = await request.get(`/${frame}`);
  expect(answer.status()).toBe(200);
  const policy = answer.headers()['content-security-policy'] ?? '';
  for (const directive of ['default-src', 'connect-src']) expect(policy).toContain(`${directive} 'none'`);
  for (const directive of ['sandbox allow-scripts', "frame-ancestors 'self'"])
    expect(policy).toContain(directive);
  expect(policy).not.toContain("'self' ");
  // Hosts that send no headers have it from the document itself, but for parts that only headers can have.
  const [, meta = ''] = /content-security-policy" content="([^"]+)"/.exec(await answer.text()) ?? [];
  expect(policy.startsWith(meta)).toBe(true);
  expect(meta).toContain("connect-src 'none'");
});
