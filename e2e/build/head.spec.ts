import type { Root } from 'hast';
import { z } from 'zod';
import { site } from '../../site.ts';
import { BLOG, MAIN_DOC, PLAYGROUND } from '../support/addresses.ts';
import {
  isDoc,
  isFirstLanguage,
  isHome,
  labelsOf,
  listFiles,
  localeOf,
  readAuthors,
  readBuilt,
  readDates,
  readPages,
  readPosts,
  readRoutes,
  sourceOf,
  wordsOf,
} from '../support/builtSite.ts';
import { hrefsOf, one, property, select, selectAll, textOf, textsOf, treeOf } from '../support/html.ts';
import { expect, fileTest } from '../support/test.ts';
import { SITEMAP_SCHEMA, schemaErrors } from '../support/xml.ts';

const ORIGIN = 'https://burger-api.com';

const routes = readRoutes();

const posts = new Map(readPosts().map((post) => [post.route, post]));
const authors = readAuthors();
const isPost = (route: string) => posts.has(route);

/** Content of the one `<meta>` of that name; fails when there are several. */
function metaOf(tree: Root, name: string): string | undefined {
  const found = selectAll(`meta[name="${name}"], meta[property="${name}"]`, one('head', tree));
  expect(found.length, `number of ${name}`).toBeLessThanOrEqual(1);
  return property(found[0], 'content');
}

const linksOf = (tree: Root, selector: string) => hrefsOf(`link${selector}`, one('head', tree));

/** Addresses of pages and files of the site. */
const address = z.url().refine((url) => url.startsWith(`${ORIGIN}/`), 'is of another site');
const moment = z.union([z.iso.date(), z.iso.datetime()]);
const text = z.string().min(1);
/** Search engines distinguish authors of the same name by the URL. */
const author = z.object({ '@type': z.literal('Person'), name: text, url: address });

const thing = z.object({
  '@type': text,
  '@id': address.optional(),
  name: text,
  description: z.string().min(20),
  url: address,
  inLanguage: z.enum(site.locales.map(({ code }) => code)),
  isPartOf: z.object({ '@id': address }).optional(),
  headline: z.string().min(1).max(110).optional(),
  image: address.optional(),
  mainEntityOfPage: address.optional(),
  // Where a commit knows the file: see below.
  datePublished: moment.optional(),
  dateModified: moment.optional(),
  author: z.union([author, z.array(author).min(1)]).optional(),
});

/** Properties that search engines require or recommend for an article. `structuredData.test.ts` has the others. */
const article = thing.required({ headline: true, image: true, mainEntityOfPage: true, author: true });

const trail = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
    .min(2)
    .refine((steps) => steps.every(({ position }, at) => position === at + 1), 'does not count from 1'),
});

/** The JSON-LD of a page, checked. @returns the node of the page itself; other pages than home have a trail beside it. */
function mainNodeOf(route: string) {
  const [script = '', ...others] = textsOf('script[type="application/ld+json"]', treeOf(route));
  expect(others).toEqual([]);
  const { '@context': context, '@graph': graph } = JSON.parse(script);
  expect(context).toBe('https://schema.org');
  const main = isDoc(route) || isPost(route) ? article : thing;
  return (isHome(route) ? z.tuple([main]) : z.tuple([main, trail])).parse(graph)[0];
}

function mainTypeOf(route: string): string {
  if (isHome(route)) return 'WebSite';
  if (isDoc(route)) return 'TechArticle';
  if (isPost(route)) return 'BlogPosting';
  if (route === PLAYGROUND) return 'WebPage';
  return route === BLOG ? 'Blog' : 'CollectionPage';
}

const titleOf = (route: string) => textOf(one('title', treeOf(route)));

/** Title without the site's name; on a translated home page its heading. */
const ownTitleOf = (route: string) => {
  if (route === '/') return 'BurgerAPI';
  return isHome(route) ? textOf(one('main h1', treeOf(route))) : titleOf(route).replace(/ \| BurgerAPI$/, '');
};

// Pages are read and git is run once for all tests of this file.
fileTest.describe.configure({ mode: 'default' });

/** Expects something of every page: a failure names it. */
async function ofEveryPage(expectOf: (route: string) => void): Promise<void> {
  for (const route of routes) await fileTest.step(route, () => expectOf(route));
}

fileTest(
  'R-7.f R-8.a R-8.b R-8.c R-8.d R-8.e R-8.g C-11 language, title, description, social tags, Markdown',
  { tag: '@site' },
  () => {
    const files = listFiles('.md');
    return ofEveryPage((route) => {
      const tree = treeOf(route);
      const { code, dir } = localeOf(route);
      const html = select('html', tree);
      expect([property(html, 'lang'), property(html, 'dir')]).toEqual([code, dir]);
      if (route === '/') expect(titleOf(route)).toBe('BurgerAPI | Bun-native API framework');
      else if (!isHome(route)) expect(titleOf(route)).toMatch(/^\S.* \| BurgerAPI$/);
      expect(selectAll('title', one('head', tree))).toHaveLength(1);
      const description = metaOf(tree, 'description');
      expect(description).toMatch(/^.{50,160}$/su);
      expect(linksOf(tree, '[rel="canonical"]')).toEqual([ORIGIN + route]);
      for (const language of [code, ...(isFirstLanguage(route) ? ['x-default'] : [])])
        expect(linksOf(tree, `[rel="alternate"][hreflang="${language}"]`)).toEqual([ORIGIN + route]);
      const [markdown = ''] = linksOf(tree, '[rel="alternate"][type="text/markdown"]');
      expect(files).toContain(markdown.slice(1));
      const title = ownTitleOf(route);
      // `brand.spec.ts` reads these files.
      const image = `${ORIGIN}/og/${route.replace(/^\/|\/$/g, '') || 'index'}.png`;
      const post = posts.get(route);
      const expected = [
        ['og:site_name', 'BurgerAPI'],
        ['og:type', post ? 'article' : 'website'],
        ['og:title', title],
        ['og:description', description],
        ['og:url', ORIGIN + route],
        ['og:image', image],
        ['og:image:alt', title],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['twitter:card', 'summary_large_image'],
        ['twitter:title', title],
        ['twitter:description', description],
        ['twitter:image', image],
        ['author', post?.authors.map((key) => authors[key]?.name).join(', ') ?? 'Isfhan Ahmed'],
        ['keywords', (post?.tags.length ? labelsOf(post) : site.keywords).join(', ')],
        ['robots', undefined],
      ] as const;
      const found = expected.map(([name]) => [name, metaOf(tree, name)]);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
    });
  },
);

