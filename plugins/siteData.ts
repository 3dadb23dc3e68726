import fs from 'node:fs';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import type { z } from 'zod';
import { engineSchema, type SiteData, type SiteSettings, siteSchema } from '../model/site.ts';
import { type Diagnostic, diagnostic, quoteAll } from './content/diagnostic.ts';
import { diagnosticsOf, valueIn } from './content/located.ts';

/** Replaces an invalid `site.ts`: development shows its problems over the pages. */
const NEUTRAL: SiteSettings = {
  homeTitle: 'Home',
  keywords: [],
  author: { name: 'Author' },
  issues: 'https://example.com/issues/new',
  licence: 'MIT',
  mark: { size: 64, bun: 'M0', seeds: 'M0', lettuce: 'M0', lettuceWidth: 1, patty: 'M0', base: 'M0' },
  markColours: { bun: '#000000', seeds: '#000000', lettuce: '#000000', patty: '#000000' },
  ground: '#000000',
  locales: [{ code: 'en', label: 'English', dir: 'ltr', calendar: 'gregory' }],
  sidebars: [],
};

/** Values of unsupported keys that the engine adds, or this theme. */
const DEFAULTS: Readonly<Record<string, unknown>> = {
  lang: 'en',
  llms: false,
  ssg: true,
  'route.cleanUrls': true,
  'route.cleanUrlsRedirect': false,
};

/** Unsupported keys with their alternatives. */
const ELSEWHERE = new Map(
  Object.entries({
    'Tags of every page are `builderConfig.html.tags`.': 'head',
    'Languages are `locales` of site.ts.': 'lang locales themeConfig.locales',
    'Remove it: every build has Markdown files, llms.txt and llms-full.txt.': 'llms',
    'The logo is `mark` of site.ts.': 'logo',
    'The logo leads to the home page.': 'logoHref',
    'The name beside the logo is `title`.': 'logoText',
    'Versions of the docs are in docs/_versions.json.': 'multiVersion',
    'Write the text in pages: Markdown files, search and feeds are made of their sources.': 'replaceRules',
    'The search is told in docs/_search.json.': 'search',
    'Move the pages into the folder docs, and remove the key.': 'root',
    'Remove it: no address has an ending.': 'route.cleanUrls route.cleanUrlsRedirect',
    'Remove it: readers choose the language themselves.': 'route.localeRedirect',
    'Remove it: every page is built as HTML.': 'ssg',
    'Remove it: readers wrap the lines of a block themselves.':
      'markdown.defaultCodeOverflow markdown.defaultWrapCode',
    'Remove it: all links, anchors and images are checked before a build.':
      'markdown.image.checkDeadImages markdown.link.checkAnchors markdown.link.checkDeadLinks',
    'Colours of code are in theme/styles/tokens.css.': 'markdown.shiki.theme markdown.shiki.themes',
    'Remove it: lines have addresses in place of numbers.': 'markdown.showLineNumbers',
    'Pages are the .mdx and .md files of docs: hide one with `draft: true`, or with a name that begins with "_".':
      'route.exclude route.excludeConvention route.extensions route.include',
    'Entries of the navbar are in docs/_nav.json.': 'themeConfig.nav',
    'Entries of the sidebars are in _meta.json of each folder.': 'themeConfig.sidebar',
  }).flatMap(([cure, keys]) => keys.split(' ').map((key) => [key, cure] as const)),
);

/** Lines of keys, found by text search, because the loader reports none. */
function locate(file: string, data: unknown) {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return {
    data,
    lineOf(keys: readonly PropertyKey[]) {
      let value = data;
      let offset = 0;
      for (const key of keys) {
        const items: unknown[] = Array.isArray(value) ? value : [];
        value = valueIn(value, [key]);
        // An item of a list is found by its first key, which items before it may have, too.
        const name = items.length > 0 ? Object.keys(Object(value))[0] : String(key);
        if (value === undefined || name === undefined) break;
        const before = JSON.stringify(items.slice(0, Number(key))).split(`"${name}":`).length - 1;
        const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
        const pattern = new RegExp(`(?<=^|[\\s{,'"])${quoted}(?=['"]?\\s*[:,])`, 'g');
        const place = [...text.slice(offset).matchAll(pattern)][before];
        if (!place) break;
        offset += place.index;
      }
      return text.slice(0, offset).split('\n').length;
    },
  };
}

