import { EXCERPT_LENGTH } from './ranking.ts';

/** A piece of text; marked when it is what the reader looked for. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** Characters of an excerpt before the first word looked for. */
const LEAD = 30;

const WORD = /[\p{L}\p{N}_$]+/gu;

/** Cuts a text into marked and unmarked pieces. `isMatch` is asked for each word in lower case. */
export function markWords(text: string, isMatch: (word: string) => boolean): Segment[] {
  const segments: Segment[] = [];
  const add = (piece: string, marked: boolean) => {
    if (!piece) return;
    const last = segments.at(-1);
    if (last?.marked === marked) last.text += piece;
    else segments.push({ text: piece, marked });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(word.toLowerCase())) continue;
    add(text.slice(end, index), false);
    add(word, true);
    end = index + word.length;
  }
  add(text.slice(end), false);
  return segments;
}

/** Where a stretch of a text begins that has most of the different words looked for. */
function bestStretch(matches: readonly RegExpExecArray[]): { start: number; different: number } {
  let best = { start: 0, different: 0 };
  for (const { index } of matches) {
    const inside = matches.filter((match) => match.index >= index && match.index < index + EXCERPT_LENGTH);
    const different = new Set(inside.map(([word]) => word.toLowerCase())).size;
    if (different > best.different) best = { start: index, different };
  }
  return best;
}

/**
 * The part of a section with most of the reader's words, each counted once.
 *
 * @param texts of the section, the best to read first.
 * @param isMatch asked for each word in lower case.
 */
export function excerptOf(texts: readonly string[], isMatch: (word: string) => boolean): Segment[] {
  let chosen = { text: texts[0] ?? '', start: 0, different: 0 };
  for (const text of texts) {
    const matches = [...text.matchAll(WORD)].filter(([word]) => isMatch(word.toLowerCase()));
    const { start, different } = bestStretch(matches);
    if (different > chosen.different) chosen = { text, start, different };
  }
  const { text, start } = chosen;
  // A little of what stands before, from the beginning of a word.
  const from = start < LEAD ? 0 : text.indexOf(' ', start - LEAD) + 1;
  const cut = text.lastIndexOf(' ', from + EXCERPT_LENGTH);
  const end = cut > from ? cut : from + EXCERPT_LENGTH;
  const to = text.length - from <= EXCERPT_LENGTH ? text.length : end;
  return markWords(`${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`, isMatch);
}
