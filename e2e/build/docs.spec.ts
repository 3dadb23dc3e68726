import Parser from 'rss-parser';
import { MAIN_DOC } from '../support/addresses.ts';
import {
  frontmatterOf,
  listFiles,
  readBuilt,
  readDates,
  readRoutes,
  readVersions,
  siteOrigin,
  sourceOf,
} from '../support/builtSite.ts';
import { atomErrors } from '../support/feedRules.ts';
import { hrefOf, hrefsOf, one, selectAll, textOf, textsOf, treeOf } from '../support/html.ts';
import { DOC } from '../support/pages.ts';
import { fileTest as base, expect } from '../support/test.ts';
import { sidebarLinks } from '../support/versionedDocs.ts';

const ORIGIN = siteOrigin();

/** Clean addresses of the docs. */
const docs = () => readRoutes().filter((route) => route.startsWith(MAIN_DOC));

/** Title of a page in its front matter, read once. */
function frontTitle(route: string): string {
  const title = titles.get(route) ?? String(frontmatterOf(sourceOf(route) ?? '').title);
  titles.set(route, title);
  return title;
}

const titles = new Map<string, string>();

base('RSP-3 the feed of docs has each with its last commit, newest first', async () => {
  const address = `${ORIGIN}/docs/changes.xml`;
  const xml = readBuilt('docs/changes.xml');
  expect(atomErrors(xml, address)).toEqual([]);
  const { items } = await new Parser().parseString(xml);
  const entries = items.map(({ link, title, isoDate }) => [link, title, isoDate].join(' '));
  const dated = docs().flatMap((route) => {
    const { changed } = readDates(route);
    return changed ? [`${ORIGIN}${route} ${frontTitle(route)} ${new Date(changed).toISOString()}`] : [];
  });
  expect(dated.length).toBeGreaterThan(30);
  expect(entries.toSorted()).toEqual(dated.sort());
  const dates = items.map(({ isoDate = '' }) => isoDate);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(xml).toContain(`<updated>${dates[0]}</updated>`);
});

base('RSP-3 heads and feet of docs lead to the feed, and no other page does', () => {
  for (const route of readRoutes()) {
    const tree = treeOf(route);
    const feed = hrefsOf('link[type="application/atom+xml"]', tree).filter((href) =>
      href.includes('changes'),
    );
    const foot = hrefsOf('main a[href$="changes.xml"]', tree);
    const expected = route.startsWith(MAIN_DOC) ? ['/docs/changes.xml'] : [];
    expect([feed, foot], route).toEqual([expected, expected]);
  }
});

base('R-10 the first page of a category of three or more leads to the others', { tag: '@site' }, () => {
  let categories = 0;
  for (const route of docs()) {
    const html = treeOf(route);
    const opened = selectAll('[data-sidebar] details', html)
      .map((category) => selectAll('a', category).map(hrefOf))
      .filter((links) => links[0] === route)
      .at(-1);
    const cards = selectAll('main article nav[aria-label^="More in "] a', html);
    const expected = opened && opened.length > 2 ? opened.slice(1) : [];
    expect(cards.map(hrefOf), route).toEqual(expected);
    if (cards.length > 0) categories += 1;
    for (const card of cards) {
      expect(textOf(one('strong', card))).toBe(frontTitle(hrefOf(card)));
      expect(textOf(one('span', card)).length).toBeGreaterThan(40);
    }
  }
  expect(categories).toBeGreaterThan(2);
});

base('NAV-8.a NAV-10.c NAV-10.d every doc: way, neighbours, sidebar', { tag: '@site' }, () => {
  for (const route of docs()) {
    const html = treeOf(route);
    expect(textsOf('main h1', html), route).toEqual([expect.stringMatching(/^[^#\s]/)]);
    expect(hrefsOf('nav[aria-label="Breadcrumbs"] li:first-child a', html), route).toEqual(['/']);
    expect(selectAll('nav[aria-label="Breadcrumbs"] [aria-current="page"]', html), route).toHaveLength(1);

    const links = sidebarLinks(html);
    const at = links.indexOf(route);
    expect(at, `${route} is in its sidebar`).toBeGreaterThanOrEqual(0);
    const isTutorial = route.startsWith('/docs/tutorials/');
    expect(
      links.every((href) => href.startsWith('/docs/tutorials/') === isTutorial),
      route,
    ).toBe(true);
    for (const [rel, expected] of [
      ['prev', links[at - 1]],
      ['next', links[at + 1]],
    ] as const) {
      const found = [...hrefsOf(`main [rel="${rel}"]`, html), ...textsOf(`main [rel="${rel}"] strong`, html)];
      // The sidebar may call a page otherwise.
      const wanted = expected === undefined ? [] : [expected, frontTitle(expected)];
      expect(found, `${rel} of ${route}`).toEqual(wanted);
    }

    const marked = selectAll('[data-sidebar] [aria-current="page"]', html).map(hrefOf);
    expect(new Set(marked), route).toEqual(new Set([route]));
    const categories = selectAll('[data-sidebar] details', html);
    const ofPage = categories.filter((category) => hrefsOf('a', category).includes(route));
    const open = categories.filter(({ properties }) => properties.open === true);
    expect(open.map(textOf), `open on ${route}`).toEqual(ofPage.map(textOf));
  }
});

base('the latest version has a label, no notice, and is open to all engines', () => {
  const html = treeOf(DOC);
  const latest = readVersions().find(({ isLast }) => isLast);
  const menus = textsOf('header nav [aria-controls]', html);
  expect(menus).toContain(`Docs version: ${latest?.label}`);
  expect(selectAll('[role="note"][aria-label="Version"]', html)).toEqual([]);
  expect(selectAll('meta[name="robots"]', html)).toEqual([]);
  expect(hrefsOf('link[rel="canonical"]', html)).toEqual([`https://burger-api.com${DOC}`]);
  // The engine's own sidebar would be in the script of every page: it is replaced by ours, which occurs once.
  const [entry = '', ...others] = listFiles('.js').filter((name) => /^static\/js\/index\./.test(name));
  expect(others).toEqual([]);
  expect(readBuilt(entry)).not.toContain(`${DOC}.html`);
});
