/** Routes (R), redirects, the not-found page, rules for hosts (HOST-1), and facts and install commands on pages. */
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { site } from '../../site.ts';
import { PLAYGROUND } from '../support/addresses.ts';
import {
  fileOfRoute,
  listFiles,
  readBuilt,
  readPages,
  readRoutes,
  redirectedSpellings,
} from '../support/builtSite.ts';
import { readHeaderRules, readRedirectRules, redirectOf } from '../support/hostRules.ts';
import {
  hrefOf,
  hrefsOf,
  one,
  property,
  select,
  selectAll,
  textOf,
  textsOf,
  treeOf,
} from '../support/html.ts';
import { expect, fileTest } from '../support/test.ts';

const BLOG = [
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/all-isfhan-ahmed-articles',
  '/blog/tags',
  ...[
    'cors',
    'framework',
    'middleware',
    'release',
    'routing',
    'typescript',
    'validation',
    'wildcard',
    'zod',
  ].map((tag) => `/blog/tags/${tag}`),
];
const POSTS = ['0.3.0', '0.4.0', '0.5.0'].map((version) => `/blog/burger-api-v${version}-release`);
const DOCS = [
  '/docs/',
  '/docs/getting-started/installation',
  '/docs/core/configuration',
  ...['static-routes', 'route-groups', 'dynamic-routes', 'wildcard-routes'].map(
    (page) => `/docs/routing/api/${page}`,
  ),
  ...['static-pages', 'dynamic-pages'].map((page) => `/docs/routing/pages/${page}`),
  '/docs/request-handling/middleware',
  '/docs/request-handling/validation',
  '/docs/api/openapi',
  '/docs/ecosystem/introduction',
  '/docs/advanced/websockets',
  '/docs/deployment/overview',
];
const TUTORIALS = ['intro', 'hello-world', 'todo-api', 'blog-api', 'production'].map(
  (page) => `/docs/tutorials/${page}`,
);

fileTest('R-1 R-2 R-3 R-4 R-5 the pages of the specification exist', () => {
  expect(readRoutes()).toEqual(
    expect.arrayContaining(['/', PLAYGROUND, ...BLOG, ...POSTS, ...DOCS, ...TUTORIALS]),
  );
});

fileTest('R-4 the main sidebar lists its docs in order, under their categories', () => {
  const sidebar = one('nav[aria-label="Documentation pages"]', treeOf('/docs/'));
  // Others may be between them.
  expect(hrefsOf('a', sidebar).filter((href) => DOCS.includes(href))).toEqual(DOCS);
  const named = [
    'Getting Started',
    'Core Concepts',
    'Routing',
    'API Routing',
    'Page Routing',
    'Request Handling',
    'Deployment',
  ];
  expect(textsOf('summary', sidebar).filter((category) => named.includes(category))).toEqual(named);
  // A category of one page is that page's link, by its title.
  for (const category of selectAll('details', sidebar))
    expect(selectAll('a', category).length, textOf(category)).toBeGreaterThan(1);
  const links = selectAll(':scope > div > ul > li > a', sidebar);
  expect(links.map(hrefOf)).toEqual([
    '/docs/',
    '/docs/api/openapi',
    '/docs/ecosystem/introduction',
    '/docs/advanced/websockets',
  ]);
  for (const link of links) expect(textsOf('main h1', treeOf(hrefOf(link)))).toEqual([textOf(link)]);
});

fileTest('R-5 the second sidebar lists the tutorials, and the two lead to each other, first of all', () => {
  const first = (label: string, route: string) =>
    selectAll(`nav[aria-label="${label}"] a`, treeOf(route))
      .slice(0, 1)
      .map((link) => [textOf(link).trim(), hrefOf(link)]);
  expect(first('Documentation pages', '/docs/')).toEqual([['Tutorials', '/docs/tutorials/intro']]);
  expect(textsOf('main h1', treeOf('/docs/tutorials/intro'))).toEqual([
    expect.stringMatching(/^Tutorials\b/),
  ]);
  const hrefs = hrefsOf('nav[aria-label="Tutorial pages"] a', treeOf('/docs/tutorials/intro'));
  expect(hrefs.filter((href) => TUTORIALS.includes(href))).toEqual(TUTORIALS);
  expect(first('Tutorial pages', '/docs/tutorials/intro')).toEqual([['Documentation', '/docs/']]);
});

fileTest('R-6.a R-6.c ERR-4 an unknown address gets 404 and the not-found page', async ({ request }) => {
  const file = readBuilt('404.html');
  // The last ones are malformed: never an error of the server. `resolve.test.ts` has other names of files.
  const malformed = ['/docs/%E0%A4%A', '/%', '/docs/%00', `/${'a'.repeat(5000)}`];
  for (const address of ['/nope', '/docs/routing', '/docs/nope/deep/er', '/DOCS/', ...malformed]) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address.slice(0, 40)).toBe(404);
    expect(await response.text(), address.slice(0, 40)).toBe(file);
  }
});

