/** SPEC.md §9: the numbers of judgement, as the site shows them and as the style sheets repeat them. */
import fs from 'node:fs';
import path from 'node:path';
import { readVersions } from '../plugins/content/versionsFile.ts';
import * as site from '../site.ts';
import * as constants from '../theme/constants.ts';
import { expect, test } from './support/test.ts';

const THEME = path.resolve(import.meta.dirname, '../theme');

/** Every width that a media query of the theme names, in px. */
function mediaWidths(): Set<number> {
  const widths = new Set<number>();
  for (const file of fs.readdirSync(THEME, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.css')) continue;
    const css = fs.readFileSync(path.join(THEME, file), 'utf8');
    for (const [, query = ''] of css.matchAll(/@media\s*([^{]+)\{/g)) {
      for (const [, px] of query.matchAll(/(\d+)px/g)) widths.add(Number(px));
    }
  }
  return widths;
}

test('C-1 the style sheets switch between mobile and desktop at the breakpoint of the constants', () => {
  expect(constants.MOBILE_MAX_WIDTH).toBe(996);
  const widths = [...mediaWidths()];
  expect(widths).toContain(996);
  expect(widths.filter((width) => Math.abs(width - 996) <= 40 && width !== 996)).toEqual([]);
});

test('C-2 C-3 C-4 C-5 C-6 C-7 C-8 C-9 C-10 C-11 the constants are those of the specification', () => {
  expect(constants.LOADING_DELAY_MS).toBe(200);
  expect(constants.SCROLL_TOP_FACTOR).toBe(0.85);
  expect(constants.REDUCED_MOTION_MS).toBe(1);
  expect(constants.OUTLINE_LEVELS).toEqual({ min: 2, max: 3 });
  expect(constants.BACK_TO_TOP_OFFSET).toBe(300);
  expect(site.BASE).toBe('/');
  expect(site.FACTS).toEqual(['Under development', 'MIT', 'Bun 1.2.4+']);
  expect(site.LOCALES.map(({ code }) => code)).toEqual(['en']);
  const { versions } = readVersions(path.resolve(THEME, '../docs'));
  expect(versions).toEqual([{ name: '0.5.0', label: '0.5.0', path: '/docs', isLast: true }]);
});

test('R-9 package.json agrees with the site', () => {
  const manifest = JSON.parse(fs.readFileSync(path.resolve(THEME, '../package.json'), 'utf8'));
  const { versions } = readVersions(path.resolve(THEME, '../docs'));
  expect(manifest.version).toBe(versions.find(({ isLast }) => isLast)?.name);
  expect(site.FACTS).toContain(manifest.license);
});
