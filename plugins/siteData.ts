import fs from 'node:fs';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { z } from 'zod';
import {
  type EngineSettings,
  type SiteData,
  type SiteLink,
  type SiteSettings,
  siteSchema,
} from '../model/site.ts';
import { type Diagnostic, diagnostic, quoteAll } from './content/diagnostic.ts';
import { diagnosticsOf, valueIn } from './content/located.ts';

const CONFIG = 'rspress.config.ts';
const SITE = 'site.ts';

const text = z.string().min(1);
/** Replaces invalid values, so that the rest of the site can be checked. */
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

/** The engine's icons by name. */
const NETWORKS = new Map(
  'Lark Discord Facebook GitHub Instagram LinkedIn Slack X YouTube WeChat QQ Juejin Zhihu Bilibili Weibo GitLab Bluesky npm'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
).set('X', 'X');

const ORIGIN = 'expected scheme and host without a path, such as "https://example.com"';

/** Supported keys of `themeConfig`. */
const themeSchema = z.strictObject({
  socialLinks: z
    .array(
      z.strictObject({
        icon: z.enum([...NETWORKS.keys()]),
        mode: z.literal('link', 'expected "link": this theme shows social links by their names'),
        content: z.url('expected an address'),
      }),
    )
    .default([]),
  editLink: z
    .strictObject({ docRepoBaseUrl: z.url('expected an address, which ends with the folder of all pages') })
    .optional(),
  footer: z
    .strictObject({
      message: z
        .string()
        .regex(/^[^<]*$/, 'expected text without HTML: links of the footer are `footerColumns` of site.ts')
        .default(''),
    })
    .optional(),
  lastUpdated: z.boolean('expected true or false: this theme shows no authors of changes').default(false),
  hideNavbar: z.enum(['auto', 'never']).default('never'),
});

/** Supported keys of the engine's configuration. */
const engineSchema = z.object({
  title: text.describe("Add `title: '…'`."),
  description: text.describe("Add `description: '…'`, the site in one sentence."),
  siteOrigin: z
    .string()
    .refine((value) => URL.canParse(value) && new URL(value).origin === value, ORIGIN)
    .describe("Add `siteOrigin: 'https://…'`."),
  base: z
    .string()
    .regex(/^\/(?:[^/].*\/)?$/, 'expected a path that begins and ends with "/", such as "/project/"')
    .default('/'),
  themeConfig: themeSchema.prefault({}),
});

/** Values that are accepted for unsupported keys: defaults of the engine, or the behaviour of this site. */
const DEFAULTS: Readonly<Record<string, unknown>> = {
  lang: 'en',
  llms: false,
  ssg: true,
  'markdown.showLineNumbers': false,
  'markdown.defaultWrapCode': false,
};

/** Alternatives to unsupported keys, with these keys. */
const ALTERNATIVES: Readonly<Record<string, string>> = {
  'Tags of every page are `builderConfig.html.tags`.': 'head',
  'Languages are `locales` of site.ts.': 'lang locales themeConfig.locales',
  'Remove it: every build has Markdown files, llms.txt and llms-full.txt.': 'llms',
  'The logo is `mark` of site.ts.': 'logo',
  'The logo leads to the home page.': 'logoHref',
  'The name beside the logo is `title`.': 'logoText',
  'Versions of the docs are in docs/_versions.json.': 'multiVersion',
  'Write the text in pages: Markdown files, search and feeds are made of their sources.': 'replaceRules',
  'The search is told in docs/_search.json.': 'search',
  'Remove it: every page is built as HTML.': 'ssg',
  'Remove it: readers wrap the lines of a block themselves.':
    'markdown.defaultCodeOverflow markdown.defaultWrapCode',
  'Colours of code are in theme/styles/tokens.css.': 'markdown.shiki.theme markdown.shiki.themes',
  'Remove it: lines have addresses in place of numbers.': 'markdown.showLineNumbers',
  'Pages are the .mdx and .md files of docs: hide one with `draft: true`, or with a name that begins with "_".':
    'route.exclude route.excludeConvention route.extensions route.include',
  'Entries of the navbar are in docs/_nav.json.': 'themeConfig.nav',
  'Entries of the sidebars are in _meta.json of each folder.': 'themeConfig.sidebar',
};

const ELSEWHERE: ReadonlyMap<string, string> = new Map(
  Object.entries(ALTERNATIVES).flatMap(([cure, keys]) => keys.split(' ').map((key) => [key, cure] as const)),
);