/** An import error as a problem: loaders name the place before or after the reason. */
function importProblem(file: string, { message, stack = '' }: Error): Diagnostic {
  const place = new RegExp(`${path.basename(file).replace('.', '\\.')}\\S*?:(\\d+)`);
  const line = Number(place.exec(message)?.[1] ?? place.exec(stack)?.[1] ?? 1);
  const reason = message
    .split('\n')[0]
    ?.replace(/^\w*Error:\s*/, '')
    .trim()
    .replace(/\.$/, '');
  return diagnostic(file, line, `Not readable: ${reason}. Write it as TypeScript that exports \`site\`.`);
}

/** @param neutral replaces an invalid value. */
function readPart<Schema extends z.ZodObject>(
  schema: Schema,
  file: string,
  value: object,
  neutral: z.input<Schema>,
): { data: z.output<Schema>; problems: Diagnostic[] } {
  const { success, data, error } = schema.safeParse(value);
  if (success) return { data, problems: [] };
  return {
    data: schema.parse(neutral),
    problems: diagnosticsOf(file, locate(file, value), error, schema),
  };
}

function readSettings(root: string, value: unknown) {
  const file = path.join(root, 'site.ts');
  const keys = Object.keys(siteSchema.shape);
  if (typeof value === 'object' && value !== null && !(value instanceof Error))
    return readPart(siteSchema, file, value, NEUTRAL);
  const missing = `The export "site" is missing. Add \`export const site: SiteSettings = { … }\` with the keys ${quoteAll(keys)}.`;
  const problem = value instanceof Error ? importProblem(file, value) : diagnostic(file, 1, missing);
  return { data: siteSchema.parse(NEUTRAL), problems: [problem] };
}

function readEngine(root: string, config: UserConfig) {
  const file = path.join(root, 'rspress.config.ts');
  const { lineOf } = locate(file, config);
  const defaults: typeof DEFAULTS = { ...DEFAULTS, root: path.join(root, 'docs') };
  const ineffective = [...ELSEWHERE].flatMap(([name, cure]) => {
    const keys = name.split('.');
    const found = valueIn(config, keys);
    if (found === undefined || found === defaults[name]) return [];
    return [diagnostic(file, lineOf(keys), `"${name}" has no effect with this theme. ${cure}`)];
  });
  const themeConfig = Object.fromEntries(
    Object.entries(config.themeConfig ?? {}).filter(([key]) => !ELSEWHERE.has(`themeConfig.${key}`)),
  );
  const neutral = { title: 'Title', description: 'Description', siteOrigin: 'https://example.com' };
  const { data, problems } = readPart(engineSchema, file, { ...config, themeConfig }, neutral);
  return { data, problems: [...ineffective, ...problems] };
}

/**
 * Validates configuration and `site.ts`.
 * @param site module `site.ts`, or the error of its import.
 * @returns neutral values in place of invalid ones.
 */
export function readSiteData(root: string, config: UserConfig, site: unknown) {
  const { data: settings, problems } = readSettings(root, site);
  const engine = readEngine(root, config);
  const { themeConfig, ...keys } = engine.data;
  const { footer: footerMessage, ...theme } = themeConfig;
  const { blogDescription = keys.description } = settings;
  const address = keys.siteOrigin + keys.base.replace(/\/$/, '');
  const data: SiteData = { ...keys, address, ...theme, footerMessage, ...settings, blogDescription };
  return { data, problems: [...engine.problems, ...problems] };
}

/** Source of the module `#site`: one export for each key, so that unused keys are removed from scripts. */
export const siteModule = (data: SiteData): string =>
  Object.entries(data)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
