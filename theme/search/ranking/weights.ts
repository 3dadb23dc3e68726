/** Tuned numbers of the search with their reasons. `npx tsx scripts/search` measures a change. */

/** Field weights on top of BM25+, in which rare words count more. */
export const FIELD_BOOSTS = {
  /** Subject of the section. */
  heading: 5,
  /** Every section has it: enough to prefer "Middleware › Order" for "middleware order". */
  title: 2,
  /** Address, and tags of a post: readers remember them. */
  names: 3,
  /** Same purpose as the title, which counts as a heading and a title; each word occurs once. */
  asks: 2,
  /** Written to describe the page. */
  summary: 2,
  prose: 1,
  /** Every program contains `new Burger`; prose about it is more likely wanted. */
  code: 0.4,
} as const;

/** A prefix: readers are still typing, but whole words are more likely. */
export const PREFIX_WEIGHT = 0.45;

/** One or two wrong letters, for unknown words only. */
export const FUZZY_WEIGHT = 0.5;

/** Transposed letters: the commonest typo, and rarely another word. */
export const SWAP_WEIGHT = 0.9;

/** Prefix with a typo. */
export const FUZZY_PREFIX_WEIGHT = 0.35;

/** Allowed typos: one in short words, where two form another ("stripe", "string"); none in codes. @param length in letters. */
export function maxSlips(length: number): number {
  if (length < 4) return 0;
  if (length < 8) return 1;
  return length < 12 ? 2 : 3;
}

/** Letters of a prefix that is completed in spite of a typo. */
export const MIN_BEGINNING_LENGTH = 5;

/** From this length on, words are corrected with a wrong first letter. */
export const LONG_WORD = 7;

/** From this length on, suggestions allow one more typo. */
export const MIN_OFFERED_LENGTH = 10;

/** Another form ("validate" for "validation"). */
export const STEM_WEIGHT = 0.85;

/** From the table of synonyms. */
export const SYNONYM_WEIGHT = 0.8;

/** Separated parts of `wildcardParams`. */
export const PARTS_WEIGHT = 0.5;

/** Letters of a prefix, except for the last word: "in" is not "index". */
export const MIN_PREFIX_LENGTH = 3;

/** Rarest words of a query that count: enough for a pasted message. */
export const MAX_WORDS = 12;

/** Power of the share of matched words, weighted by rarity: all words win over a rare one. */
export const COVERAGE_POWER = 2;

/** Letters of an unknown word that raises doubt: shorter ones are abbreviations. */
export const MIN_SUBJECT_LENGTH = 3;

/** From this length on, corrections are rarely another word. */
export const SURELY_CORRECTED = 6;

/** So many matched words convince. */
export const CONVINCING_WORDS = 2;

/** A run of so many words convinces: part of a pasted message. */
export const CONVINCING_RUN = 3;

/** Share of a heading's words in the query, where most words are unknown. */
export const MIN_SHARE_OF_HEADING = 0.5;

/** Share of a query's words in `asks`. */
export const MIN_SHARE_IN_ASKS = 0.6;

/** Words of any subject ("different", "possible") are rare by coincidence. */
export const GENERAL_WEIGHT = 0.5;

/** Origins ("express router") beside the subject. */
export const CONTEXT_WEIGHT = 0.3;

/** Share of the scores of other sections: they are a click away. */
export const PAGE_SHARE = 0.2;

/** The page itself, for its title. */
export const PAGE_FACTOR = 1.25;

/** Heading equal to the query. */
export const SAME_HEADING_FACTOR = 2;

/** Words in `asks` of the page; by share of the query's words. */
export const ASKS_BONUS = 2;

/** Title that begins with the query: "Middleware" before "Middleware Reference". */
export const TITLE_BEGINNING_FACTOR = 1.7;

/** The query as a phrase; by share of its words. */
export const PHRASE_FACTOR = 2;

/** In words. */
export const MIN_PHRASE_LENGTH = 2;

/** Best matches that are compared word by word. */
export const MAX_COMPARED = 60;

/** Docs win over posts, which describe the past. */
export const POST_FACTOR = 0.75;

/** Migration pages, for a query without the framework. */
export const FOR_OTHERS_FACTOR = 0.5;

/** Pages with the best matches, in whatever sections, are about the subject. */
export const SUBJECT_BONUS = 0.4;

/** For each further section of a page: another page may be the right one, and sections of this one are a click away. */
export const SAME_PAGE_FACTOR = 0.35;

/** Results of one page. */
export const MAX_OF_PAGE = 4;

/** More than anybody reads. */
export const MAX_RESULTS = 20;

/** Share of the best score below which a result is noise. */
export const MIN_SHARE = 0.04;

/** In characters: two lines on a desktop. */
export const EXCERPT_LENGTH = 150;

export const MAX_SUGGESTIONS = 3;

/** More would look like an answer. */
export const MAX_PARTIAL = 5;
