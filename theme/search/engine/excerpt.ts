import { EXCERPT_LENGTH } from './ranking.ts';

/** A piece of text; marked when it is what the reader looked for. */
export interface Segment {
  text: string;
  marked: boolean;
}

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

/**
 * The part of a text with most of the reader's words, each counted once.
 *
 * @param text of a section.
 * @param isMatch asked for each word in lower case.
 */
export function excerptOf(text: string, isMatch: (word: string) => boolean): Segment[] {
  const plain = text.replace(/\s+/g, ' ').trim();
  const matches = [...plain.matchAll(WORD)].filter(([word]) => isMatch(word.toLowerCase()));
  let start = 0;
  let most = 0;
  for (const { index } of matches) {
    const inside = matches.filter((match) => match.index >= index && match.index < index + EXCERPT_LENGTH);
    const different = new Set(inside.map(([word]) => word.toLowerCase())).size;
    if (different > most) {
      most = different;
      start = index;
    }
  }
  // A little of what stands before, from the beginning of a word.
  const from = start < 30 ? 0 : plain.indexOf(' ', start - 30) + 1;
  const cut = plain.lastIndexOf(' ', from + EXCERPT_LENGTH);
  const to = plain.length - from <= EXCERPT_LENGTH ? plain.length : cut > from ? cut : from + EXCERPT_LENGTH;
  const piece = `${from > 0 ? '… ' : ''}${plain.slice(from, to)}${to < plain.length ? ' …' : ''}`;
  return markWords(piece, isMatch);
}
