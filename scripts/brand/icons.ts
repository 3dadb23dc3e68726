import path from 'node:path';
import { Renderer } from '@takumi-rs/core';
import { markPaths } from '../../plugins/output/socialImages/card.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { site } from '../../site.ts';

interface Tile {
  /** Share of the edge that the mark takes. */
  share: number;
  /** Radius of the ground's corners as a share of the edge; no ground without. */
  radius?: number;
}

/** The mark as SVG: bare, or in the middle of a dark tile. */
function drawIcon({ share, radius }: Tile): string {
  const edge = site.mark.size / share;
  const offset = (edge - site.mark.size) / 2;
  const ground =
    radius === undefined
      ? ''
      : `<rect x="${-offset}" y="${-offset}" width="${edge}" height="${edge}" rx="${edge * radius}" fill="${site.ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-offset} ${-offset} ${edge} ${edge}">${ground}${markPaths(site)}</svg>`;
}

const renderer = new Renderer();

/** The tile as PNG, `size` pixels wide and high. */
async function renderPng(tile: Tile, size: number): Promise<Buffer> {
  const square = { width: size, height: size };
  return renderer.render({ type: 'image', src: drawIcon(tile), ...square }, square);
}

/** @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) header, one entry of 16 bytes a picture, pictures */
function packIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const BARE: Tile = { share: 1 };
const ROUNDED: Tile = { share: 0.72, radius: 0.22 };

/** All icons of the mark in `site.ts`, by absolute path. */
export async function drawIcons(): Promise<ReadonlyMap<string, Buffer>> {
  const bare = [16, 32, 48].map(async (size) => ({ size, png: await renderPng(BARE, size) }));
  const icons: readonly (readonly [name: string, content: Buffer])[] = [
    ['favicon.svg', Buffer.from(drawIcon(BARE))],
    ['favicon.ico', packIco(await Promise.all(bare))],
    // The device rounds the corners of these two itself; the maskable one may lose all but the middle 80 %.
    ['apple-touch-icon.png', await renderPng({ share: 0.7, radius: 0 }, 180)],
    ['icon-maskable-512.png', await renderPng({ share: 0.62, radius: 0 }, 512)],
    ['icon-192.png', await renderPng(ROUNDED, 192)],
    ['icon-512.png', await renderPng(ROUNDED, 512)],
  ];
  return new Map(icons.map(([name, content]) => [path.join(PROJECT_ROOT, 'public', name), content]));
}
