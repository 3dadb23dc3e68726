/** Restrictions of the site: policies of the headers and of the page, requests elsewhere, cookies. */
import { createHash } from 'node:crypto';
import { RUN_FOLDER } from '../../model/names.ts';
import { serve } from '../../scripts/servers/static.ts';
import { BLOG, BLOG_ARCHIVE, BLOG_TAGS, MAIN_DOC, TUTORIALS } from '../support/addresses.ts';
import { BUILD, listFiles, readBuilt, readRoutes } from '../support/builtSite.ts';
import { headersOf, readHeaderRules } from '../support/hostRules.ts';
import { appReady, expect, fileTest, test } from '../support/test.ts';

/** One route of each kind of page. */
const PAGES = ['/', MAIN_DOC, TUTORIALS, BLOG, BLOG_TAGS, BLOG_ARCHIVE, '/nope'];

/** Directives and their values, of a policy's text. */
function parsePolicy(text: string): Map<string, string[]> {
  return new Map(
    text.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

/** A script as a policy names it. */
const cspHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Texts of the inline scripts that browsers run. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)]
    .filter(({ groups }) => !/\bsrc=|json/.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.text ?? '');

fileTest('SAFE-1 every page has the policy of the header itself', { tag: '@site' }, async ({ request }) => {
  const header = parsePolicy((await request.get('/')).headers()['content-security-policy'] ?? '');
  const files = listFiles('.html');
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const html = readBuilt(file);
    const hashes = inlineScripts(html).map(cspHash);
    expect(hashes, file).toHaveLength(1);
    const [, found = ''] = /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(html) ?? [];
    const meta = parsePolicy(found);
    expect(meta.get('script-src'), file).toEqual(["'self'", ...hashes]);
    expect([...meta, ['frame-ancestors', ["'none'"]]], file).toEqual([...header]);
    // The policy does not hold for elements before it: scripts and sheets come after.
    expect(html.indexOf('http-equiv="content-security-policy"'), file).toBeLessThan(html.indexOf('<script'));
    // The encoding must be known within the first 1024 bytes.
    expect(html.indexOf('charset='), file).toBeLessThan(1000);
    expect(html, file).not.toMatch(/<[^>]+\sstyle=/);
    expect(html, file).not.toMatch(/<[^>]+\son[a-z]+=/);
  }
});

fileTest('SAFE-1 headers allow nothing inline and no power that is not used', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  const policy = parsePolicy(headers['content-security-policy'] ?? '');
  const [self, hash, ...others] = policy.get('script-src') ?? [];
  expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/);
  expect([self, others]).toEqual(["'self'", []]);
  // Names only: neither any policy (`*`) nor one name twice.
  expect(policy.get('trusted-types')?.join(' ')).toMatch(/^[\w -]+$/);
  expect([...policy].filter(([name]) => !/^(script-src|trusted-types)$/.test(name))).toEqual([
    // Firefox holds `rel=prefetch` to it, so it is not 'none'.
    ['default-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['media-src', ["'none'"]],
    // The one document that lets itself be framed: TRY-5.
    ['frame-src', ["'self'"]],
    ['child-src', ["'none'"]],
    ['worker-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['frame-ancestors', ["'none'"]],
  ]);
  expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toMatch(/(?:^|, )camera=\(\)/);
  expect(headers['permissions-policy']).not.toMatch(/=\((?!\))|\*/);
});

fileTest('SAFE-1 the file for hosts has the same headers, and the frame’s policy', async ({ request }) => {
  const names = [
    'content-security-policy',
    'permissions-policy',
    'referrer-policy',
    'x-content-type-options',
    'cross-origin-opener-policy',
    'content-signal',
  ];
  const [frame = ''] = listFiles('').filter((file) => file.startsWith(RUN_FOLDER.slice(1)));
  const addresses = [...readRoutes(), '/nope', '/nope/', '/nope/nowhere', '/nope/nowhere/', `/${frame}`];
  const rules = readHeaderRules();
  const policies = new Set<string | undefined>();
  for (const address of addresses) {
    const headers = (await request.get(address)).headers();
    const own = headersOf(address, rules);
    for (const name of names) expect(own[name], `${name} of ${address}`).toBe(headers[name]);
    policies.add(own['content-security-policy']);
  }
  expect(policies.size, 'the policy of pages and the one of the frame').toBe(2);
});

/** Where a reader begins; the audit begins on all. */
const BEGINNINGS = process.env.AUDIT ? PAGES : ['/', MAIN_DOC, '/nope'];

test('SAFE-1 SAFE-2 no violation, cookie or foreign request', async ({ page, problems }) => {
  // Violations of the policy are problems, too.
  problems.expect(/status of 404/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).search}`));
  for (const route of BEGINNINGS) {
    await test.step(route, async () => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(route === '/nope' ? 404 : 200);
      await appReady(page);
      await page.locator('header').getByRole('link', { name: 'Blog', exact: true }).first().click();
      await expect(page).toHaveURL(/\/blog$/);
      await expect(page.locator('main h1')).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate(() => document.cookie)).toBe('');
      expect(new Set(requests)).toEqual(new Set(['GET ']));
    });
  }
});

test('SAFE-1 on a host without headers the page enforces the policy', async ({ page, problems }) => {
  const server = await serve(BUILD);
  problems.expect(new RegExp(`request to another origin: ${server.origin}`));
  problems.expect(/Creating a TrustedTypePolicy named 'mine' violates/);
  problems.expect(/requires 'Trusted(?:HTML|Script|ScriptURL)' assignment/);
  try {
    const response = await page.goto(`${server.origin}${MAIN_DOC}`);
    expect(response?.headers()['content-security-policy']).toBeUndefined();
    await appReady(page);
    await page.locator('header').getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page).toHaveURL(/\/blog$/);

    const refused = await page.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        'script address': () => {
          document.createElement('script').src = '/static/js/a.js';
        },
        'markup from text': () => {
          document.body.innerHTML = '<p>replaced</p>';
        },
        'a policy of its own': () =>
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
          ).trustedTypes.createPolicy('mine', {}),
      };
      return Object.entries(attempts)
        .filter(([, attempt]) => {
          try {
            attempt();
            return false;
          } catch {
            return true;
          }
        })
        .map(([name]) => name);
    });
    expect(refused).toEqual(['script address', 'markup from text', 'a policy of its own']);

    await page.evaluate(() => {
      const inline = document.createElement('script');
      inline.append('window.ran = true');
      document.head.append(inline);
    });
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  } finally {
    await server.close();
  }
});

fileTest('SAFE-2 no built page or style sheet loads anything from elsewhere', { tag: '@site' }, () => {
  const loads =
    /<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*\s(?:src|srcset|data)="(?:https?:)?\/\//;
  const links =
    /<link\b(?=[^>]*\srel="(?:stylesheet|preload|modulepreload|preconnect|icon|manifest)")[^>]*\shref="(?:https?:)?\/\//;
  for (const file of listFiles('.html')) {
    expect(readBuilt(file), file).not.toMatch(loads);
    expect(readBuilt(file), file).not.toMatch(links);
  }
  for (const file of listFiles('.css'))
    expect(readBuilt(file), file).not.toMatch(/url\(["']?(?:https?:)?\/\//);
});
