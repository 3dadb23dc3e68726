/** Social images: one PNG for each page, written into the build and cached between builds. */
import path from 'node:path';
import { BLOG_PATH, blogSections } from '../../../model/blog.ts';
import type { Page } from '../../../model/page.ts';
import { socialImagePath } from '../../../model/routes.ts';
import { blogTrail, docTrail } from '../../../model/trail.ts';
import type { BuildCache } from '../../content/buildCache.ts';
import { isBuilt, type Site } from '../../content/siteReader.ts';
import type { InterfaceStrings } from '../../content/translations.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { type Card, type CardData, renderCard } from './card.ts';

export interface CardWords {
  labelOf: (tag: string) => string;
  stringsFor: (route: string) => InterfaceStrings;
}

export async function writeImages(
  cards: ReadonlyMap<string, Card>,
  outDir: string,
  cache: BuildCache,
): Promise<void> {
  for (const [route, card] of cards) {
    const name = socialImagePath(route);
    const image = await cache.readAsync(name, JSON.stringify(card), () => renderCard(card));
    writeIfChanged(path.join(outDir, name), image);
  }
}

/** Labels of the breadcrumbs between home and a page. @param strings in the locale of the page. */
function labelsAbove(site: Site, page: Page, { word, translate }: InterfaceStrings): string[] {
  const { route, title, frontmatter, version } = page;
  if (frontmatter.pageType === 'home') return [];
  const labelsOf = (trail: readonly { label: string }[]) => trail.slice(0, -1).map(({ label }) => label);
  const step = { path: route, label: title };
  if (route === BLOG_PATH || route.startsWith(`${BLOG_PATH}/`)) {
    const labels = [word('blogPosts'), word('blogArchive'), word('postTags'), word('blogAuthors')] as const;
    return labelsOf(blogTrail(step, word('blogLabel'), blogSections(labels)));
  }
  const own = version && site.versions.find((each) => each.path === version.path);
  if (!own) return [];
  const id = own.docs.find(({ path }) => path === route)?.sidebar;
  const sidebar = site.sidebars.find((each) => each.id === id);
  const translated = sidebar && { ...sidebar, label: translate(sidebar.label) };
  return [
    word('partDocs'),
    ...labelsOf(docTrail(step, translated, (id === undefined ? undefined : own.sidebars[id]) ?? [])),
  ];
}

/** Social images of all built pages, by route: 1200 × 630 px. */
export function socialCards(
  site: Site,
  { labelOf, stringsFor }: CardWords,
  { title: brand, siteOrigin, mark, markColours, ground }: CardData,
): ReadonlyMap<string, Card> {
  // Part of the cache key: other data must not invalidate images.
  const data = { title: brand, siteOrigin, mark, markColours, ground };
  const pages = [...site.pages.values()].filter(isBuilt);
  return new Map(
    pages.map((page) => {
      const { route, title, description, frontmatter } = page;
      const section = labelsAbove(site, page, stringsFor(route)).join(' / ');
      const tags = Array.isArray(frontmatter.tags) ? frontmatter.tags.map(String) : [];
      const text = section === '' ? description : '';
      return [route, { title, section, text, layers: tags.map(labelOf), data, path: route }];
    }),
  );
}
