import { Resvg } from '@resvg/resvg-js';
import { type CardData, drawLine, drawMark } from '../socialImages/card.ts';
import { FONT } from '../socialImages/fitText.ts';

/** In pixels, as book shops expect. */
const SIZE = { width: 1000, height: 1500 } as const;

const MARK_SIZE = 520;

/** Cover as PNG: mark, name of the site, version. */
export function drawCover(data: CardData, version: string): Uint8Array {
  const middle = SIZE.width / 2;
  const line = (text: string, y: number, size: number, fill: string) =>
    drawLine({ text, x: middle, y, size, weight: 700, fill, anchor: 'middle' });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${data.ground}"/>`,
    drawMark(data, middle - MARK_SIZE / 2, 300, MARK_SIZE),
    line(data.title, 1020, 132, '#f6f0e7'),
    line(version, 1140, 72, '#ffbf4d'),
    '</svg>',
  ].join('');
  return new Resvg(svg, { font: FONT }).render().asPng();
}
