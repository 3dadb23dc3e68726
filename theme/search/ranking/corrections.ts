import { distance } from 'fastest-levenshtein';
import { isStem } from '../../../model/searchTerms.ts';
import * as weights from './weights.ts';
import { isStopWord, sequenceOf, type Words } from './wordSequence.ts';

export interface Correction {
  term: string;
  weight: number;
}

const isSpelled = (word: string) => /^\p{L}+$/u.test(word);

/** Cache: each keystroke asks for the same words again. */
const asked = new WeakMap<Words, Map<string, readonly Correction[]>>();

/** Corrections of an unknown word, from words of the site or another list. */
export function correctionsOf(word: string, words: Words): readonly Correction[] {
  const answers = asked.get(words) ?? new Map<string, readonly Correction[]>();
  asked.set(words, answers);
  const known = answers.get(word) ?? findCorrections(word, words);
  answers.set(word, known);
  return known;
}

function findCorrections(word: string, words: Words): Correction[] {
  if (!isSpelled(word)) return [];
  const swapped = swapsOf(word).filter((term) => words.has(term));
  if (swapped.length > 0) return swapped.map((term) => ({ term, weight: weights.SWAP_WEIGHT }));
  const most = weights.maxSlips(word.length);
  if (most === 0) return [];
  const whole: Correction[] = [];
  const beginnings: Correction[] = [];
  for (const term of words) {
    if (isStem(term) || term.length < word.length - most) continue;
    const sameStart = term[0] === word[0];
    // First letters are rarely wrong.
    if (!sameStart && word.length < weights.LONG_WORD) continue;
    const far = term.length <= word.length + most ? distance(word, term) : most + 1;
    if (far <= (sameStart ? most : 1)) whole.push({ term, weight: weights.FUZZY_WEIGHT / far });
    else if (sameStart && word.length >= weights.MIN_BEGINNING_LENGTH && term.length > word.length) {
      // A missing letter shifts the rest.
      const ends = [word.length, word.length + 1];
      const farBeginning = Math.min(...ends.map((end) => distance(word, term.slice(0, end))));
      if (farBeginning <= most) beginnings.push({ term, weight: weights.FUZZY_PREFIX_WEIGHT / farBeginning });
    }
  }
  return whole.length > 0 ? whole : beginnings;
}

/** Suggestions for unknown words of a query, within the distance of a typo. */
export function nearestWords(query: string, words: Words): string[] {
  const wanted = sequenceOf(query).filter((word) => isSpelled(word) && !isStopWord(word) && !words.has(word));
  const known = [...words].filter((word) => isSpelled(word) && !isStopWord(word));
  return wanted
    .flatMap((word) => {
      const more = word.length < weights.MIN_OFFERED_LENGTH ? 0 : 1;
      const most = weights.maxSlips(word.length) + more;
      return known
        .map((other) => ({ other, far: distance(word, other) }))
        .filter(({ other, far }) => far <= most && other[0] === word[0]);
    })
    .sort((a, b) => a.far - b.far || a.other.localeCompare(b.other))
    .map(({ other }) => other)
    .filter((word, at, all) => all.indexOf(word) === at)
    .slice(0, weights.MAX_SUGGESTIONS);
}

function swapsOf(word: string): string[] {
  const swaps: string[] = [];
  for (let at = 0; at + 1 < word.length; at++)
    if (word[at] !== word[at + 1])
      swaps.push(`${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
  return swaps;
}
