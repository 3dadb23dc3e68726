import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Colours that one byte a pixel can tell apart. */
const MOST_COLOURS = 256;

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(data, crc32(head.subarray(4))), 0);
  return Buffer.concat([head, data, tail]);
}

/** Squared distance of two colours written as 0xBBGGRR. */
function distance(one: number, other: number): number {
  const red = (one & 0xff) - (other & 0xff);
  const green = ((one >> 8) & 0xff) - ((other >> 8) & 0xff);
  const blue = (one >> 16) - (other >> 16);
  return red * red + green * green + blue * blue;
}

/** Of the palette, as many are taken for being frequent; the rest for being unlike those. */
const FREQUENT = 176;

/**
 * Colours that stand for all: the most frequent ones, then those that would be missed most (often used, and far from
 * everything chosen before), so that a small green leaf stays green on a page of greys.
 *
 * @param counts pixels by colour.
 */
function choosePalette(counts: ReadonlyMap<number, number>): number[] {
  const sorted = [...counts].sort(([a, many], [b, more]) => more - many || a - b);
  const palette = sorted.slice(0, FREQUENT).map(([colour]) => colour);
  const rest = sorted.slice(FREQUENT).map(([colour, count]) => ({
    colour,
    count,
    far: palette.reduce(
      (least, chosen) => Math.min(least, distance(colour, chosen)),
      Number.POSITIVE_INFINITY,
    ),
  }));
  while (palette.length < MOST_COLOURS) {
    let missed = rest[0];
    for (const candidate of rest) {
      if (missed && candidate.count * candidate.far > missed.count * missed.far) missed = candidate;
    }
    if (!missed || missed.far === 0) break;
    const { colour } = missed;
    palette.push(colour);
    for (const candidate of rest) candidate.far = Math.min(candidate.far, distance(candidate.colour, colour));
  }
  return palette;
}

/** Colours of pixels as 0xBBGGRR. @param pixels RGBA, four bytes a pixel, row by row; alpha is ignored. */
function coloursOf(pixels: Uint8Array): (pixel: number) => number {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  return (pixel) => view.getUint32(pixel * 4, true) & 0xffffff;
}

/** How often each colour is in a picture. */
function countColours(pixels: Uint8Array): Map<number, number> {
  const colourAt = coloursOf(pixels);
  const total = pixels.length / 4;
  const counts = new Map<number, number>();
  // Surfaces are flat, so that colours are looked up once a run rather than once a pixel.
  for (let start = 0; start < total; ) {
    const colour = colourAt(start);
    let end = start + 1;
    while (end < total && colourAt(end) === colour) end += 1;
    counts.set(colour, (counts.get(colour) ?? 0) + end - start);
    start = end;
  }
  return counts;
}

/** At most 256 colours, and which of them stands for any other. */
export interface Palette {
  colours: readonly number[];
  /** Index of the colour that stands for another, written as 0xBBGGRR. */
  indexOf: (colour: number) => number;
}

/**
 * Chooses the colours that matter most in a picture: they are kept as they are; the others, nearly all of them blends along
 * edges, become the nearest of those.
 *
 * @param pixels RGBA, four bytes a pixel; alpha is ignored.
 * @param more colours that are kept, too, written as 0xBBGGRR.
 */
export function createPalette(pixels: Uint8Array, more: readonly number[] = []): Palette {
  const counts = countColours(pixels);
  // More frequent than any: they are chosen first.
  for (const colour of more) counts.set(colour, pixels.length);
  const colours = choosePalette(counts);
  const indexes = new Map(colours.map((colour, index) => [colour, index]));
  const nearest = (colour: number): number => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, candidate] of colours.entries()) {
      const far = distance(colour, candidate);
      if (far >= least) continue;
      least = far;
      best = index;
    }
    indexes.set(colour, best);
    return best;
  };
  return { colours, indexOf: (colour) => indexes.get(colour) ?? nearest(colour) };
}

/** A picture whose pixels are indexes of a palette, row by row. */
export interface IndexedPicture {
  width: number;
  height: number;
  indexes: Uint8Array;
}

/**
 * Brings a picture into the colours of a palette.
 *
 * @param pixels RGBA, four bytes a pixel, row by row; alpha is ignored.
 */
export function toIndexes(
  pixels: Uint8Array,
  width: number,
  height: number,
  { indexOf }: Palette,
): IndexedPicture {
  if (pixels.length !== width * height * 4) {
    throw new RangeError(
      `${width} × ${height} pixels need ${width * height * 4} bytes, got ${pixels.length}.`,
    );
  }
  const colourAt = coloursOf(pixels);
  const indexes = new Uint8Array(width * height);
  let last = -1;
  let index = 0;
  for (let pixel = 0; pixel < indexes.length; pixel += 1) {
    const colour = colourAt(pixel);
    if (colour !== last) {
      last = colour;
      index = indexOf(colour);
    }
    indexes[pixel] = index;
  }
  return { width, height, indexes };
}

/**
 * Writes a picture in the colours of a palette as a PNG.
 *
 * @param inset what covers it from its upper left corner.
 * @see https://www.w3.org/TR/png-3/ the format
 */
export function encodeIndexed(
  { width, height, indexes }: IndexedPicture,
  { colours }: Palette,
  inset?: IndexedPicture,
): Buffer {
  // Every row begins with the number of its filter: 0, none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const at = y * (width + 1) + 1;
    rows.set(indexes.subarray(y * width, (y + 1) * width), at);
    if (inset && y < inset.height)
      rows.set(inset.indexes.subarray(y * inset.width, (y + 1) * inset.width), at);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(colours.flatMap((colour) => [colour & 0xff, (colour >> 8) & 0xff, colour >> 16])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Writes an opaque picture as a PNG with a palette of its own, a third of the size of one without.
 *
 * @param pixels RGBA, four bytes a pixel, row by row; alpha is ignored.
 */
export function encodePalettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const palette = createPalette(pixels);
  return encodeIndexed(toIndexes(pixels, width, height, palette), palette);
}