/** Lines of keys, found by text search, because the loader reports none. */
function locate(file: string, data: unknown) {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return {
    data,
    lineOf(keys: readonly PropertyKey[]) {
      let line = 0;
      for (const key of keys) {
        if (typeof key !== 'string') continue;
        const at = lines.findIndex(
          (each, index) => index >= line && new RegExp(`(?:^|[\\s{,'"])${key}['"]?\\s*[:,]`).test(each),
        );
        if (at < 0) break;
        line = at;
      }
      return line + 1;
    },
  };
}

function mended(found: object, neutral: object, error: z.ZodError): object {
  const wrong = new Set(
    error.issues.flatMap(({ path: [key], ...issue }) =>
      key === undefined && 'keys' in issue ? (issue.keys as string[]) : [String(key)],
    ),
  );
  return { ...neutral, ...Object.fromEntries(Object.entries(found).filter(([key]) => !wrong.has(key))) };
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

function readPart<Schema extends z.ZodObject>(
  schema: Schema,
  file: string,
  value: object,
  neutral: object,
  keys: readonly string[],
): { data: z.output<Schema>; problems: Diagnostic[] } {
  const { success, data, error } = schema.safeParse(value);
  if (success) return { data, problems: [] };
  const fixes = Object.fromEntries(
    Object.entries<z.ZodType>(schema.shape).map(([key, { description = '' }]) => [key, description]),
  );
  return {
    data: schema.parse(mended(value, neutral, error)),
    problems: diagnosticsOf(file, locate(file, value), error, { fixes, keys }),
  };
}

function readSettings(root: string, value: unknown) {
  const file = path.join(root, SITE);
  const keys = Object.keys(siteSchema.shape);
  if (typeof value === 'object' && value !== null && !(value instanceof Error))
    return readPart(siteSchema, file, value, NEUTRAL, keys);
  const problem =
    value instanceof Error
      ? importProblem(file, value)
      : diagnostic(
          file,
          1,
          `The export "site" is missing. Add \`export const site: SiteSettings = { … }\` with the keys ${quoteAll(keys)}.`,
        );
  return { data: siteSchema.parse(NEUTRAL), problems: [problem] };
}

function readEngine(root: string, config: UserConfig): { engine: EngineSettings; problems: Diagnostic[] } {
  const file = path.join(root, CONFIG);
  const located = locate(file, config);
  const elsewhere = [...ELSEWHERE].flatMap(([name, cure]) => {
    const keys = name.split('.');
    const found = valueIn(config, keys);
    if (found === undefined || found === DEFAULTS[name]) return [];
    return [diagnostic(file, located.lineOf(keys), `"${name}" has no effect with this theme. ${cure}`)];
  });
  const { themeConfig = {} } = config;
  const known = Object.fromEntries(
    Object.entries(themeConfig).filter(([key]) => !ELSEWHERE.has(`themeConfig.${key}`)),
  );
  const neutral = { title: 'Title', description: 'Description', siteOrigin: 'https://example.com' };
  const { data, problems } = readPart(
    engineSchema,
    file,
    { ...config, themeConfig: known },
    neutral,
    Object.keys(themeSchema.shape),
  );
  const { title, description, base, siteOrigin, themeConfig: theme } = data;
  return {
    engine: {
      title,
      description,
      base,
      siteOrigin,
      socialLinks: theme.socialLinks.map(
        ({ icon, content }): SiteLink => ({ text: NETWORKS.get(icon) ?? icon, href: content }),
      ),
      editLink: theme.editLink?.docRepoBaseUrl.replace(/\/?$/, '/') ?? '',
      footerMessage: theme.footer?.message ?? '',
      lastUpdated: theme.lastUpdated,
      hideNavbar: theme.hideNavbar === 'auto',
    },
    problems: [...elsewhere, ...problems],
  };
}

/**
 * Validates configuration and `site.ts`.
 * @param site module `site.ts`, or the error of its import.
 * @returns neutral values in place of invalid ones.
 */
export function readSiteData(root: string, config: UserConfig, site: unknown) {
  const { data: settings, problems } = readSettings(root, site);
  const { engine, problems: ofEngine } = readEngine(root, config);
  const { blogDescription = engine.description } = settings;
  const data: SiteData = { ...engine, ...settings, blogDescription };
  return { data, problems: [...ofEngine, ...problems] };
}

/** Source of the module `#site`: one export for each key, so that unused keys are removed from scripts. */
export const siteModule = (data: SiteData): string =>
  Object.entries(data)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
