import { createHash } from 'node:crypto';
import {
  type BodiesShard,
  type Directory,
  type HeadingsShard,
  type PagePart,
  unpackHeading,
  type WordsPart,
} from '../../../model/searchFiles.ts';
import { chunksOf, isStem, termsOf } from '../../../model/searchTerms.ts';

/** Sites with more sources get a split index: a whole one would delay the first answer. */
export const MAX_UNSPLIT_SOURCES = 100;

/** JSON characters of a part: about 5 kB compressed. */
const PART_LENGTH = 20_000;

/** Words on a larger share of the pages do not discriminate. */
const COMMON_SHARE = 0.25;

/** Cached by chunk, because pages repeat words. */
function createWordsIn(): (texts: readonly string[]) => Set<string> {
  const known = new Map<string, readonly string[]>();
  const wordsOf = (chunk: string) => {
    const words = known.get(chunk) ?? termsOf(chunk).filter((term) => !isStem(term));
    known.set(chunk, words);
    return words;
  };
  return (texts) => new Set([...new Set(texts.flatMap(chunksOf))].flatMap(wordsOf));
}

/** Page numbers of each word, as in `WordsPart`, sorted by word. */
function numbersByWord(headings: HeadingsShard, { prose, code }: BodiesShard): [string, string][] {
  const wordsIn = createWordsIn();
  const numbers = new Map<string, number[]>();
  for (const [at, { title, summary, names, asks = '', headings: own }] of headings.entries()) {
    const named = wordsIn([title, names, asks, ...own.map((heading) => unpackHeading(heading)[1])]);
    const all = wordsIn([summary, ...(prose[at] ?? []), ...(code[at] ?? [])]);
    for (const word of new Set([...named, ...all])) {
      const known = numbers.get(word) ?? [];
      known.push(at * 2 + (named.has(word) ? 1 : 0));
      numbers.set(word, known);
    }
  }
  return [...numbers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, all]) => {
      const telling = all.length <= headings.length * COMMON_SHARE ? all : all.filter((number) => number % 2);
      return [word, telling.map((number, at) => (number - (telling[at - 1] ?? 0)).toString(36)).join(' ')];
    });
}

/** Splits an index, so that a query loads only the parts of its words. @returns `files` by name with folder. */
export function splitIndex(
  headings: HeadingsShard,
  bodies: BodiesShard,
): { titles: HeadingsShard; directory: Directory; files: ReadonlyMap<string, string> } {
  const parts: [string, string][][] = [];
  let length = PART_LENGTH;
  for (const entry of numbersByWord(headings, bodies)) {
    if (length >= PART_LENGTH) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(entry);
    length += entry[0].length + entry[1].length + 6;
  }
  const named = new Map<string, WordsPart | PagePart>(
    parts.map((entries, at) => [`words-${at}`, Object.fromEntries(entries)]),
  );
  for (const [at, page] of headings.entries())
    named.set(`page-${at}`, { page, prose: bodies.prose[at] ?? [], code: bodies.code[at] ?? [] });
  const texts = [...named].map(([name, part]) => [name, JSON.stringify(part)] as const);
  const hash = createHash('sha256');
  for (const [, text] of texts) hash.update(text);
  const folder = hash.digest('hex').slice(0, 10);
  return {
    titles: headings.map(({ asks: _, ...page }) => ({ ...page, summary: '', names: '', headings: [] })),
    directory: { parts: folder, words: parts.map(([first]) => first?.[0] ?? '') },
    files: new Map(texts.map(([name, text]) => [`${folder}/${name}.json`, text])),
  };
}