fileTest('R-8.f JSON-LD has what search engines require, about its page', { tag: '@site' }, async () => {
  const hidden = readPages().filter((route) => !routes.includes(route));
  for (const route of hidden) await fileTest.step(route, () => mainNodeOf(route));
  await ofEveryPage((route) => {
    const main = mainNodeOf(route);
    expect(main).toMatchObject({
      '@type': mainTypeOf(route),
      url: ORIGIN + route,
      ...(isHome(route)
        ? {}
        : { name: ownTitleOf(route), description: metaOf(treeOf(route), 'description') }),
    });
    if (!main.headline) return;
    const { published, changed } = readDates(route);
    expect([main.datePublished, main.dateModified]).toEqual([published, changed]);
    expect(main.image).toBe(metaOf(treeOf(route), 'og:image'));
  });
  const nodes = routes.map(mainNodeOf);
  const references = new Set(nodes.flatMap(({ isPartOf }) => isPartOf?.['@id'] ?? []));
  expect(references.size).toBeGreaterThan(0);
  expect(
    nodes.map((node) => node['@id']),
    'nodes that `isPartOf` refers to',
  ).toEqual(expect.arrayContaining([...references]));
});

fileTest('R-8.a R-8.b no two pages share a title or a description', { tag: '@site' }, () => {
  const texts = routes.flatMap((route) => [titleOf(route), metaOf(treeOf(route), 'description')]);
  expect(new Set(texts).size).toBe(2 * routes.length);
});

fileTest('R-7.a the sitemap is valid, and has the last change of each page', { tag: '@site' }, () => {
  const xml = readBuilt('sitemap.xml');
  expect(schemaErrors(xml, SITEMAP_SCHEMA)).toEqual([]);
  const dates = new Map(
    [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
      ([, loc = '', date = '']) => [loc, date],
    ),
  );
  expect(dates.size).toBe(routes.length);
  for (const route of routes) {
    const date = dates.get(ORIGIN + route) ?? '';
    const { changed } = readDates(route);
    // A file that no commit knows has no date.
    if (date !== '') expect(z.iso.datetime().safeParse(date).success, `${route}: ${date}`).toBe(true);
    if (changed) expect(date, route).toBe(changed);
    // Pages that the site makes out of posts are as old as the newest of them.
    if (!sourceOf(route)) {
      const days = selectAll('main time', treeOf(route)).map((time) => property(time, 'dateTime') ?? '');
      expect(date.slice(0, 10), route).toBe(days.sort().at(-1)?.slice(0, 10));
    }
  }
});

fileTest('R-7.b robots.txt allows all and names the sitemap, a header has purposes', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain\b/);
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  for (const address of ['/', MAIN_DOC, '/docs/intro.md', '/nope', '/robots.txt']) {
    const { 'content-signal': signal } = (await request.get(address)).headers();
    expect(signal, address).toBe('search=yes, ai-input=yes, ai-train=yes');
  }
});

fileTest('NAV-8.c R-8.h docs and posts link to their source and have its date', { tag: '@site' }, () => {
  for (const route of routes.filter((candidate) => isDoc(candidate) || isPost(candidate))) {
    const { code, calendar } = localeOf(route);
    const format = new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC', calendar });
    const { pageEdit } = wordsOf(route);
    const main = one('main', treeOf(route));
    const edit = selectAll('a', main).find((link) => textOf(link) === pageEdit);
    expect(property(edit, 'href'), route).toBe(
      `https://github.com/isfhan/burger-api-website/edit/main/${sourceOf(route)}`,
    );
    const { changed } = readDates(route);
    if (changed)
      expect(textsOf(`time[datetime="${changed}"]`, main), route).toContain(format.format(new Date(changed)));
  }
});

fileTest('R-8.b R-8.f scripts have no JSON-LD, those of every page no description', { tag: '@site' }, () => {
  const scripts = listFiles('.js');
  expect(scripts.filter((script) => /BreadcrumbList|TechArticle/.test(readBuilt(script)))).toEqual([]);
  const shared = scripts.filter((file) => /^static\/js\/[^/]+$/.test(file));
  expect(shared.length).toBeGreaterThan(2);
  const all = shared.map((file) => readBuilt(file)).join('\n');
  for (const route of routes) {
    const description = metaOf(treeOf(route), 'description') ?? '';
    expect(all.includes(description.slice(0, 40)), `${route}: ${description}`).toBe(false);
  }
});
