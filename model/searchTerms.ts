/** Tokenizer of the search, for build and browser. */
import { stemmer } from 'stemmer';

/** English stop words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about am an and any anybody are as at be been but by can cannot cant could did do does doesn doesnt doing don dont for
  from get gets getting give go got had has have having he help her his how hows i if im in instead into is isn isnt it its ive
  just let like ll make me my need of on or our please re s should so some t than that the their them then there these they thing things
  this those to too try trying up us use used using ve via want was way we were what whats when where which while who why
  will with won wont work works would you your`.split(/\s+/),
);

/** Exceptions of the stemmer. */
const OWN_WORDS: ReadonlySet<string> = new Set(['paging', 'news']);

/** Exceptions of the split at capitals: "OpenAPI" is not about "open". */
const UNDIVIDED_WORDS: ReadonlySet<string> = new Set(['openapi']);

/** Prefix of stems. */
const STEM = '~';

/** Route folders (`[...]`, `[id]`, `(admin)`), and words with inner punctuation: `/openapi.json`, `req.params`. */
const CHUNK = /\[\.\.\.[\p{L}\p{N}_-]*\]|\[[\p{L}\p{N}_-]+\]|\/?[\p{L}\p{N}_$]+(?:[.\-/:][\p{L}\p{N}_$]+)*/gu;

/** In letters: shorter words are names and codes. */
const MIN_STEMMED_LENGTH = 4;

/** Version numbers, which have no meaningful parts. */
const VERSION = /^v?(\d+(?:\.\d+)+)$/i;

const PART = /v?\d+(?:\.\d+)+|[\p{L}\p{N}_$]+/giu;

/** In characters: longer chunks are hashes and addresses. */
const MAX_CHUNK_LENGTH = 40;

/** Tokens as readers would select them. */
export function chunksOf(text: string): string[] {
  return text.normalize('NFC').match(CHUNK) ?? [];
}

/** `/openapi.json` → `openapi`, `json`; `[...slug]` → `slug`; `app-v0.5.0` → `app`, `0.5.0`; no single digits. */
export function partsOf(chunk: string): string[] {
  return (chunk.match(PART) ?? [])
    .map((part) => VERSION.exec(part)?.[1] ?? part)
    .filter((part) => part.length > 1 || /\p{L}/u.test(part));
}

/** `wildcardParams` → `wildcard`, `params`; `BurgerAPI` → `burger`, `api`; `Zod4` → `zod`; empty for a single word. */
export function splitCamelCase(part: string): string[] {
  if (UNDIVIDED_WORDS.has(part.toLowerCase())) return [];
  const humps = part.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
  return humps.length > 1 ? humps.filter((hump) => hump.length > 1).map((hump) => hump.toLowerCase()) : [];
}

/** `validation` and `validate` → `~valid`; undefined without a stem. */
export function stemOf(word: string): string | undefined {
  if (word.length < MIN_STEMMED_LENGTH || OWN_WORDS.has(word) || !/^\p{L}+$/u.test(word)) return undefined;
  return STEM + stemmer(word);
}

export function isStem(term: string): boolean {
  return term.startsWith(STEM);
}

/** All wildcards are one term; a version is its number. */
export function wholeOf(chunk: string): string {
  return chunk.startsWith('[...') ? '[...]' : (VERSION.exec(chunk)?.[1] ?? chunk.toLowerCase());
}

/** All index terms of a text. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const chunk of chunksOf(text)) {
    const whole = wholeOf(chunk);
    if (whole.length <= MAX_CHUNK_LENGTH) terms.push(whole);
    for (const part of partsOf(chunk)) {
      const word = part.toLowerCase();
      if (word !== whole) terms.push(word);
      const words = [word, ...splitCamelCase(part)];
      terms.push(...words.slice(1));
      for (const each of words) {
        const stem = stemOf(each);
        if (stem) terms.push(stem);
      }
    }
  }
  return terms;
}
