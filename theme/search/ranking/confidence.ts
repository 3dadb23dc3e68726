import type { Concept } from './concepts.ts';
import type { Scores } from './textIndex.ts';
import * as weights from './weights.ts';

export interface FoundConcept {
  concept: Concept;
  scores: Scores;
  /** Matched by corrections only. */
  corrected: boolean;
}

/**
 * Confidence that the matches answer the query.
 * - `full`: no doubt.
 * - `some`: all words exist, but maybe far apart: one section has to convince.
 * - `little`: most words are missing, and others may mean something else: only convincing sections are shown.
 * - `none`: only corrections matched.
 */
export type Confidence = 'full' | 'some' | 'little' | 'none';

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
  if (unknown > 0) return unknown >= known && known < weights.CONVINCING_WORDS ? 'little' : 'full';
  return known > 1 ? 'some' : 'full';
}
