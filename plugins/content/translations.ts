/** Interface strings: `words.json` for the first locale, `words.<code>.json` for others. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Locales, localeOfPath } from '../../model/locales.ts';
import type { Locale } from '../../model/site.ts';
import { type Diagnostic, diagnostic, quoteAll, sortDiagnostics, unknownId } from './diagnostic.ts';
import { type Located, readJson } from './located.ts';
import { toPosix } from './sourceFiles.ts';

export interface WordsOptions {
  /** `words.json`. */
  file: string;
  /** Its words, complete. */
  words: Words;
  /** Other texts in the first locale: site data, menus, starting points of the search. */
  siteTexts: () => readonly string[];
}

/** Key of the translated site texts, by their text in the first locale. */
const SITE_KEY = 'site';

type Words = Readonly<Record<string, string>>;

export function translationFile({ file }: Pick<WordsOptions, 'file'>, code: string): string {
  return file.replace(/\.json$/, `.${code}.json`);
}

/** Locale of a page by its file; undefined for the first one. */
export function translatedInto(file: string, docsDir: string, locales: Locales): Locale | undefined {
  if (!file.startsWith(docsDir + path.sep)) return undefined;
  const locale = localeOfPath(`/${toPosix(path.relative(docsDir, file))}`, locales);
  return locale === locales[0] ? undefined : locale;
}

/** Words that the build itself uses; `bookTitle` has the placeholders `{brand}` and `{version}`. */
export const BUILD_KEYS = [
  'blogArchive',
  'blogAuthors',
  'blogLabel',
  'blogPosts',
  'bookContents',
  'bookTitle',
  'partDocs',
  'postChangedDocs',
  'pageChanges',
  'postTags',
] as const;

const word = z.string('expected a text').min(1, 'expected a text');

export const wordsSchema = z.record(z.string(), word, 'expected an object: `{ "key": "text" }`');

const translationSchema = z
  .object({ [SITE_KEY]: wordsSchema.default({}) }, 'expected an object of words by their keys')
  .catchall(word);

/** Site texts that are no interface strings. */
function textsOfSite({ siteTexts, words }: WordsOptions): string[] {
  const interfaceTexts = new Set(Object.values(words));
  return [...new Set(siteTexts())].filter((text) => text !== '' && !interfaceTexts.has(text));
}

const FORM = /(One|Other)$/;

const ending = (category: string) => category.charAt(0).toUpperCase() + category.slice(1);

/**
 * All keys of a translation, plural forms of the locale included: `text` is that of the first locale, for additional plural forms
 * that of `other`. `needed` is false for a plural form that the locale lacks.
 */
function slotsOf(words: Words, code: string) {
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const slots = new Map<string, { text: string; message: string; needed: boolean }>();
  for (const [key, text] of Object.entries(words)) {
    const isForm = FORM.test(key) && key.replace(FORM, 'Other') in words;
    const needed = !(isForm && key.endsWith('One')) || categories.includes('one');
    slots.set(key, { text, message: text, needed });
    if (!isForm || !key.endsWith('Other')) continue;
    for (const category of categories) {
      if (category === 'one' || category === 'other') continue;
      const message = `${text} ${category}`;
      slots.set(key.replace(FORM, ending(category)), { text, message, needed: true });
    }
  }
  return slots;
}

const namesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name);

/** Missing and unknown placeholders. `{count}` is optional: a form may spell the number out. */
function wrongNames(text: string, translated: string): string[] {
  const wanted = namesIn(text);
  const found = namesIn(translated);
  const missing = wanted.filter((name) => name !== '{count}' && !found.includes(name));
  const unknown = found.filter((name) => !wanted.includes(name));
  return [
    ...missing.map((name) => `Nothing stands for ${name}: write it where the value belongs.`),
    ...unknown.map(
      (name) => `There is no value for ${name}. ${wanted.length > 0 ? `Values: ${wanted.join(', ')}.` : ''}`,
    ),
  ];
}

function checkPart(
  file: string,
  lineOf: Located['lineOf'],
  found: Readonly<Record<string, unknown>>,
  slots: ReadonlyMap<string, { text: string; needed: boolean }>,
  above: readonly string[],
): Diagnostic[] {
  const kind = above.length > 0 ? 'text' : 'key';
  const missing = [...slots].filter(([key, { needed }]) => needed && !(key in found)).map(([key]) => key);
  const problems = Object.entries(found).flatMap(([key, value]): Diagnostic[] => {
    const line = lineOf([...above, key]);
    const slot = slots.get(key);
    if (typeof value !== 'string') return [];
    if (!slot) return [diagnostic(file, line, unknownId(kind, key, [...slots.keys()]))];
    return wrongNames(slot.text, value).map((reason) => diagnostic(file, line, `"${key}": ${reason}`));
  });
  if (missing.length === 0) return problems;
  const where = above.length > 0 ? ` under "${above.join('.')}"` : '';
  const reason = `Missing${where}: ${quoteAll(missing)}. Translate ${missing.length === 1 ? 'it' : 'them'}.`;
  return [diagnostic(file, lineOf(above), reason), ...problems];
}

