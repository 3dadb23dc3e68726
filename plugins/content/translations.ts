/** The words of the interface: those of the first language in `words.json`, those of others beside it in `words.<code>.json`. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { BlogLabels } from '../../model/blog.ts';
import { type Locales, localeOfPath } from '../../model/locales.ts';
import type { Locale } from '../../model/site.ts';
import { type Diagnostic, diagnostic, quoteAll, sortDiagnostics, unknownId } from './diagnostic.ts';
import { type Located, readJson } from './located.ts';
import { toPosix } from './sourceFiles.ts';

export interface WordsOptions {
  /** Absolute path of `words.json`. */
  file: string;
  /** What the site says besides in its first language: facts, menus, starting points of the search. */
  siteTexts: () => readonly string[];
}

/** Key under which a translation has the texts of the site itself, each by the text of the first language. */
const SITE_KEY = 'site';

type Words = Readonly<Record<string, string>>;

/** Absolute path of the words of another language than the first. */
export function translationFile({ file }: Pick<WordsOptions, 'file'>, code: string): string {
  return file.replace(/\.json$/, `.${code}.json`);
}

/**
 * The language of a page by its file; undefined for the first one.
 *
 * @param file absolute path of the page.
 * @param docsDir absolute path of the folder of all pages.
 */
export function translatedInto(file: string, docsDir: string, locales: Locales): Locale | undefined {
  if (!file.startsWith(docsDir + path.sep)) return undefined;
  const locale = localeOfPath(`/${toPosix(path.relative(docsDir, file))}`, locales);
  return locale === locales[0] ? undefined : locale;
}

/** Keys of the words that the build itself uses. */
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

/** The words of the first language, by their keys. */
export const wordsSchema = z.record(z.string(), word, 'expected an object: `{ "key": "text" }`');

/** A translation: words by their keys, and the texts of the site. */
const translationSchema = z
  .object({ [SITE_KEY]: wordsSchema.default({}) }, 'expected an object of words by their keys')
  .catchall(word);

/** The words of the first language; none where something is wrong with them, which the check says. */
const readFirst = ({ file }: Pick<WordsOptions, 'file'>): Words => readJson(file, wordsSchema).value ?? {};

/** What the site says besides, without what the interface says under a key of its own. */
function textsOfSite({ siteTexts }: WordsOptions, words: Words): string[] {
  const said = new Set(Object.values(words));
  return [...new Set(siteTexts())].filter((text) => text !== '' && !said.has(text));
}

const FORM = /(One|Other)$/;

/** `few` → `Few`, as keys end. */
const ending = (category: string) => category.charAt(0).toUpperCase() + category.slice(1);

/** A key of a translation: what it translates, and what that is called in the messages of a page. */
interface Slot {
  /** Text of the first language; of a plural's further form the one for others. */
  text: string;
  message: string;
  /** False: a language without this form of the plural does not need it. */
  needed: boolean;
}

/** All keys that the translation into a language may have: those of the first, and the forms of the language's own plurals. */
function slotsOf(words: Words, code: string): Map<string, Slot> {
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const slots = new Map<string, Slot>();
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

/** What is wrong with the places of values in a text. The number may be a word in one form of a plural. */
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

/** What is wrong with one part of a translation: its keys, and what stands under them. */
function checkPart(
  file: string,
  lineOf: Located['lineOf'],
  found: Readonly<Record<string, unknown>>,
  slots: ReadonlyMap<string, Pick<Slot, 'text' | 'needed'>>,
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
  const words = readFirst(options);
  const texts = textsOfSite(options, words).map((text) => [text, { text, needed: true }] as const);
  return sortDiagnostics([
    ...diagnostics,
    ...checkPart(file, lineOf, own, slotsOf(words, code), []),
    ...checkPart(file, lineOf, Object(site), new Map(texts), [SITE_KEY]),
  ]);
}

/** Names of folders and files in a folder. */
const namesBelow = (dir: string) => (fs.existsSync(dir) ? fs.readdirSync(dir).sort() : []);

/** Absolute paths of the words of all languages, of those too that the site does not have. */
export function wordFiles({ file }: Pick<WordsOptions, 'file'>): string[] {
  const { dir, name } = path.parse(file);
  return namesBelow(dir)
    .filter((each) => each.startsWith(`${name}.`) && each.endsWith('.json'))
    .map((each) => path.join(dir, each));
}

/**
 * What is wrong with the languages of a site: words without pages, pages without words, either without an entry in `locales`,
 * and words that do not fit those of the first language.
 *
 * @param docsDir absolute path of the folder of all pages.
 */
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
 * What a page of a language says in place of the texts of the first language: by the text, further forms of a plural by the
 * one for others, a space and the form's category. What is the same in both is left out.
 */
export function readMessages(options: WordsOptions, code: string): Words {
  const file = translationFile(options, code);
  const { [SITE_KEY]: site, ...own } = readJson(file, translationSchema).value ?? { [SITE_KEY]: {} };
  const slots = slotsOf(readFirst(options), code);
  const said = [
    ...Object.entries(own).flatMap(([key, value]) => {
      const slot = slots.get(key);
      return slot ? [[slot.message, value] as const] : [];
    }),
    ...Object.entries(site),
  ];
  return Object.fromEntries(said.filter(([text, translated]) => text !== translated));
}

/** What the build itself says in a language: in social images. */
export interface InterfaceStrings {
  /** A text of the site in this language. */
  say: (text: string) => string;
  /** What readers call the docs, the blog, and the blog's own pages. */
  docs: string;
  blog: string;
  blogLabels: BlogLabels;
  /** What stands above the docs that a post is about. */
  changedDocs: string;
  /** Title of a version's EPUB, with `{brand}` and `{version}`, and what its table of contents is called. */
  book: { title: string; contents: string };
  /** Title of the feed of changes. */
  changes: string;
}

/** @param code of another language than the first. */
export function readStrings(options: WordsOptions, code?: string): InterfaceStrings {
  const words = readFirst(options);
  const messages = code === undefined ? {} : readMessages(options, code);
  const say = (text: string) => messages[text] ?? text;
  const sayKey = (key: (typeof BUILD_KEYS)[number]) => say(words[key] ?? '');
  return {
    say,
    docs: sayKey('partDocs'),
    blog: sayKey('blogLabel'),
    changedDocs: sayKey('postChangedDocs'),
    book: { title: sayKey('bookTitle'), contents: sayKey('bookContents') },
    changes: sayKey('pageChanges'),
    blogLabels: [sayKey('blogPosts'), sayKey('blogArchive'), sayKey('postTags'), sayKey('blogAuthors')],
  };
}
