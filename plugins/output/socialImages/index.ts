import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Resvg } from '@resvg/resvg-js';
import type { Page } from '../../../model/page.ts';
import { socialImagePath } from '../../../model/routes.ts';
import type { SiteData } from '../../../model/site.ts';
import type { BuildCache } from '../../content/buildCache.ts';
import { trailOf } from '../../content/pageTrail.ts';
import { isBuilt, type Site } from '../../content/siteReader.ts';
import type { InterfaceStrings } from '../../content/translations.ts';
import { digestOf } from '../../engine/cacheDigest.ts';
import { type Card, drawCard } from './card.ts';
import { FONT } from './fitText.ts';

/** What the images need of the site's facts. */
export type CardData = Pick<SiteData, 'title' | 'siteOrigin' | 'mark' | 'markColours' | 'ground'>;

/** What the images say that stands in no page. */
export interface CardWords {
  /** Label of a tag by its id: one layer of the mark each. */
  labelOf: (tag: string) => string;
  /** What the build says in the language of a page, by its address. */
  stringsFor: (route: string) => InterfaceStrings;
}

/** A card as PNG: the same bytes for the same card, on every machine. */
export const renderCard = (card: Card): Uint8Array =>
  new Resvg(drawCard(card), { font: FONT }).render().asPng();

/** Writes the images of all cards into the build. @param outDir absolute path of the build's folder. */
export async function writeImages(
  cards: ReadonlyMap<string, Card>,
  outDir: string,
  cache: BuildCache,
): Promise<void> {
  // Fonts and code decide about the pixels, too.
  const code = digestOf(import.meta.dirname, ['.']);
  for (const [route, card] of cards) {
    const name = socialImagePath(route);
    const file = path.join(outDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(
      file,
      cache.read(name, code + JSON.stringify(card), () => renderCard(card)),
    );
    // What draws images only gives back what it holds between turns of the loop: 3 MB an image.
    await setImmediate();
  }
}

/** What the image of a page says. */
function cardOf(site: Site, page: Page, { labelOf, stringsFor }: CardWords, data: CardData): Card {
  const { route, title, description, frontmatter } = page;
  const section = trailOf(site, page, stringsFor(route))
    .slice(0, -1)
    .map(({ label }) => label)
    .join(' / ');
  const tags = Array.isArray(frontmatter.tags) ? frontmatter.tags.map(String) : [];
  return {
    title,
    section: section || undefined,
    text: section === '' ? description : undefined,
    layers: tags.map(labelOf),
    data,
    path: route,
  };
}

/**
 * A picture of 1200 × 630 pixels for every page that is built: what networks show beside a link. Its address is
 * `socialImagePath`; nothing is asked of the network.
 *
 * @returns the cards by the address of their page.
 */
export function socialCards(
  site: Site,
  words: CardWords,
  { title, siteOrigin, mark, markColours, ground }: CardData,
): ReadonlyMap<string, Card> {
  // No more than that: what else the site says decides about no image.
  const data = { title, siteOrigin, mark, markColours, ground };
  const pages = [...site.pages.values()].filter(isBuilt);
  return new Map(pages.map((page) => [page.route, cardOf(site, page, words, data)]));
}
