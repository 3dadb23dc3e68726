import { fileURLToPath } from 'node:url';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { escapeUTF8 as escapeXml } from 'entities';

export type Weight = 500 | 700;

export const WEIGHTS: readonly Weight[] = [500, 700];

/** Font file, cut by `npx tsx scripts/brand`. */
export const fontFileOf = (weight: Weight): string =>
  fileURLToPath(new URL(`./fonts/inter-${weight}.ttf`, import.meta.url));

/** Only these files: images must not depend on the machine. */
export const FONT: NonNullable<ResvgRenderOptions['font']> = {
  loadSystemFonts: false,
  fontFiles: WEIGHTS.map(fontFileOf),
  defaultFontFamily: 'Inter',
};

const widths = new Map<string, number | undefined>();

/** Width at 100 px; undefined without a glyph. */
function measure(text: string, weight: Weight): number | undefined {
  const key = `${weight} ${text}`;
  if (!widths.has(key)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text y="100" font-family="Inter" font-size="100" font-weight="${weight}">${escapeXml(text)}</text></svg>`;
    widths.set(key, new Resvg(svg, { font: FONT }).getBBox()?.width);
  }
  return widths.get(key);
}

/** Width of a space, in em. */
const SPACE = 0.27;

/** Replaces characters without a glyph by their base letters, or removes them; collapses white space. */
export function drawable(text: string): string {
  const characters = Array.from(text.normalize('NFC'), (char) => {
    if (/\s/u.test(char)) return ' ';
    if (measure(char, 700) !== undefined) return char;
    return Array.from(char.normalize('NFKD'))
      .filter((part) => measure(part, 700) !== undefined)
      .join('');
  });
  return characters.join('').replace(/ +/g, ' ').trim();
}

/** Breaks a word wider than a line. @param width in em. */
function cut(word: string, width: number, weight: Weight): string[] {
  const parts = [''];
  for (const char of word) {
    const longer = `${parts.at(-1)}${char}`;
    if ((measure(longer, weight) ?? 0) / 100 <= width || longer.length === 1)
      parts[parts.length - 1] = longer;
    else parts.push(char);
  }
  return parts;
}

/** @param width in em. */
function breakLines(text: string, width: number, weight: Weight): string[] {
  const lines: { text: string; width: number }[] = [];
  for (const word of text.split(' ').flatMap((each) => cut(each, width, weight))) {
    const wordWidth = (measure(word, weight) ?? 0) / 100;
    const line = lines.at(-1);
    if (line && line.width + SPACE + wordWidth <= width) {
      line.text += ` ${word}`;
      line.width += SPACE + wordWidth;
    } else lines.push({ text: word, width: wordWidth });
  }
  return lines.map((line) => line.text);
}

/**
 * Largest size that fits; at the smallest, text is cut with an ellipsis. Empty text has no lines.
 * @param text from `drawable`.
 * @param sizes in pixels, largest first. @param limits number of lines of each size.
 * @param width in pixels.
 */
export function fitText(
  text: string,
  sizes: readonly number[],
  limits: readonly number[],
  width: number,
  weight: Weight,
): { lines: string[]; size: number } {
  let last = { lines: [''], size: 1 };
  for (const [at, size] of sizes.entries()) {
    const lines = text === '' ? [] : breakLines(text, width / size, weight);
    const limit = limits[at] ?? 1;
    if (lines.length <= limit) return { lines, size };
    last = { lines: lines.slice(0, limit), size };
  }
  const { lines, size } = last;
  let end = `${lines.at(-1)}…`;
  while ((measure(end, weight) ?? 0) / 100 > width / size) end = `${end.slice(0, -2).trimEnd()}…`;
  return { lines: [...lines.slice(0, -1), end], size };
}
