import search from '#search';
import { chunksOf, partsOf, wholeOf } from '../../../model/searchTerms.ts';
import { STOP_WORDS } from './language.ts';

/** All words of the site. */
export type Words = ReadonlySet<string>;

/** Words in the order of a text, to compare sequences. */
export function sequenceOf(text: string): string[] {
  return chunksOf(text).flatMap((chunk) => {
    const parts = partsOf(chunk).map((part) => part.toLowerCase());
    return parts.length > 0 ? parts : [wholeOf(chunk)];
  });
}

/** True for words that stand in every text: "how", "the". */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || search.ignored.includes(word);
}
