import type { Concept } from './concepts.ts';
import type { Scores } from './textIndex.ts';
import * as weights from './weights.ts';

/** What was found for one concept of the reader. */
export interface FoundConcept {
  concept: Concept;
  scores: Scores;
  /** Only under words that the reader's may be a slip of. */
  corrected: boolean;
}

/**
 * How likely what is found is to be about what was asked.
 *
 * - `full`: there is nothing to doubt.
 * - `some`: the site has all of several words, but they may stand far apart: one section has to convince.
 * - `little`: the site mostly lacks the words, and the others are likely to mean something else: only sections that
 *   convince are shown.
 * - `none`: nothing but corrected words is left.
 */
export type Confidence = 'full' | 'some' | 'little' | 'none';

/** A word that only what people ask for has is none that the site writes about. */
const isKnown = ({ scores }: FoundConcept) => [...scores.values()].some(({ asked }) => !asked);

export function confidenceIn(found: readonly FoundConcept[]): Confidence {
  const own = found.filter(({ concept }) => concept.weight === 1);
  const count = (test: (each: FoundConcept) => boolean) =>
    own.filter(test).reduce((sum, { concept }) => sum + concept.count, 0);
  const unknown = count((each) => !isKnown(each) && each.concept.word.length >= weights.MIN_SUBJECT_LENGTH);
  const known = count(isKnown);
  const corrected = count((each) => each.corrected);
  const guessed = count((each) => each.corrected && each.concept.word.length < weights.SURELY_CORRECTED);
  if (known === corrected && (unknown > 0 || (guessed > 1 && guessed === corrected)))
    return own.some((each) => each.scores.size > 0 && !each.corrected && !isKnown(each)) ? 'little' : 'none';
  if (unknown > 0) return unknown >= known && known < weights.TELLING_WORDS ? 'little' : 'full';
  return known > 1 ? 'some' : 'full';
}
