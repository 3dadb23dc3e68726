/** specification.md R: routes, the not-found page, files, site facts. */
import { readRoutes } from './support/site.ts';
import { appReady, expect, STATUS_404, test } from './support/test.ts';

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
const TUTORIALS = ['intro', 'hello-world', 'todo-api', 'blog-api'].map((page) => `/docs/tutorials/${page}`);

test('R-1 R-2 R-3 R-4 R-5 exactly the 37 pages exist', () => {
  const expected = [...HOME, ...BLOG, ...POSTS, ...DOCS, ...TUTORIALS];
  expect(expected).toHaveLength(37);
  expect(readRoutes()).toEqual(expected.sort());
});

test('R-1 home says what the project is', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('main h1')).toContainText('Bun');
  await expect(page.locator('main')).toContainText('framework');
});

test('R-2 R-3 the posts answer under addresses with dots and lead back to the lists', async ({ page }) => {
  for (const post of POSTS) {
    const response = await page.goto(post);
    expect(response?.status(), post).toBe(200);
    expect(new URL(page.url()).pathname).toBe(post);
    await appReady(page);
  }
});

test('R-4 the main sidebar lists its docs in order, under their categories', async ({ page }) => {
  await page.goto('/docs/');
  const links = page.getByRole('navigation', { name: 'Documentation pages' }).locator('a');
  const hrefs = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([...DOCS, '/docs/tutorials/intro']);
  const categories = await page
    .getByRole('navigation', { name: 'Documentation pages' })
    .locator('summary')
    .allTextContents();
  expect(categories).toEqual([
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
  ]);
});

test('R-5 the second sidebar lists the tutorials, and the two lead to each other', async ({ page }) => {
  await page.goto('/docs/');
  await page
    .getByRole('navigation', { name: 'Documentation pages' })
    .getByRole('link', { name: 'Tutorials' })
    .click();
  await expect(page).toHaveURL('/docs/tutorials/intro');
  await expect(page.locator('main h1')).toHaveText('Tutorials');
  const sidebar = page.getByRole('navigation', { name: 'Tutorial pages' });
  const hrefs = await sidebar
    .locator('a')
    .evaluateAll((list) => list.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([...TUTORIALS, '/docs/']);
  await sidebar.getByRole('link', { name: 'Documentation' }).click();
  await expect(page).toHaveURL('/docs/');
});

const UNKNOWN = [
  '/nope',
  '/docs/intro',
  '/docs/routing',
  '/blog/tags/nope',
  '/DOCS/',
  '/docs/nope/deep/er',
  '/nope.html',
];

for (const address of UNKNOWN) {
  test(`R-6.a R-6.b R-6.c ERR-4 ${address} answers 404 with the not-found page`, async ({
    page,
    problems,
  }) => {
    problems.expect(STATUS_404);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await appReady(page);
    await expect(page).toHaveTitle('Page not found | BurgerAPI');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: /search/i })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });
}

const SPELLINGS = [
  ['/docs', '/docs/'],
  ['/docs/index', '/docs/'],
  ['/docs/index.html', '/docs/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/blog/', '/blog'],
  ['/blog.html', '/blog'],
  ['/blog/index.html', '/blog'],
  ['/docs/core/configuration/', '/docs/core/configuration'],
  ['/docs/core/configuration.html', '/docs/core/configuration'],
  ['/docs/core/configuration/index.html', '/docs/core/configuration'],
  ['/blog/burger-api-v0.5.0-release.html', '/blog/burger-api-v0.5.0-release'],
  ['/blog/burger-api-v0.5.0-release/', '/blog/burger-api-v0.5.0-release'],
] as const;

test('R-6.e other spellings of a page redirect to its clean address with status 308', async ({ request }) => {
  for (const [spelling, clean] of SPELLINGS) {
    const response = await request.get(`${spelling}?a=b`, { maxRedirects: 0 });
    expect(response.status(), spelling).toBe(308);
    expect(response.headers().location, spelling).toBe(`${clean}?a=b`);
  }
});

test('R-6.a malformed addresses are not found, never an error of the server', async ({ request }) => {
  for (const address of ['/docs/%E0%A4%A', '/%', '/docs/%00', `/${'a'.repeat(5000)}`]) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address.slice(0, 40)).toBe(404);
    expect(await response.text()).toContain('Page not found');
  }
});

test('R-9 home shows the facts of the project', async ({ page }) => {
  await page.goto('/');
  const facts = page.getByRole('list', { name: 'Project facts' });
  await expect(facts.getByRole('listitem')).toHaveText([
    'Under development',
    'MIT',
    'Bun 1.2.4+',
    'Version 0.5.0',
  ]);
});
