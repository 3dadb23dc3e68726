import { EXCERPT_LENGTH } from './weights.ts';

export interface Segment {
  text: string;
  marked: boolean;
}

/** Characters before the first match. */
const LEAD = 30;

const SEPARATORS: Readonly<Record<string, string>> = { '\t': ' · ', '\n': ' | ' };

const WORD = /[\p{L}\p{N}_$]+/gu;

/** Splits a text into marked and unmarked pieces. @param isMatch gets lower-case words. */
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

/** Excerpt with the most distinct matches. @param texts of the section, best first. @param isMatch gets lower-case words. */
export function excerptOf(texts: readonly string[], isMatch: (word: string) => boolean): Segment[] {
  let chosen = { text: texts[0] ?? '', start: 0, different: 0 };
  for (const text of texts) {
    const matches = [...text.matchAll(WORD)].filter(([word]) => isMatch(word.toLowerCase()));
    const { start, different } = bestStretch(matches);
    if (different > chosen.different) chosen = { text, start, different };
  }
  const { text, start } = chosen;
  // Starts at a row or word before the match.
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
