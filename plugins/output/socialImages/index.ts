import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { RspressPlugin } from '@rspress/core';
import { z } from 'zod';
import { type Card, drawCard, SIZE } from './card.ts';
import { encodePalettePng } from './palettePng.ts';
import { socialImagePath } from './path.ts';
import { sectionOf } from './sections.ts';
import { FONT } from './text.ts';

export interface SocialImagesOptions {
  /** Absolute path of the folder with all pages and their menus. */
  docsDir: string;
  /** Absolute path of the build's folder: the images go to `og/` in it. */
  outDir: string;
  /** Absolute path of a folder that keeps the images between builds, keyed by what they show. */
  cacheDir: string;
  /** Absolute path of the file with the labels of tags, by id. */
  tagsFile: string;
  /** The site's name. */
  brand: string;
  /** Where the site is published. */
  origin: string;
}

const labelsSchema = z.record(z.string(), z.union([z.string(), z.looseObject({ label: z.string() })]));

/** Labels of a page's tags: one layer of the burger each; a tag without a label is shown by its id. */
function readLayers(tagsFile: string, tags: unknown): string[] {
  if (!Array.isArray(tags)) return [];
  const labels = labelsSchema.parse(JSON.parse(fs.readFileSync(tagsFile, 'utf8')));
  return tags.map((tag) => {
    const entry = labels[String(tag)];
    return typeof entry === 'object' ? entry.label : String(tag);
  });
}

/** What decides about the pixels besides the card: the fonts and the code beside this module. */
function readSeed(): string {
  const hash = createHash('sha256');
  for (const file of FONT.fontFiles ?? []) hash.update(fs.readFileSync(file));
  hash.update(fs.readFileSync(new URL('./palettePng.ts', import.meta.url)));
  return hash.digest('hex');
}

/**
 * The card as PNG.
 *
 * @returns the same bytes for the same card, on every machine.
 */
export function renderCard(card: Card): Buffer {
  const image = new Resvg(drawCard(card), { font: FONT }).render();
  return encodePalettePng(image.pixels, SIZE.width, SIZE.height);
}

/** Writes the images of all cards into the build, from the cache where it has them, and forgets what is not used any more. */
export function writeImages(
  cards: ReadonlyMap<string, Card>,
  { outDir, cacheDir }: Pick<SocialImagesOptions, 'outDir' | 'cacheDir'>,
): void {
  const seed = readSeed();
  const used = new Set<string>();
  fs.mkdirSync(cacheDir, { recursive: true });
  for (const [routePath, card] of cards) {
    const name = `${createHash('sha256').update(seed).update(drawCard(card)).digest('hex').slice(0, 32)}.png`;
    const kept = path.join(cacheDir, name);
    if (!fs.existsSync(kept)) {
      // Under another name first: a build that is stopped here leaves no half image behind.
      const part = `${kept}.${process.pid}`;
      fs.writeFileSync(part, renderCard(card));
      fs.renameSync(part, kept);
    }
    used.add(name);
    const file = path.join(outDir, socialImagePath(routePath));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.copyFileSync(kept, file);
  }
  for (const name of fs.readdirSync(cacheDir)) {
    if (!used.has(name)) fs.rmSync(path.join(cacheDir, name), { force: true });
  }
}

/**
 * Draws a picture of 1200 × 630 pixels for every page while building: what networks show beside a link. Its address is
 * `socialImagePath`; nothing is asked of the network.
 */
export function pluginSocialImages(options: SocialImagesOptions): RspressPlugin {
  const { docsDir, tagsFile, brand, origin } = options;
  const cards = new Map<string, Card>();
  return {
    name: 'site:social-images',
    extendPageData({ routePath, title, frontmatter }, isProd) {
      if (!isProd) return;
      const section = sectionOf(docsDir, routePath);
      cards.set(routePath, {
        title,
        section,
        text: section === undefined ? frontmatter.description : undefined,
        layers: readLayers(tagsFile, frontmatter.tags),
        brand,
        host: new URL(origin).host,
        path: routePath,
      });
    },
    afterBuild(_config, isProd) {
      if (isProd) writeImages(cards, options);
    },
  };
}
