/** Required contrast of the tokens, computed from the style sheets themselves (WCAG 2.2, relative luminance). */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { parse as parseColor, wcagContrast } from 'culori';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { LAYERS } from '../brand/layers.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const TOKENS = postcss.parse(
  ['tokens.css', 'tokensSpecial.css']
    .map((file) => fs.readFileSync(path.join(ROOT, 'theme/styles', file), 'utf8'))
    .join('\n'),
);

/** Environment of a reader: colour mode, paper, preference for more contrast. */
interface Setting {
  name: string;
  dark?: boolean;
  print?: boolean;
  moreContrast?: boolean;
}

const SETTINGS: readonly Setting[] = [
  { name: 'light' },
  { name: 'dark', dark: true },
  { name: 'light, more contrast', moreContrast: true },
  { name: 'dark, more contrast', dark: true, moreContrast: true },
  { name: 'paper, light', print: true },
  { name: 'paper, dark', print: true, dark: true },
];

/** True when the media query of a block of tokens matches. @throws for an unknown query. */
function holds(query: string, { print, moreContrast }: Setting): boolean {
  switch (query) {
    case 'not print':
      return !print;
    case 'print':
      return Boolean(print);
    case '(prefers-contrast: more)':
      return Boolean(moreContrast);
    case '(prefers-reduced-motion: reduce)':
    case '(width <= 996px)':
      return false;
    default:
      throw new Error(`tokens.css has tokens for "${query}", which contrast.test.ts does not know.`);
  }
}

/** All custom properties in effect on the root. */
function tokensOf(setting: Setting): Map<string, string> {
  const tokens = new Map<string, string>();
  TOKENS.walkRules((rule: Rule) => {
    const media = rule.parent?.type === 'atrule' ? (rule.parent as AtRule) : undefined;
    if (media && !holds(media.params, setting)) return;
    const applies = rule.selectors.some(
      (selector) => selector === ':root' || (selector === ':root.dark' && setting.dark),
    );
    if (!applies) return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      tokens.set(prop, value);
    });
  });
  return tokens;
}

/** Colour of a token, with references resolved. */
function colorOf(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`There is no token ${name}.`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? colorOf(tokens, reference) : value;
}

const light = tokensOf({ name: 'light' });

/** Names of all tokens that are colours. */
const COLORS = [...light.keys()].filter((name) => parseColor(colorOf(light, name)) !== undefined);

const named = (pattern: RegExp) => COLORS.filter((name) => pattern.test(name));

/** Surfaces of text; those of changed lines are for code only. */
const SURFACES = named(/^--bg(-soft|-raised|-hover|-code)?$/);
const CODE_SURFACES = named(/^--bg-(code|hover|added|removed|chosen)$/);
const TEXTS = named(/^--(text(-\d)?|link|lettuce|tomato|cheddar|onion|pickle)$/);
const CODE = [...named(/^--code-/), '--text'];

/** Minimum contrast of each pair of tokens. */
const DUTIES: readonly { foregrounds: readonly string[]; backgrounds: readonly string[]; ratio: number }[] = [
  { foregrounds: TEXTS, backgrounds: SURFACES, ratio: 7 },
  { foregrounds: CODE, backgrounds: CODE_SURFACES, ratio: 7 },
  { foregrounds: ['--lettuce', '--tomato', '--text-3'], backgrounds: CODE_SURFACES, ratio: 7 },
  { foregrounds: ['--on-brand'], backgrounds: ['--brand'], ratio: 7 },
  { foregrounds: ['--bg'], backgrounds: ['--text'], ratio: 7 },
  { foregrounds: ['--focus'], backgrounds: [...SURFACES, ...CODE_SURFACES], ratio: 7 },
  { foregrounds: ['--control'], backgrounds: SURFACES, ratio: 3 },
];

describe.each(SETTINGS)('$name', (setting) => {
  const tokens = tokensOf(setting);
  test.each(DUTIES)('$foregrounds hold $ratio:1', ({ foregrounds, backgrounds, ratio }) => {
    const weak = foregrounds.flatMap((foreground) =>
      backgrounds.flatMap((background) => {
        const contrast = wcagContrast(colorOf(tokens, foreground), colorOf(tokens, background));
        return contrast < ratio ? [`${foreground} on ${background}: ${contrast.toFixed(2)}`] : [];
      }),
    );
    expect(weak).toEqual([]);
  });
});

/** The brand has the same surface in both modes, for recognition. */
const SAME_IN_BOTH = ['--brand', '--on-brand'];

test('dark gives a colour of its own to every token of light but the brand', () => {
  const dark = tokensOf({ name: 'dark', dark: true });
  expect(COLORS.filter((name) => colorOf(dark, name) === colorOf(light, name))).toEqual(SAME_IN_BOTH);
});

test('text on the ingredients of the burger has a contrast of 7:1, in both modes', () => {
  const onBrand = colorOf(light, '--on-brand');
  const pairs = LAYERS.flatMap(({ ink, fill, row }) => [
    [ink, fill],
    [onBrand, row.fill],
  ]);
  expect(pairs.filter(([ink = '', fill = '']) => wcagContrast(ink, fill) < 7)).toEqual([]);
});

test('the line of each ingredient is a colour', () => {
  expect(LAYERS.map(({ row }) => row.line).filter((line) => !COLORS.includes(`--${line}`))).toEqual([]);
});

test('every colour has a duty; lines that only decorate have none', () => {
  const bound = new Set(DUTIES.flatMap(({ foregrounds, backgrounds }) => [...foregrounds, ...backgrounds]));
  expect(COLORS.filter((name) => !bound.has(name))).toEqual(['--border']);
});

/** Decoration: the slash between breadcrumbs. */
const DECORATION = ['theme/page/Breadcrumbs.module.css --control'];

/** Token that a value refers to; any other value unchanged. */
const tokenOf = (value: string) => /^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? value;

/** True for a declaration for forced colours only, where the system supplies readable pairs. */
const isForced = ({ parent }: Declaration) =>
  parent?.parent?.type === 'atrule' && (parent.parent as AtRule).params.includes('forced-colors');

test('text takes its colour from tokens that are promised to be read', () => {
  const readable = new Set([...TEXTS, ...CODE, '--on-brand', '--bg']);
  const found: string[] = [];
  const files = ['theme', 'drawings'].flatMap((room) =>
    fs
      .readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(room, file)),
  );
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const sheet = postcss.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));
    sheet.walkDecls('color', (text) => {
      const { value } = text;
      if (isForced(text) || /^(inherit|currentcolor)$/i.test(value)) return;
      const token = tokenOf(value);
      const own: string[] = [];
      sheet.walkDecls(token, (declaration) => {
        if (!isForced(declaration)) own.push(tokenOf(declaration.value));
      });
      for (const each of own.length > 0 ? own : [token])
        if (!readable.has(each)) found.push(`${file.split(path.sep).join('/')} ${each}`);
    });
  }
  expect(found).toEqual(DECORATION);
});
