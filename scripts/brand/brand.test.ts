import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { fontFileOf, WEIGHTS } from '../../plugins/output/socialImages/cardFont.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { site } from '../../site.ts';
import { cutFonts } from './font.ts';
import { drawIcons } from './icons.ts';

const read = (file: string) => fs.readFileSync(path.join(PROJECT_ROOT, file));

/** Width and height of a PNG, from its first chunk. */
function pngSize(file: string): string {
  const bytes = read(file);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('font', () => {
  const fonts = fs
    .readdirSync(path.join(PROJECT_ROOT, 'theme/styles/fonts'))
    .filter((file) => file.endsWith('.woff2'));

  test('"npx tsx scripts/brand" cuts the files that the site and its social images use', async () => {
    const files = await cutFonts();
    for (const weight of WEIGHTS) expect([...files.keys()]).toContain(fontFileOf(weight));
    for (const [file, content] of files) expect(content.equals(fs.readFileSync(file)), file).toBe(true);
  });

  test('there is one file of less than 24 kB, and its licence lies beside it and is published', () => {
    expect(fonts).toHaveLength(1);
    expect(read(`theme/styles/fonts/${fonts[0]}`).length).toBeLessThan(24_000);
    expect(read('public/fonts/LICENSE.txt').toString()).toContain('SIL Open Font License');
    expect(read('theme/styles/fonts/LICENSE.txt')).toEqual(read('public/fonts/LICENSE.txt'));
  });

  test.each(['theme/styles/font.css', 'plugins/app/pageStart/page.html'])('%s names that file', (user) => {
    expect(
      read(user)
        .toString()
        .match(/inter-\w+\.woff2/g),
    ).toEqual(fonts);
  });
});

test('"npx tsx scripts/brand" draws the icons that the site has', async () => {
  const icons = await drawIcons();
  expect(icons.size).toBeGreaterThan(5);
  for (const [file, content] of icons) expect(content.equals(fs.readFileSync(file)), file).toBe(true);
});

test('the ground of icons and manifest is the background of the dark mode', () => {
  const [, dark] = /:root\.dark \{\s*--bg: (#\w+)/.exec(read('theme/styles/tokens.css').toString()) ?? [];
  const { background_color, theme_color } = JSON.parse(read('public/manifest.webmanifest').toString());
  expect([site.ground, background_color, theme_color]).toEqual(Array(3).fill(dark));
});

describe('manifest', () => {
  const manifest = JSON.parse(read('public/manifest.webmanifest').toString()) as {
    icons: { src: string; type: string; sizes: string; purpose: string }[];
  };

  test('offers the two sizes that an installation asks for, and one that may be cropped', () => {
    const offered = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
    expect(offered).toEqual(['any any', 'any 192x192', 'any 512x512', 'maskable 512x512']);
  });

  test.each(manifest.icons.filter(({ type }) => type === 'image/png'))(
    '$src has the declared size',
    ({ src, sizes }) => {
      expect(pngSize(`public${src}`)).toBe(sizes);
    },
  );

  test('the picture for iOS has 180 pixels', () => {
    expect(pngSize('public/apple-touch-icon.png')).toBe('180x180');
  });
});

test('favicon.ico has three sizes', () => {
  const bytes = read('public/favicon.ico');
  const count = bytes.readUInt16LE(4);
  const sizes = Array.from({ length: count }, (_, index) => bytes.readUInt8(6 + 16 * index));
  expect(sizes).toEqual([16, 32, 48]);
});
