import { distance } from 'fastest-levenshtein';
import type { Words } from './concepts.ts';
import * as ranking from './ranking.ts';
import { isStem, isStopWord, sequenceOf } from './words.ts';

/** A word of the site in place of the reader's. */
export interface Correction {
  term: string;
  weight: number;
}

/** Words of the site that the reader may have meant by a word that is none. */
export function correctionsOf(word: string, words: Words): Correction[] {
  const swapped = swapsOf(word).filter((term) => words.has(term));
  if (swapped.length > 0) return swapped.map((term) => ({ term, weight: ranking.SWAP_WEIGHT }));
  const most = Math.min(ranking.MOST_WRONG_LETTERS, Math.round(word.length * ranking.FUZZINESS));
  if (most === 0) return [];
  const whole: Correction[] = [];
  const beginnings: Correction[] = [];
  for (const term of words) {
    if (isStem(term) || term.length < word.length - most) continue;
    const far = term.length <= word.length + most ? distance(word, term) : most + 1;
    if (far <= most) whole.push({ term, weight: ranking.FUZZY_WEIGHT / far });
    else if (term.length > word.length && term[0] === word[0]) {
      const farBeginning = distance(word, term.slice(0, word.length));
      if (farBeginning <= most) beginnings.push({ term, weight: ranking.FUZZY_PREFIX_WEIGHT / farBeginning });
    }
  }
  return whole.length > 0 ? whole : beginnings;
}

/** Words of the site that look most like the reader's. */
export function nearestWords(query: string, words: Words): string[] {
  const asked = sequenceOf(query).filter((word) => !isStopWord(word) && !words.has(word));
  const candidates = [...words].filter((word) => /^\p{L}{4,}$/u.test(word) && !isStopWord(word));
  return asked
    .flatMap((word) =>
      candidates.map((other) => ({
        other,
        far: distance(word, other) / Math.max(word.length, other.length),
      })),
    )
    .sort((a, b) => a.far - b.far || a.other.localeCompare(b.other))
    .map(({ other }) => other)
    .filter((word, at, all) => all.indexOf(word) === at)
    .slice(0, ranking.MOST_SUGGESTIONS);
}

/** The word with each two neighbouring letters changed places. */
function swapsOf(word: string): string[] {
  const swaps: string[] = [];
  for (let at = 0; at + 1 < word.length; at++)
    if (word[at] !== word[at + 1])
      swaps.push(`${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
  return swaps;
}