function checkTranslation(options: WordsOptions, { code, label }: Locale): Diagnostic[] {
  const file = translationFile(options, code);
  if (!fs.existsSync(file)) {
    const reason = `"${label}" (${code}) is a language of the site and has no words. Create this file with the keys of ${path.basename(options.file)}.`;
    return [diagnostic(file, 1, reason)];
  }
  const { entries, lineOf, diagnostics } = readJson(file, translationSchema);
  const { [SITE_KEY]: site, ...own } = entries;
  if (Object.keys(entries).length === 0 && diagnostics.length > 0) return diagnostics;
  const texts = textsOfSite(options).map((text) => [text, { text, needed: true }] as const);
  return sortDiagnostics([
    ...diagnostics,
    ...checkPart(file, lineOf, own, slotsOf(options.words, code), []),
    ...checkPart(file, lineOf, Object(site), new Map(texts), [SITE_KEY]),
  ]);
}

const namesBelow = (dir: string) => (fs.existsSync(dir) ? fs.readdirSync(dir).sort() : []);

/** Files of all locales, unknown ones included. */
export function wordFiles({ file }: Pick<WordsOptions, 'file'>): string[] {
  const { dir, name } = path.parse(file);
  return namesBelow(dir)
    .filter((each) => each.startsWith(`${name}.`) && each.endsWith('.json'))
    .map((each) => path.join(dir, each));
}

/** Problems of locales: missing words, pages or entries in `locales`, and translations that do not fit the first locale. */
export function checkTranslations(options: WordsOptions, locales: Locales, docsDir: string): Diagnostic[] {
  const codes = locales.map(({ code }) => code);
  const entry = 'Add its entry to `locales` in site.ts, or remove this.';
  const name = path.basename(options.file, '.json');
  const strays = wordFiles(options).flatMap((file) => {
    const code = path.basename(file).slice(name.length + 1, -5);
    return code && !codes.includes(code)
      ? [diagnostic(file, 1, `"${code}" is no language of the site. ${entry}`)]
      : [];
  });
  const folders = namesBelow(docsDir).flatMap((folder) => {
    const home = path.join(docsDir, folder, 'docs/index.mdx');
    return folder !== 'docs' && !codes.slice(1).includes(folder) && fs.existsSync(home)
      ? [diagnostic(home, 1, `"${folder}" has docs of its own and is no language of the site. ${entry}`)]
      : [];
  });
  const homes = locales.slice(1).flatMap(({ code, label }) => {
    const home = path.join(docsDir, code, 'index.mdx');
    const reason = `"${label}" (${code}) is a language of the site and has no home page. Create this file, with \`pageType: home\` in its front matter.`;
    return fs.existsSync(home) ? [] : [diagnostic(home, 1, reason)];
  });
  return [
    ...strays,
    ...folders,
    ...homes,
    ...locales.slice(1).flatMap((locale) => checkTranslation(options, locale)),
  ];
}

/**
 * Translations by the text of the first locale; additional plural forms by the text of `other`, a space and the category. Equal
 * texts are left out.
 */
export function readMessages(options: WordsOptions, code: string): Words {
  const file = translationFile(options, code);
  const { [SITE_KEY]: site, ...own } = readJson(file, translationSchema).value ?? { [SITE_KEY]: {} };
  const slots = slotsOf(options.words, code);
  const messages = [
    ...Object.entries(own).flatMap(([key, value]) => {
      const slot = slots.get(key);
      return slot ? [[slot.message, value] as const] : [];
    }),
    ...Object.entries(site),
  ];
  return Object.fromEntries(messages.filter(([text, translated]) => text !== translated));
}

export type InterfaceStrings = ReturnType<typeof readStrings>;

/** Strings of the build in a locale. @param messages Default: those of its file; the first locale has none. */
export function readStrings(
  options: WordsOptions,
  language: string,
  messages = readMessages(options, language),
) {
  const translate = (text: string) => messages[text] ?? text;
  const word = (key: (typeof BUILD_KEYS)[number]) => translate(options.words[key] ?? '');
  return { language, messages, translate, word };
}
