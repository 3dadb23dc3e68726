/** Figures of the code that a command can count, beside those that types, Biome and the tests hold: a line for each finding. */

/** `file` is relative to the project, with slashes. */
export interface SourceFile {
  file: string;
  text: string;
}

export const MAX_TITLE = 100;

/** Everyday words with several meanings, where the field has a word for each. */
const FLAGGED = /\b(?:keep|keeps|keeping|kept|made|say|says|said|stand|stands|standing|stood|what of)\b/gi;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Name of a test function with fixtures of its own. */
const EXTENDED = /\bconst (\w+) = \w+\.extend\b/g;

/** The rest of a call of a test, or of a group of tests, up to the end of its title. */
const TITLE = /(?:\.[\w.]+)?(?:\([^()'"`]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.source;

/** A test's title begins with ids of requirements. */
const IDS = /^((?:[A-Z]+-\d+(?:\.[a-z])?\s)+)/;

/** An address of the docs or the blog at the start of a string, in an address pattern, or after a host. */
const ADDRESS = /(?<![\w.)\]/])\/(?:docs|blog)\b(?!\/[\w-]+\.(?:ts|json|mdx))/g;

/** A spec with one of these tests a small fixture site, whose addresses are not those of this site. */
const FIXTURE = /\b(?:siteFixture|buildSite|copySite|MAX_SITE_MS)\b/;

const isSpec = ({ file }: SourceFile) => file.endsWith('.spec.ts');

function titlesOf({ text }: SourceFile): string[] {
  const own = [...text.matchAll(EXTENDED)].map(([, name]) => name);
  const calls = new RegExp(`\\b(?:${['base', '\\w*(?:[tT]est|describe)', ...own].join('|')})${TITLE}`, 'g');
  return [...text.matchAll(calls)].map(([, , title = '']) => title);
}

/** Specs with an address of one of the site's own pages, once for each: a moved or removed page breaks unrelated tests. */
export const addressesInSpecs = (files: readonly SourceFile[]): string[] =>
  files
    .filter((source) => isSpec(source) && !FIXTURE.test(source.text))
    .flatMap(({ file, text }) => {
      const code = text.replace(COMMENT, '').replace(/^import .*$/gm, '');
      return (code.match(ADDRESS) ?? []).map(() => file);
    });

export const longTitles = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ file }) => /\.(?:spec|test)\.tsx?$/.test(file))
    .flatMap((source) => titlesOf(source).map((title) => ({ title, file: source.file })))
    .filter(({ title }) => title.length > MAX_TITLE)
    .map(({ title, file }) => `${file}: ${title}`);

/** Keys that several files have, each with these files. */
function keysOfSeveral(entries: readonly (readonly [key: string, file: string])[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const [key, file] of entries) files.set(key, (files.get(key) ?? new Set()).add(file));
  return [...files].filter(([, { size }]) => size > 1).map(([key, found]) => [key, ...found].join(' '));
}

/** Ids with their specs. The engines do not count: a test in three engines proves the same in each of them. */
export const idsInSeveralSpecs = (files: readonly SourceFile[]): string[] =>
  keysOfSeveral(
    files
      .filter((source) => isSpec(source) && !source.file.startsWith('e2e/engines/'))
      .flatMap((source) =>
        titlesOf(source).flatMap((title) =>
          (IDS.exec(title)?.[1]?.trim().split(' ') ?? []).map((id) => [id, source.file] as const),
        ),
      ),
  );

export const flaggedWords = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ file, text }) =>
    (text.match(COMMENT) ?? [])
      .flatMap((comment) => comment.match(FLAGGED) ?? [])
      .map((word) => `${file}: ${word}`),
  );

/** Files with a conventional name, of which each folder may have one. A test is named after the tested file. */
const SHARED_NAME = /(?:^|\/)(?:index\.\w+|element\.ts|[^/]+\.test\.tsx?)$/;

/** Folders in which names of files are unique, so that a search for a name finds one file. */
const NAMED_ONCE = /^(?:theme|plugins|model|scripts|e2e\/support)\//;

/** Names with their files. Case is ignored, since some file systems are case-insensitive. */
export const namesInSeveralFolders = (files: readonly SourceFile[]): string[] =>
  keysOfSeveral(
    files
      .filter(({ file }) => NAMED_ONCE.test(file) && !SHARED_NAME.test(file))
      .map(({ file }) => [file.slice(file.lastIndexOf('/') + 1).toLowerCase(), file]),
  );

/** Most words of a document, so that it is read: a newcomer's first page, and one of `contributing/`. */
const MAX_WORDS = { 'CONTRIBUTING.md': 1200, 'contributing/': 2500 } as const;

/** It has a line for each requirement, and is looked up by ids. */
const WITHOUT_LIMIT = 'contributing/specification.md';

export const longDocuments = (documents: readonly SourceFile[]): string[] =>
  documents.flatMap(({ file, text }) => {
    const [, max] = Object.entries(MAX_WORDS).find(([start]) => file.startsWith(start)) ?? [];
    const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
    return max === undefined || file === WITHOUT_LIMIT || words <= max
      ? []
      : [`${file}: ${words - max} more`];
  });
