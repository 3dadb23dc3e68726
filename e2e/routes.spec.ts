/** specification.md R: routes, the not-found page, files, site facts. */
import fs from 'node:fs';
import path from 'node:path';
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
} from './support/html.ts';
import {
  otherSpellings,
  ROOT,
  readBuilt,
  readPages,
  readPosts,
  readRoutes,
  sourceOf,
} from './support/site.ts';
import { expect, fileTest } from './support/test.ts';

const HOME = ['/'];
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
  expect(readRoutes()).toEqual(expect.arrayContaining([...HOME, ...BLOG, ...POSTS, ...DOCS, ...TUTORIALS]));
});

fileTest(
  'R-1 BLOG-6 a page is a file in docs/, or a list of posts, and there are no others',
  { tag: '@site' },
  () => {
    const made = readPages().filter((route) => sourceOf(route) === undefined);
    const posts = readPosts();
    const tags = new Set(posts.flatMap((post) => post.tags));
    const authors = new Set(posts.flatMap((post) => post.authors));
    expect(made.filter((route) => route.startsWith('/blog/tags/')).sort()).toEqual(
      [...tags].map((tag) => `/blog/tags/${tag}`).sort(),
    );
    expect(made.filter((route) => route.startsWith('/blog/authors/'))).toHaveLength(authors.size);
    const others = made.filter((route) => !/^\/blog\/(?:tags|authors)\//.test(route));
    const pages = Math.ceil(posts.length / 10);
    expect(others).toEqual(Array.from({ length: pages - 1 }, (_, at) => `/blog/page/${at + 2}`));
  },
);

const hrefsIn = (label: string, route: string) => hrefsOf(`nav[aria-label="${label}"] a`, treeOf(route));

fileTest('R-1 home says what the project is', () => {
  const main = one('main', treeOf('/'));
  expect(textsOf('h1', main)).toEqual([expect.stringContaining('Bun')]);
  expect(textOf(main)).toContain('framework');
});

fileTest('R-4 the main sidebar lists its docs in order, under their categories', () => {
  const hrefs = hrefsIn('Documentation pages', '/docs/');
  // Others may stand between them.
  expect(hrefs.filter((href) => DOCS.includes(href))).toEqual(DOCS);
  const named = [
    'Getting Started',
    'Core Concepts',
    'Routing',
    'API Routing',
    'Page Routing',
    'Request Handling',
    'API Documentation',
    'Ecosystem',
    'Upcoming Features',
    'Deployment',
  ];
  const categories = textsOf('nav[aria-label="Documentation pages"] summary', treeOf('/docs/'));
  expect(categories.filter((category) => named.includes(category))).toEqual(named);
});

fileTest('R-5 the second sidebar lists the tutorials, and the two lead to each other', () => {
  const last = (label: string, route: string) =>
    selectAll(`nav[aria-label="${label}"] a`, treeOf(route))
      .slice(-1)
      .map((link) => [textOf(link).trim(), hrefOf(link)]);
  expect(last('Documentation pages', '/docs/')).toEqual([['Tutorials', '/docs/tutorials/intro']]);
  expect(textsOf('main h1', treeOf('/docs/tutorials/intro'))).toEqual([
    expect.stringMatching(/^Tutorials\b/),
  ]);
  const hrefs = hrefsIn('Tutorial pages', '/docs/tutorials/intro');
  expect(hrefs.filter((href) => TUTORIALS.includes(href))).toEqual(TUTORIALS);
  expect(last('Tutorial pages', '/docs/tutorials/intro')).toEqual([['Documentation', '/docs/']]);
});

fileTest('R-6.a R-6.c ERR-4 whatever is no page answers 404 with the not-found page', async ({ request }) => {
  const file = readBuilt('404.html');
  for (const address of [
    '/nope',
    '/nope.html',
    '/404',
    '/404.html',
    '/docs/intro',
    '/docs/routing',
    '/docs/nope/deep/er',
    '/blog/tags/nope',
    '/blog/page/99',
    '/DOCS/',
    // Malformed: never an error of the server.
    '/docs/%E0%A4%A',
    '/%',
    '/docs/%00',
    `/${'a'.repeat(5000)}`,
  ]) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address.slice(0, 40)).toBe(404);
    expect(await response.text(), address.slice(0, 40)).toBe(file);
  }
});

fileTest(
  'R-6.b R-6.c ERR-4 the not-found page has navbar and footer, offers search and home, and is not indexed',
  () => {
    const tree = treeOf('/404');
    expect(textsOf('title', tree)).toEqual(['Page not found | BurgerAPI']);
    expect(textsOf('h1', tree)).toEqual(['Page not found']);
    expect(property(select('meta[name="robots"]', tree), 'content')).toBe('noindex');
    expect(selectAll('nav[aria-label="Main"] a', tree).length).toBeGreaterThan(2);
    expect(selectAll('footer a', tree).length).toBeGreaterThan(2);
    const main = one('main', tree);
    expect(textsOf('button', main)).toEqual([expect.stringMatching(/^Search/)]);
    expect(selectAll('a', main).map((link) => [textOf(link), hrefOf(link)])).toContainEqual(['Home', '/']);
  },
);

fileTest(
  'R-6.e other spellings of a page redirect to its clean address with status 308',
  { tag: '@site' },
  async ({ request }) => {
    for (const route of readPages()) {
      for (const spelling of otherSpellings(route)) {
        const response = await request.get(`${spelling}?a=b`, { maxRedirects: 0 });
        expect(response.status(), spelling).toBe(308);
        expect(response.headers().location, spelling).toBe(`${route}?a=b`);
      }
    }
  },
);

fileTest(
  'R-6.e the file for hosts redirects every spelling that they cannot know of, once',
  { tag: '@site' },
  () => {
    const pages = readPages();
    const rules = readBuilt('_redirects')
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    const targets = new Map(rules.map(([from = '', to = '']) => [from, to]));
    expect(targets.size, 'one rule for each address').toBe(rules.length);
    for (const [from = '', to = '', status, ...others] of rules) {
      expect([status, others], from).toEqual(['308', []]);
      expect(pages, `${from} leads to a page`).toContain(to);
      expect(pages, `${from} is no page itself`).not.toContain(from);
      // A host serves a clean address from this very file.
      expect(from).not.toMatch(/\.html$/);
    }
    for (const route of pages) {
      for (const spelling of otherSpellings(route).filter((address) => !address.endsWith('.html')))
        expect(targets.get(spelling), spelling).toBe(route);
    }
  },
);

fileTest('R-9 C-8 C-9 C-10 home shows the facts of the project, those of package.json among them', () => {
  const { version, license } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  expect(textsOf('[aria-labelledby="facts"] li', treeOf('/'))).toEqual([
    'Under development',
    license,
    'Bun 1.2.4+',
    `Version ${version}`,
  ]);
  expect(textsOf('#facts', treeOf('/'))).toEqual(['Project facts']);
  expect(license).toBe('MIT');
});
