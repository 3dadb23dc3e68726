import { EXCERPT_LENGTH } from './weights.ts';

/** A piece of text; marked when it is what the reader looked for. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** Characters of an excerpt before the first word looked for. */
const LEAD = 30;

/** How cells and blocks of the index are set apart for readers. */
const SEPARATORS: Readonly<Record<string, string>> = { '\t': ' · ', '\n': ' | ' };

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

/** Where a stretch of a text begins that has most of the different words looked for, the closest together. */
function bestStretch(matches: readonly RegExpExecArray[]): { start: number; different: number } {
  let best = { start: 0, different: 0, length: 0 };
  for (const { index } of matches) {
    const words = new Set<string>();
    let length = 0;
    for (const match of matches) {
      const end = match.index + match[0].length - index;
      const word = match[0].toLowerCase();
      if (match.index < index || end > EXCERPT_LENGTH - LEAD || words.has(word)) continue;
      words.add(word);
      length = end;
    }
    if (words.size > best.different || (words.size === best.different && length < best.length))
      best = { start: index, different: words.size, length };
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
  // A little of what stands before, from the beginning of a row or a word.
  const before = text.slice(Math.max(0, start - LEAD), start);
  const row = before.lastIndexOf('\n');
  const from =
    start < LEAD && row < 0 ? 0 : start - before.length + (row < 0 ? before.search(/\s/) : row) + 1;
  const cut = from + text.slice(from, from + EXCERPT_LENGTH + 1).search(/\s\S*$/);
  const end = cut > from ? cut : from + EXCERPT_LENGTH;
  const to = text.length - from <= EXCERPT_LENGTH ? text.length : end;
  const shown = text.slice(from, to).replace(/[\t\n]/g, (mark) => SEPARATORS[mark] ?? mark);
  return markWords(`${from > 0 ? '… ' : ''}${shown}${to < text.length ? ' …' : ''}`, isMatch);
}
