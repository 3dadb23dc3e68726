import { SYNONYMS } from './language.ts';
import { PARTS_WEIGHT, STEM_WEIGHT, SYNONYM_WEIGHT } from './ranking.ts';
import { chunksOf, humpsOf, isStopWord, partsOf, sequenceOf, stemOf, wholeOf } from './words.ts';

/** All words of the site. */
export type Words = ReadonlySet<string>;

/** What one word of the reader may be called on the pages: any of the ways, all terms of a way together. */
export interface Concept {
  ways: { terms: readonly string[]; weight: number }[];
  /** The reader's word; empty when its ways are not to be completed or corrected. */
  word: string;
}

/** Stems of the words of a text, to compare forms of a phrase. */
export const formOf = (text: string) =>
  sequenceOf(text)
    .map((word) => stemOf(word) ?? word)
    .join(' ');

const synonyms = new Map(
  Object.entries(SYNONYMS).map(([phrase, others]) => [formOf(phrase), others.map(sequenceOrWhole)]),
);

function sequenceOrWhole(text: string): string[] {
  return chunksOf(text).flatMap((chunk) => (chunk.startsWith('[') ? [wholeOf(chunk)] : sequenceOf(chunk)));
}

/** Most words side by side in the table of synonyms. */
const LONGEST_SYNONYM = Math.max(...[...synonyms.keys()].map((phrase) => phrase.split(' ').length));

/** The reader's words as concepts: without stop words, unless there are no others. */
export function readQuery(query: string, words: Words): Concept[] {
  const chunks = chunksOf(query);
  const concepts: Concept[] = [];
  const seen = new Set<string>();
  const add = (concept: Concept) => {
    const key = concept.ways.map(({ terms }) => terms.join('+')).join(' ');
    if (!seen.has(key)) concepts.push(concept);
    seen.add(key);
  };
  for (let at = 0; at < chunks.length; at++) {
    const phrase = phraseAt(chunks, at);
    if (phrase) {
      add(phrase.concept);
      at += phrase.length - 1;
      continue;
    }
    const chunk = chunks[at] ?? '';
    const whole = wholeOf(chunk);
    const parts = partsOf(chunk);
    if (parts.length === 1 && parts[0]?.toLowerCase() === whole) add(wordConcept(parts[0], words));
    else if (words.has(whole)) {
      const ways = [
        { terms: [whole], weight: 1 },
        { terms: parts.map((part) => part.toLowerCase()), weight: PARTS_WEIGHT },
      ];
      add({ word: '', ways });
    } else for (const part of parts) add(wordConcept(part, words));
  }
  const telling = concepts.filter(({ ways }) => !isStopWord(ways[0]?.terms[0] ?? ''));
  return telling.length > 0 ? telling : concepts;
}

/** The longest entry of the table of synonyms with several words that begins here. */
function phraseAt(chunks: readonly string[], at: number): { concept: Concept; length: number } | undefined {
  for (let length = Math.min(LONGEST_SYNONYM, chunks.length - at); length > 0; length--) {
    const phrase = chunks.slice(at, at + length).join(' ');
    if (sequenceOf(phrase).length < 2) continue;
    const others = synonyms.get(formOf(phrase));
    if (!others) continue;
    const ways = [
      { terms: sequenceOf(phrase), weight: 1 },
      ...others.map((terms) => ({ terms, weight: SYNONYM_WEIGHT })),
    ];
    return { concept: { word: '', ways }, length };
  }
  return undefined;
}

function wordConcept(part: string, words: Words): Concept {
  const word = part.toLowerCase();
  const ways: Concept['ways'] = [{ terms: [word], weight: 1 }];
  const stem = stemOf(word);
  if (stem) ways.push({ terms: [stem], weight: STEM_WEIGHT });
  const humps = words.has(word) ? [] : humpsOf(part);
  if (humps.length > 0) ways.push({ terms: humps, weight: PARTS_WEIGHT });
  for (const terms of synonyms.get(formOf(word)) ?? []) ways.push({ terms, weight: SYNONYM_WEIGHT });
  return { word, ways };
}
