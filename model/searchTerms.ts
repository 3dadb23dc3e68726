/** Terms by which the pages are found: build and browser cut texts alike. */
import { stemmer } from 'stemmer';

/** Words that are not forms of the word that their ending suggests. */
const OWN_WORDS: ReadonlySet<string> = new Set(['paging', 'news']);

/** Words that are not two, whatever their capitals suggest: "open" is not what "OpenAPI" is about. */
const UNDIVIDED_WORDS: ReadonlySet<string> = new Set(['openapi']);

/** Marks the stem of a word, which is no word of its own. */
const STEM = '~';

/** Folder names of routes (`[...]`, `[id]`, `(admin)`), and words with what may stand inside them: `/openapi.json`, `req.params`. */
const CHUNK = /\[\.\.\.[\p{L}\p{N}_-]*\]|\[[\p{L}\p{N}_-]+\]|\/?[\p{L}\p{N}_$]+(?:[.\-/:][\p{L}\p{N}_$]+)*/gu;

/** Shortest word in letters that is reduced to its stem: shorter ones are names and codes. */
const MIN_STEMMED_LENGTH = 4;

/** Numbers of versions, with or without a "v": no part of one says anything by itself. */
const VERSION = /^v?(\d+(?:\.\d+)+)$/i;

const PART = /v?\d+(?:\.\d+)+|[\p{L}\p{N}_$]+/giu;

/** Longest chunk in characters that is taken as one: longer ones are hashes and addresses. */
const MAX_CHUNK_LENGTH = 40;

/** Pieces of a text as readers would select them, in order. */
export function chunksOf(text: string): string[] {
  return text.normalize('NFC').match(CHUNK) ?? [];
}

/** `/openapi.json` → `openapi`, `json`; `[...slug]` → `slug`; `app-v0.5.0` → `app`, `0.5.0`. Single digits say nothing. */
export function partsOf(chunk: string): string[] {
  return (chunk.match(PART) ?? [])
    .map((part) => VERSION.exec(part)?.[1] ?? part)
    .filter((part) => part.length > 1 || /\p{L}/u.test(part));
}

/** `wildcardParams` → `wildcard`, `params`; `BurgerAPI` → `burger`, `api`; `Zod4` → `zod`. One word gives nothing. */
export function humpsOf(part: string): string[] {
  if (UNDIVIDED_WORDS.has(part.toLowerCase())) return [];
  const humps = part.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
  return humps.length > 1 ? humps.filter((hump) => hump.length > 1).map((hump) => hump.toLowerCase()) : [];
}

/** `validation` and `validate` → `~valid`; undefined for what has no stem of its own. */
export function stemOf(word: string): string | undefined {
  if (word.length < MIN_STEMMED_LENGTH || OWN_WORDS.has(word) || !/^\p{L}+$/u.test(word)) return undefined;
  return STEM + stemmer(word);
}

/** True for a term that stands for others and was never written by anybody. */
export function isStem(term: string): boolean {
  return term.startsWith(STEM);
}

/** Folder names of routes keep their brackets: all wildcards are one. A version is its number. */
export function wholeOf(chunk: string): string {
  return chunk.startsWith('[...') ? '[...]' : (VERSION.exec(chunk)?.[1] ?? chunk.toLowerCase());
}

/** Everything under which a text can be found. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const chunk of chunksOf(text)) {
    const whole = wholeOf(chunk);
    if (whole.length <= MAX_CHUNK_LENGTH) terms.push(whole);
    for (const part of partsOf(chunk)) {
      const word = part.toLowerCase();
      if (word !== whole) terms.push(word);
      const words = [word, ...humpsOf(part)];
      terms.push(...words.slice(1));
      for (const each of words) {
        const stem = stemOf(each);
        if (stem) terms.push(stem);
      }
    }
  }
  return terms;
}
