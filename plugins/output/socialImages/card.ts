import { escapeUTF8 as escapeXml } from 'entities';
import { LAYER_COLOURS } from '../../../model/ingredients.ts';
import type { SiteData } from '../../../model/site.ts';
import { drawable, fitText, type Weight } from './fitText.ts';

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

/** In pixels, as social networks ask for. */
const SIZE = { width: 1200, height: 630 } as const;

const INK = '#1f1300';
const TEXT = '#f6f0e7';
const TEXT_2 = '#d2c7b9';
const BRAND = '#ffbf4d';

/** Labels that fit between the buns. */
const MAX_LAYERS = 7;

const TEXT_LEFT = 80;
const TEXT_WIDTH = 640;
const BURGER = { left: 784, width: 336 } as const;

interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  weight: Weight;
  fill: string;
  anchor?: 'middle';
}

export const drawLine = ({ text, x, y, size, weight, fill, anchor }: Line) =>
  `<text x="${x}" y="${y}" font-family="Inter" font-size="${size}" font-weight="${weight}" fill="${fill}"${anchor ? ` text-anchor="${anchor}"` : ''}${size > 40 ? ` letter-spacing="${-size * 0.015}"` : ''}>${escapeXml(text)}</text>`;

export const markPaths = ({ mark, markColours }: Pick<SiteData, 'mark' | 'markColours'>): string =>
  [
    `<path fill="${markColours.bun}" d="${mark.bun}${mark.base}"/>`,
    `<path fill="${markColours.seeds}" d="${mark.seeds}"/>`,
    `<path fill="none" stroke="${markColours.lettuce}" stroke-width="${mark.lettuceWidth}" stroke-linecap="round" d="${mark.lettuce}"/>`,
    `<path fill="${markColours.patty}" d="${mark.patty}"/>`,
  ].join('');

/** @param size edge in pixels. */
export const drawMark = (data: CardData, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / data.mark.size})">${markPaths(data)}</g>`;

/** A burger with a layer for each label, vertically centred. */
function drawBurger({ mark, markColours }: CardData, labels: readonly string[]): string {
  const { left, width } = BURGER;
  const gap = 12;
  const bun = { top: 138, base: 66 };
  const plain = labels.length === 0;
  const layers = plain ? ['', '', ''] : labels.slice(0, MAX_LAYERS);
  const height = layers.length > 5 ? 36 : 46;
  const total = bun.top + bun.base + gap + layers.length * (height + gap);
  let y = (SIZE.height - total) / 2;
  const scale = width / 54;
  // Bun, seeds and base of the mark, stretched.
  const parts = [
    `<g transform="translate(${left - 5 * scale} ${y - (4 * bun.top) / 26.5}) scale(${scale} ${bun.top / 26.5})">`,
    `<path fill="${markColours.bun}" d="${mark.bun}"/><path fill="${INK}" d="${mark.seeds}"/></g>`,
  ];
  y += bun.top + gap;
  for (const [index, label] of layers.entries()) {
    const fill = plain && index === 2 ? markColours.patty : LAYER_COLOURS[index % LAYER_COLOURS.length];
    const out = index % 2 === 0 ? 8 : 0;
    parts.push(
      `<rect x="${left - out}" y="${y}" width="${width + 2 * out}" height="${height}" rx="${height / 2}" fill="${fill}"/>`,
    );
    const text = drawable(label);
    if (text) {
      const { lines, size } = fitText(text, [26, 20], [1, 1], width - 40, 700);
      const middle = { x: left + width / 2, y: y + height / 2 + 9 };
      parts.push(drawLine({ text: lines.join(), ...middle, size, weight: 700, fill: INK, anchor: 'middle' }));
    }
    y += height + gap;
  }
  parts.push(
    `<path fill="${markColours.bun}" d="M${left} ${y}h${width}v14a52 52 0 0 1-52 52h${104 - width}a52 52 0 0 1-52-52Z"/>`,
  );
  return parts.join('');
}

function drawWords({ title, section, text, path }: Card): string[] {
  const line = (words: string, y: number, size: number, weight: Weight, fill: string, x = TEXT_LEFT) =>
    drawLine({ text: words, x, y, size, weight, fill });
  const above = fitText(drawable(section), [30, 24], [1, 1], TEXT_WIDTH, 500);
  const heading = fitText(drawable(title) || drawable(path), [84, 68, 54, 44], [2, 3, 4, 5], TEXT_WIDTH, 700);
  const body = fitText(drawable(text), [30], [4], TEXT_WIDTH, 500);
  const lineHeight = heading.size * 1.12;
  const block = heading.lines.length * lineHeight + (body.lines.length > 0 ? 24 + body.lines.length * 42 : 0);
  const top = 306 - block / 2 + heading.size * 0.86;
  const bodyTop = top + heading.lines.length * lineHeight + 12;
  const left = TEXT_LEFT - heading.size * 0.04;
  return [
    ...above.lines.map((words) => line(words, 116, above.size, 500, BRAND)),
    ...heading.lines.map((words, at) => line(words, top + at * lineHeight, heading.size, 700, TEXT, left)),
    ...body.lines.map((words, at) => line(words, bodyTop + at * 42, 30, 500, TEXT_2)),
  ];
}

export function drawCard(card: Card): string {
  const { data, layers } = card;
  const host = drawable(new URL(data.siteOrigin).host);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${data.ground}"/>`,
    ...drawWords(card),
    drawBurger(data, layers),
    drawMark(data, TEXT_LEFT, 516, 50),
    drawLine({ text: data.title, x: TEXT_LEFT + 64, y: 554, size: 34, weight: 700, fill: TEXT }),
    drawLine({ text: host, x: TEXT_LEFT + 290, y: 553, size: 26, weight: 500, fill: TEXT_2 }),
    '</svg>',
  ].join('');
}
