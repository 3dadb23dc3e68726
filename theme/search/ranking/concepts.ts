import search from '#search';
import { chunksOf, partsOf, splitCamelCase, stemOf, wholeOf } from '../../../model/searchTerms.ts';
import { type Correction, correctionsOf } from './corrections.ts';
import { CONTEXT, GENERAL_WORDS } from './language.ts';
import {
  CONTEXT_WEIGHT,
  GENERAL_WEIGHT,
  LONG_WORD,
  MIN_BEGINNING_LENGTH,
  PARTS_WEIGHT,
  PREFIX_WEIGHT,
  STEM_WEIGHT,
  SYNONYM_WEIGHT,
} from './weights.ts';
import { isStopWord, sequenceOf, type Words } from './wordSequence.ts';

interface Alternative {
  terms: readonly string[];
  weight: number;
  viaSynonym?: boolean;
}

export interface Concept {
  alternatives: Alternative[];
  /** Empty where prefixes and corrections do not apply. */
  word: string;
  count: number;
  weight: number;
}

/** Stemmed words, to compare phrases. */
export const formOf = (text: string) =>
  sequenceOf(text)
    .map((word) => stemOf(word)?.slice(1) ?? word)
    .join(' ');

/** Names with punctuation (`Bun.file`, `[...]`) are one term. */
const termsOfPages = (text: string) =>
  text.split(' ').flatMap((word) => (/^\[|\w\.\w/.test(word) ? [wholeOf(word)] : sequenceOf(word)));

interface Vocabulary {
  alternatives: ReadonlyMap<string, string[][]>;
  words: ReadonlySet<string>;
  maxLength: number;
  context: ReadonlySet<string>;
}

function readVocabulary(): Vocabulary {
  const alternatives = new Map<string, string[][]>();
  const words = new Set<string>();
  for (const { pages, readers } of search.synonyms) {
    const own = pages.split(', ').map(termsOfPages);
    for (const phrase of readers.split(', ')) {
      const form = formOf(phrase);
      alternatives.set(form, [...(alternatives.get(form) ?? []), ...own]);
      if (!phrase.includes(' ')) words.add(phrase);
    }
  }
  const maxLength = Math.max(0, ...[...alternatives.keys()].map((form) => form.split(' ').length));
  return { alternatives, words, maxLength, context: new Set(CONTEXT.map(formOf)) };
}

let known: Vocabulary | undefined;

const vocabulary = (): Vocabulary => (known ??= readVocabulary());

/** Origins in a text: `express` for "Coming from Express". */
export function originsIn(text: string): ReadonlySet<string> {
  return new Set(
    formOf(text)
      .split(' ')
      .filter((word) => vocabulary().context.has(word)),
  );
}

/** Path in a pasted message: `/home/somebody/app/index.ts`. */
const OWN_PATH = /^\/.+\/.+\//;

/** Concepts of a query; stop words only where there is nothing else. */
export function parseQuery(query: string, words: Words): Concept[] {
  const chunks = chunksOf(query);
  const telling = chunks.filter((chunk) => !OWN_PATH.test(chunk) || words.has(wholeOf(chunk)));
  const pieces = (telling.length > 0 ? telling : chunks).flatMap((chunk) => piecesOf(chunk, words));
  const concepts = new Map<string, Concept>();
  for (let at = 0; at < pieces.length; ) {
    const { concept, length } = phraseAt(pieces, at, words) ?? {
      concept: conceptOf(pieces[at] ?? '', words),
      length: 1,
    };
    const key = concept.alternatives.map(({ terms }) => terms.join('+')).join(' ');
    if (!concepts.has(key)) concepts.set(key, concept);
    at += length;
  }
  const all = [...concepts.values()];
  const asked = all.filter(({ alternatives }) => isTelling(alternatives[0]?.terms[0] ?? ''));
  return asked.length > 0 ? asked : all;
}

const isTelling = (term: string) => term.length > 1 && !isStopWord(term);

/** Splits a chunk unless the site has it as a whole. */
function piecesOf(chunk: string, words: Words): string[] {
  if (words.has(wholeOf(chunk))) return [chunk];
  return partsOf(chunk).flatMap((part) => {
    const humps = splitCamelCase(part);
    const word = part.toLowerCase();
    if (humps.length === 0 || words.has(word) || vocabulary().alternatives.has(formOf(word))) return [part];
    return correctionsOf(word, words).length > 0 ? [part] : humps;
  });
}

function phraseAt(
  pieces: readonly string[],
  at: number,
  words: Words,
): { concept: Concept; length: number } | undefined {
  for (let length = Math.min(vocabulary().maxLength, pieces.length - at); length > 0; length--) {
    const phrase = pieces.slice(at, at + length).join(' ');
    const terms = sequenceOf(phrase);
    const others = terms.length > 1 ? vocabulary().alternatives.get(formOf(phrase)) : undefined;
    if (!others) continue;
    const whole = wholeOf(phrase);
    const alternatives = [
      ...(words.has(whole) ? [{ terms: [whole], weight: 1 }] : []),
      { terms, weight: 1 },
      ...others.map((other) => ({ terms: other, weight: SYNONYM_WEIGHT, viaSynonym: true })),
    ];
    return { concept: { word: '', alternatives, count: terms.length, weight: weightOf(phrase) }, length };
  }
  return undefined;
}

function conceptOf(piece: string, words: Words): Concept {
  const whole = wholeOf(piece);
  const parts = partsOf(piece).map((part) => part.toLowerCase());
  if (parts.length < 2 && (parts[0] ?? whole) === whole) return wordConcept(whole, words);
  const alternatives = [
    { terms: [whole], weight: 1 },
    { terms: parts, weight: PARTS_WEIGHT },
  ];
  return { word: '', alternatives, count: parts.length, weight: 1 };
}

function wordConcept(word: string, words: Words): Concept {
  const alternatives: Concept['alternatives'] = [{ terms: [word], weight: 1 }];
  const stem = stemOf(word);
  if (stem) alternatives.push({ terms: [stem], weight: STEM_WEIGHT });
  for (const { term, weight } of vocabularyOf(word, words))
    for (const terms of vocabulary().alternatives.get(formOf(term)) ?? [])
      alternatives.push({ terms, weight, viaSynonym: true });
  return { word, alternatives, count: 1, weight: weightOf(word) };
}

/** Matching synonyms; for unknown words also by prefix or correction. */
function vocabularyOf(word: string, words: Words): Correction[] {
  if (vocabulary().alternatives.has(formOf(word))) return [{ term: word, weight: SYNONYM_WEIGHT }];
  if (words.has(word) || correctionsOf(word, words).length > 0) return [];
  if (word.length >= MIN_BEGINNING_LENGTH) {
    const begun = [...vocabulary().words].filter((each) => each.startsWith(word));
    if (begun.length > 0) return begun.map((term) => ({ term, weight: SYNONYM_WEIGHT * PREFIX_WEIGHT }));
  }
  if (word.length < LONG_WORD) return [];
  return correctionsOf(word, vocabulary().words).map(({ term, weight }) => ({
    term,
    weight: weight * SYNONYM_WEIGHT,
  }));
}

/** `wants` → `want`; `changing` → `chang`, `change`. Stems would join "general" and "generate". */
function basesOf(word: string): string[] {
  if (word.length < MIN_BEGINNING_LENGTH) return [];
  if (word.endsWith('ing')) return [word.slice(0, -3), `${word.slice(0, -3)}e`];
  if (word.endsWith('ed')) return [word.slice(0, -2), word.slice(0, -1)];
  return word.endsWith('s') ? [word.slice(0, -1)] : [];
}

const isGeneral = (word: string) =>
  GENERAL_WORDS.has(word) || basesOf(word).some((base) => GENERAL_WORDS.has(base) || isStopWord(base));

function weightOf(phrase: string): number {
  if (isGeneral(phrase)) return GENERAL_WEIGHT;
  return vocabulary().context.has(formOf(phrase)) ? CONTEXT_WEIGHT : 1;
}
