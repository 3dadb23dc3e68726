/** Social images: one PNG for each page, written into the build and cached between builds. */
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Resvg } from '@resvg/resvg-js';
import { socialImagePath } from '../../../model/routes.ts';
import type { BuildCache } from '../../content/buildCache.ts';
import { trailOf } from '../../content/pageTrail.ts';
import { isBuilt, type Site } from '../../content/siteReader.ts';
import type { InterfaceStrings } from '../../content/translations.ts';
import { digestOf } from '../../engine/cacheDigest.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { type Card, type CardData, drawCard } from './card.ts';
import { FONT } from './fitText.ts';

export interface CardWords {
  labelOf: (tag: string) => string;
  stringsFor: (route: string) => InterfaceStrings;
}

/** Renders a PNG; the output is reproducible. */
export const renderCard = (card: Card): Uint8Array =>
  new Resvg(drawCard(card), { font: FONT }).render().asPng();

export async function writeImages(
  cards: ReadonlyMap<string, Card>,
  outDir: string,
  cache: BuildCache,
): Promise<void> {
  // Fonts and code affect the pixels, too.
  const code = digestOf(import.meta.dirname, ['.']);
  for (const [route, card] of cards) {
    const name = socialImagePath(route);
    const image = cache.read(name, code + JSON.stringify(card), () => renderCard(card));
    writeIfChanged(path.join(outDir, name), image);
    // The renderer frees memory between turns of the event loop only: 3 MB an image.
    await setImmediate();
  }
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
      const trail = trailOf(site, page, stringsFor(route)).slice(0, -1);
      const section = trail.map(({ label }) => label).join(' / ');
      const tags = Array.isArray(frontmatter.tags) ? frontmatter.tags.map(String) : [];
      const text = section === '' ? description : '';
      return [route, { title, section, text, layers: tags.map(labelOf), data, path: route }];
    }),
  );
}
