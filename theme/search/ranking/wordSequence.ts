import search from '#search';
import { chunksOf, partsOf, STOP_WORDS, wholeOf } from '../../../model/searchTerms.ts';

export type Words = ReadonlySet<string>;

export function sequenceOf(text: string): string[] {
  return chunksOf(text).flatMap((chunk) => {
    const parts = partsOf(chunk).map((part) => part.toLowerCase());
    return parts.length > 0 ? parts : [wholeOf(chunk)];
  });
}

/** "how", "the", and ignored words of the site. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || search.ignored.includes(word);
}
