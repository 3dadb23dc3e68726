/** The numbers of judgement of the search, each with its reason. `npx tsx scripts/search` shows what a change does. */

/** How much a word counts by where it stands. The engine's base is BM25+, where rare words count more than common ones. */
export const FIELD_BOOSTS = {
  /** A heading says what its section is about. */
  heading: 5,
  /** Every section carries its page's title: enough to prefer "Middleware › Order" for "middleware order". */
  title: 2,
  /** Words of the address, tags of a post: what readers remember of a page. */
  names: 3,
  /** What people ask who need the page says what it is for, as its title does, which counts as a heading and a title. */
  asks: 2,
  /** The description was written to say what the page is about. */
  summary: 2,
  prose: 1,
  /** Every program says `new Burger`: a sentence about it is more likely what is wanted. */
  code: 0.4,
} as const;

/** A word that begins as the reader's word does: readers are still typing, but whole words are meant more often. */
export const PREFIX_WEIGHT = 0.45;

/** A word that differs by a letter or two: only looked for when no page has the reader's word. */
export const FUZZY_WEIGHT = 0.5;

/** Two neighbouring letters changed places: the commonest slip, and hardly ever another word. */
export const SWAP_WEIGHT = 0.9;

/** The beginning of a word with a slip in it: readers are still typing. */
export const FUZZY_PREFIX_WEIGHT = 0.35;

/**
 * Slips of the finger in a word that is taken for another: one in short words, where two make another word ("stripe",
 * "string"); none in the shortest, which are codes.
 *
 * @param length of the word in letters.
 */
export function maxSlips(length: number): number {
  if (length < 4) return 0;
  if (length < 8) return 1;
  return length < 12 ? 2 : 3;
}

/** Shortest beginning of a word, in letters, that is completed although it has a slip, or is none of the site's. */
export const MIN_BEGINNING_LENGTH = 5;

/** From so many letters on a word is known again when its first one is wrong, or when it is none of the site's own. */
export const LONG_WORD = 7;

/** In words from so many letters on, one slip more is asked about ("Did you mean"). */
export const MIN_OFFERED_LENGTH = 10;

/** Another form of the word ("validate" for "validation"). */
export const STEM_WEIGHT = 0.85;

/** Another word for the same thing, from the table of synonyms. */
export const SYNONYM_WEIGHT = 0.8;

/** All humps of `wildcardParams` in one section, when it is not written together there. */
export const PARTS_WEIGHT = 0.5;

/** Shortest word in letters of which any ending is looked for, unless it is the last: "in" is not "index". */
export const MIN_PREFIX_LENGTH = 3;

/** Most words of a query that count, rarest first: a pasted message says enough with these, and stays quick. */
export const MAX_WORDS = 12;

/**
 * The score is multiplied by the share of the reader's words found, rare words counting more, to this power: a section
 * with all of them wins over one with a rare one.
 */
export const COVERAGE_POWER = 2;

/** Shortest word, in letters, whose absence says that the site may not be about what was asked: others abbreviate. */
export const MIN_SUBJECT_LENGTH = 3;

/** Words from so many letters on whose correction is hardly ever another word. */
export const SURELY_CORRECTED = 6;

/** So many of the reader's words are found, and it does not matter how many are not. */
export const TELLING_WORDS = 2;

/** So many of the reader's words in a row, and the section is not there by chance: part of a pasted message. */
export const TELLING_RUN = 3;

/** Share of a heading's words that have to be the reader's, when the site lacks most of what was asked. */
export const MIN_SHARE_OF_HEADING = 0.5;

/** Share of a query's words that the nearest way of asking for a page has, when it is no chance that it has them. */
export const MIN_COVERED_BY_ASK = 0.6;

/** Words of any subject ("different", "possible"): they are rare on the pages by chance, not because they tell much. */
export const GENERAL_WEIGHT = 0.7;

/** Words that say where the reader comes from ("express router"), beside those that say what is wanted. */
export const CONTEXT_WEIGHT = 0.3;

/** What other sections of the page have of the reader's words counts this share: they are a click away. */
export const PAGE_SHARE = 0.2;

/** The page itself, before its sections, when the words are its title. */
export const PAGE_FACTOR = 1.25;

/** The heading is the query. */
export const SAME_HEADING_FACTOR = 2;

/** People ask for the page in just these words; by its share when they have only some of them in common. */
export const ASK_FACTOR = 12;

/** The page's title begins with it: "Middleware" before "Middleware Reference". */
export const TITLE_BEGINNING_FACTOR = 1.7;

/** The query stands in the section word by word; by its share when only a part does. */
export const PHRASE_FACTOR = 2;

/** Shortest run of words in a row that counts as part of the query. */
export const MIN_PHRASE_LENGTH = 2;

/** Sections that compare closely: so many of the best are looked at word by word. */
export const MAX_COMPARED = 60;

/** Posts tell what was new at the time, the docs how it is: the docs first when both tell. */
export const POST_FACTOR = 0.75;

/** A page for those who come from another framework, when the reader names none: it says what the guides say, for others. */
export const FOR_OTHERS_FACTOR = 0.5;

/** Of two equal sections, the one whose page has more that fits is about the matter, the other mentions it. */
export const SUBJECT_BONUS = 0.5;

/** Each further section of a page counts less, so that the first results are not all of one page. */
export const SAME_PAGE_FACTOR = 0.55;

/** Most sections of one page among the results. */
export const MAX_OF_PAGE = 4;

/** Results shown: more than anybody reads. */
export const MAX_RESULTS = 20;

/** A result that scores less than this share of the best is noise. */
export const MIN_SHARE = 0.04;

/** Length in characters of the text shown below a result: two lines on a desktop. */
export const EXCERPT_LENGTH = 150;

/** Nearest words that are offered when nothing was found. */
export const MAX_SUGGESTIONS = 3;

/** Results without the words that the site does not have: more would pretend that the question was answered. */
export const MAX_PARTIAL = 5;
