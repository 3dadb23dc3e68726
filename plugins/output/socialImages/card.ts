import fs from 'node:fs';
import { type Node, Renderer } from '@takumi-rs/core';
import { LAYER_COLOURS } from '../../../model/ingredients.ts';
import type { SiteData } from '../../../model/site.ts';
import { drawable, fontFileOf, WEIGHTS } from './cardFont.ts';

export type CardData = Pick<SiteData, 'title' | 'siteOrigin' | 'mark' | 'markColours' | 'ground'>;

export interface Card {
  /** The path replaces a title without drawable characters. */
  title: string;
  /** Trail above the title: "Docs / Routing". */
  section: string;
  text: string;
  /** Labels of the burger's layers; default layers for none. */
  layers: readonly string[];
  data: CardData;
  path: string;
}

/** Labels that fit between the buns. */
const MAX_LAYERS = 7;

/** Font sizes of a title in pixels, largest first, each with its limit of lines. */
const TITLE_SIZES = [
  [84, 2],
  [68, 3],
  [54, 4],
  [44, 5],
] as const;

/** Classes of `card.css`. */
const box = (className: string, children: Node[], background = ''): Node => ({
  type: 'container',
  className,
  children,
  style: { background },
});

const line = (className: string, text: string, style: Node['style'] = {}): Node => ({
  type: 'text',
  className,
  text,
  style,
});

/** @param viewBox part of the drawing, which fills the image. */
const drawing = (className: string, viewBox: string, paths: string): Node => ({
  type: 'image',
  className,
  src: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="none">${paths}</svg>`,
});

export const markPaths = ({ mark, markColours }: Pick<SiteData, 'mark' | 'markColours'>): string =>
  [
    `<path fill="${markColours.bun}" d="${mark.bun}${mark.base}"/>`,
    `<path fill="${markColours.seeds}" d="${mark.seeds}"/>`,
    `<path fill="none" stroke="${markColours.lettuce}" stroke-width="${mark.lettuceWidth}" stroke-linecap="round" d="${mark.lettuce}"/>`,
    `<path fill="${markColours.patty}" d="${mark.patty}"/>`,
  ].join('');

const drawMark = (className: string, data: CardData): Node =>
  drawing(className, `0 0 ${data.mark.size} ${data.mark.size}`, markPaths(data));

/** A burger with a layer for each label. */
function drawBurger({ mark, markColours }: CardData, labels: readonly string[]): Node {
  const layers = labels.length > 0 ? labels.slice(0, MAX_LAYERS) : ['', '', ''];
  const height = layers.length > 5 ? 36 : 46;
  const bun = `<path fill="${markColours.bun}" d="${mark.bun}"/><path fill="${markColours.seeds}" d="${mark.seeds}"/>`;
  return box('burger', [
    // Bun and seeds of the mark, stretched.
    drawing('bun', '5 4 54 26.5', bun),
    ...layers.map((label, at) => {
      const isPatty = labels.length === 0 && at === 2;
      const background = isPatty ? markColours.patty : LAYER_COLOURS[at % LAYER_COLOURS.length];
      const style = { height, lineHeight: `${height}px`, background };
      // Without a character, the layer would have no height.
      return line(at % 2 === 0 ? 'layer wide' : 'layer', drawable(label) || '\u00a0', style);
    }),
    box('base', [], markColours.bun),
  ]);
}

/** Renders nodes with the styles of `card.css`; the output is reproducible. */
export async function createRenderer() {
  const renderer = new Renderer();
  // Only these fonts: images must not depend on the machine.
  for (const weight of WEIGHTS)
    await renderer.registerFont({ name: 'Inter', weight, data: fs.readFileSync(fontFileOf(weight)) });
  return { renderer, css: [fs.readFileSync(new URL('./card.css', import.meta.url), 'utf8')] };
}

let created: ReturnType<typeof createRenderer> | undefined;

const rendererOf = () => {
  created ??= createRenderer();
  return created;
};

/** Title in the largest size that fits; at the smallest, an ellipsis ends it. */
async function fitTitle(title: string): Promise<Node> {
  const { renderer, css } = await rendererOf();
  let style: Node['style'] = {};
  for (const [fontSize, lineClamp] of TITLE_SIZES) {
    style = { fontSize, lineClamp };
    const { runs } = await renderer.measure(line('title', title, { fontSize }), { css });
    if (runs.length <= lineClamp) break;
  }
  return line('title', title, style);
}

export async function cardNode({ data, title, section, text, layers, path }: Card): Promise<Node> {
  const host = drawable(new URL(data.siteOrigin).host);
  const words = [
    line('section', drawable(section)),
    await fitTitle(drawable(title) || drawable(path)),
    line('text', drawable(text)),
    box('name', [drawMark('mark', data), line('', drawable(data.title)), line('host', host)]),
  ];
  return box('card', [box('words', words), drawBurger(data, layers)], data.ground);
}

/** PNG of 1200 × 630 px, as social networks ask for. */
export async function renderCard(card: Card): Promise<Buffer> {
  const { renderer, css } = await rendererOf();
  return renderer.render(await cardNode(card), { width: 1200, height: 630, css });
}

/** PNG of 1000 × 1500 px, as book shops expect: mark, name of the site, version. */
export async function renderCover(data: CardData, version: string): Promise<Buffer> {
  const { renderer, css } = await rendererOf();
  const lines = [line('cover-title', drawable(data.title)), line('cover-version', drawable(version))];
  const cover = box('cover', [drawMark('cover-mark', data), ...lines], data.ground);
  return renderer.render(cover, { width: 1000, height: 1500, css });
}
