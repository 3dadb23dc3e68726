import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Page } from '../../../model/page.ts';
import { socialImagePath } from '../../../model/routes.ts';
import type { SiteData } from '../../../model/site.ts';
import { isBuilt, type Site } from '../../content/site.ts';
import { trailOf } from '../../content/trail.ts';
import type { Speech } from '../../content/translations.ts';
import { type KeptFolders, writeKeptFiles } from '../keptFiles.ts';
import { type Card, drawGround, drawWords, SIZE, WORD_COLOURS, WORDS } from './card.ts';
import { createPalette, encodeIndexed, type IndexedPicture, type Palette, toIndexes } from './palettePng.ts';
import { FONT } from './text.ts';

/** What the images need of the site's facts. */
export type CardData = Pick<SiteData, 'BRAND' | 'ORIGIN' | 'MARK' | 'MARK_COLOURS' | 'GROUND'>;

/** What the images say that stands in no page. */
export interface CardWords {
  /** Label of a tag by its id: one layer of the mark each. */
  labelOf: (tag: string) => string;
  /** What the build says in the language of a page, by its address. */
  speechOf: (route: string) => Speech;
}

/** What decides about the pixels besides the card: the fonts and the code beside this module. */
function readSeed(): string {
  const hash = createHash('sha256');
  for (const file of FONT.fontFiles ?? []) hash.update(fs.readFileSync(file));
  for (const name of ['card.ts', 'index.ts', 'palettePng.ts', 'text.ts'])
    hash.update(fs.readFileSync(path.join(import.meta.dirname, name)));
  return hash.digest('hex');
}

const render = (svg: string) => new Resvg(svg, { font: FONT }).render().pixels;

/** `#f6f0e7` as 0xBBGGRR. */
const numberOf = (colour: string) => Buffer.from(colour.slice(1), 'hex').readUIntLE(0, 3);

/** Steps between the ground and a colour, by which the edges of its letters are kept. */
const STEPS = 24;

/** What edges of letters blend. @param ground, colour as `#f6f0e7`. */
function blends(ground: string, colour: string): number[] {
  const from = Buffer.from(ground.slice(1), 'hex');
  const to = Buffer.from(colour.slice(1), 'hex');
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const channels = from.map((channel, at) =>
      Math.round(channel + (((to[at] ?? 0) - channel) * step) / STEPS),
    );
    return Buffer.from(channels).readUIntLE(0, 3);
  });
}

/** What cards of the same layers share. */
interface Ground {
  picture: IndexedPicture;
  palette: Palette;
}

/**
 * Creates what draws cards: the ground of all that have the same layers once.
 *
 * @returns a function that gives a card as PNG: the same bytes for the same card, on every machine.
 */
export function createRenderer(): (card: Card) => Buffer {
  const grounds = new Map<string, Ground>();
  const groundOf = (card: Card): Ground => {
    const svg = drawGround(card);
    const known = grounds.get(svg);
    if (known) return known;
    const pixels = render(svg);
    const letters = WORD_COLOURS.flatMap((colour) => blends(card.data.GROUND, colour));
    const palette = createPalette(pixels, [numberOf(card.data.GROUND), ...letters]);
    const ground = { picture: toIndexes(pixels, SIZE.width, SIZE.height, palette), palette };
    grounds.set(svg, ground);
    return ground;
  };
  return (card) => {
    const { picture, palette } = groundOf(card);
    const words = toIndexes(render(drawWords(card)), WORDS.width, WORDS.height, palette);
    return encodeIndexed(picture, palette, words);
  };
}

/** Writes the images of all cards into the build. */
export async function writeImages(cards: ReadonlyMap<string, Card>, folders: KeptFolders): Promise<void> {
  const seed = readSeed();
  const renderCard = createRenderer();
  const files = [...cards].map(([route, card]) => ({
    name: socialImagePath(route),
    madeOf: seed + JSON.stringify(card),
    make: () => renderCard(card),
  }));
  await writeKeptFiles(files, folders);
}

/** What the image of a page says. */
function cardOf(site: Site, page: Page, { labelOf, speechOf }: CardWords, data: CardData): Card {
  const { route, title, description, frontmatter } = page;
  const section = trailOf(site, page, speechOf(route))
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
  { BRAND, ORIGIN, MARK, MARK_COLOURS, GROUND }: CardData,
): ReadonlyMap<string, Card> {
  // No more than that: what else the site says decides about no image.
  const data = { BRAND, ORIGIN, MARK, MARK_COLOURS, GROUND };
  const pages = [...site.pages.values()].filter(isBuilt);
  return new Map(pages.map((page) => [page.route, cardOf(site, page, words, data)]));
}
