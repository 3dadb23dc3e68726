import { fileURLToPath } from 'node:url';

export const WEIGHTS = [500, 700] as const;

/** Font file, cut by `npx tsx scripts/brand`. */
export const fontFileOf = (weight: (typeof WEIGHTS)[number]): string =>
  fileURLToPath(new URL(`./fonts/inter-${weight}.ttf`, import.meta.url));

/** Characters of the fonts of site and images: Basic Latin, letters of names and samples, punctuation of running text. */
export const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'\u00a0©®°·×àâäçèéêëíïñóôöúûüß–—\u2018\u2019\u201c\u201d•…',
].join('');

const drawn = (char: string) => (CHARACTERS.includes(char) ? char : '');

/** Replaces other characters by their base letters, or removes them; collapses white space. */
export function drawable(text: string): string {
  const characters = Array.from(
    text.normalize('NFC').replace(/\s+/gu, ' '),
    (char) => drawn(char) || Array.from(char.normalize('NFKD'), drawn).join(''),
  );
  return characters.join('').replace(/ +/g, ' ').trim();
}