fileTest('R-6.b R-6.c ERR-4 the not-found page has navbar, footer, search and home, no index', () => {
  const tree = treeOf('/404');
  expect(textsOf('title', tree)).toEqual(['Page not found | BurgerAPI']);
  expect(textsOf('h1', tree)).toEqual(['Page not found']);
  expect(property(select('meta[name="robots"]', tree), 'content')).toBe('noindex');
  // It names no address.
  expect(
    selectAll('link[rel="canonical"], meta[property="og:url"], script[type="application/ld+json"]', tree),
  ).toEqual([]);
  expect(selectAll('nav[aria-label="Main"] a', tree).length).toBeGreaterThan(2);
  expect(selectAll('footer a', tree).length).toBeGreaterThan(2);
  const main = one('main', tree);
  expect(textsOf('button', main)).toEqual([expect.stringMatching(/^Search/)]);
  const links = selectAll('a', main).map((link) => [textOf(link), hrefOf(link)]);
  expect(links).toContainEqual(['Home', '/']);
  // Links to start from are served; the nearest pages depend on the address, and come with the application.
  const { startLinks = [] } = site;
  expect(links.map(([text]) => text)).toEqual(expect.arrayContaining(startLinks.map(({ text }) => text)));
});

fileTest('R-6.e other spellings redirect with status 308', { tag: '@site' }, async ({ request }) => {
  for (const route of readPages()) {
    for (const spelling of redirectedSpellings(route)) {
      const response = await request.get(`${spelling}?a=b`, { maxRedirects: 0 });
      expect(response.status(), spelling).toBe(308);
      expect(response.headers().location, spelling).toBe(`${route}?a=b`);
    }
  }
});

fileTest('R-6.e the file for hosts redirects spellings that they cannot know', { tag: '@site' }, () => {
  const pages = readPages();
  const rules = readRedirectRules();
  for (const { line, status, others } of rules) expect([status, others], line).toEqual(['308', []]);
  for (const route of pages) {
    expect(redirectOf(route, rules), `${route} is a page itself`).toBeUndefined();
    const spelling = `${route.replace(/\/$/, '')}/index`;
    const target = redirectOf(spelling, rules);
    expect(target, spelling).toBe(route);
    expect(redirectOf(target ?? '', rules), `${spelling} twice`).toBeUndefined();
  }
});

fileTest('the preview closes no connection that a client has left open', async ({ baseURL }) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (const isReused of [false, true]) {
    const request = http.get(baseURL ?? '', { agent });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    await once(response.resume(), 'end');
    expect(request.reusedSocket).toBe(isReused);
    expect(response.headers.connection).toBe('keep-alive');
    // `timeout=5`: a request that comes when this has passed meets a connection that is being closed.
    expect(response.headers['keep-alive']).toBeUndefined();
  }
  agent.destroy();
});

// `patterns.test.ts` proves that they are as many as folders and depths of pages.
fileTest('HOST-1 the rules for hosts respect the limits of hosts', () => {
  // Limits of Cloudflare Pages: 2,000 characters a line, 100 rules of headers; the specification has 30.
  expect(readBuilt('_headers') + readBuilt('_redirects')).not.toMatch(/.{2001}/);
  expect(readHeaderRules().length).toBeLessThanOrEqual(30);
});

fileTest('R-9 C-8 C-9 C-10 home shows the facts of the project, those of package.json among them', () => {
  const { version, license } = JSON.parse(fs.readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8'));
  expect(textsOf('[aria-labelledby="facts"] li', treeOf('/'))).toEqual([
    'Under development, not for production yet',
    license,
    'Bun 1.2.4+',
    `Version ${version}`,
  ]);
  expect(textsOf('#facts', treeOf('/'))).toEqual(['Project facts']);
  expect(license).toBe('MIT');
});

/** A command that adds the framework, up to the end of its line or element. */
const INSTALL = /\b(?:add|install) burger-api\b[^\n<`"\\]*/g;

/** Statements about a registry's content, which change daily and belong on no page. */
const OFFERED =
  /\b(?:npm|registry|registries)\b(?: \w+){0,3} (?:has|have|had|lacks?|offers?|offered|serves?|doesn['’]t)\b|no version matching|ETARGET/i;

fileTest('R-9 every page installs with one command, and none names the newest release', () => {
  for (const sentence of ['npm has no such version', 'npm doesn’t offer 0.5.0', 'the registry offered none'])
    expect(sentence).toMatch(OFFERED);
  const texts = ['.html', '.md', '.xml', '.json', 'llms.txt', 'llms-full.txt']
    .flatMap((ending) => listFiles(ending))
    .map((file) => ({ file, text: readBuilt(file) }));
  const installing = texts.filter(({ text }) => text.match(INSTALL));
  const tutorials = readRoutes().filter((route) => readBuilt(fileOfRoute(route)).includes('data-step='));
  expect(tutorials.length).toBeGreaterThan(0);
  const pages = ['/', '/docs/getting-started/installation', ...tutorials];
  expect(installing.map(({ file }) => file)).toEqual(expect.arrayContaining(pages.map(fileOfRoute)));
  const found = (pattern: RegExp) =>
    texts.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));
  expect(found(INSTALL).filter((each) => !/: (?:add|install) burger-api zod$/.test(each))).toEqual([]);
  expect(found(/burger-api@[\w.~^]+/g)).toEqual([]);
  expect(found(new RegExp(OFFERED, 'gi'))).toEqual([]);
});
