import type { IndexedPage } from '../../../model/searchFiles.ts';
import { formOf } from './concepts.ts';
import type { Confidence } from './confidence.ts';
import type { Section } from './textIndex.ts';
import * as weights from './weights.ts';
import { isStopWord, sequenceOf } from './wordSequence.ts';

export interface Scored {
  section: Section;
  score: number;
  /** Of the whole page: the best match of each concept. */
  pageScore: number;
  words: number;
  named: boolean;
  viaSynonym: boolean;
}

interface Ranked extends Scored {
  /** Score without `asks`, which would make noise of all others. */
  contentScore: number;
}

const byScore = (a: Scored, b: Scored) => b.score - a.score || a.section.key - b.section.key;

function sequenceOfSection(section: Section): readonly string[] {
  const { heading, prose, code } = section;
  section.sequence ??= sequenceOf(`${heading}\n${prose}\n${code}`);
  return section.sequence;
}

/**
 * Boost for a heading that equals the query or is part of it, as a message pasted with its details, or for a title that begins
 * with the query: "OpenAPI / Swagger" for "openapi".
 */
function headingFactor({ id, heading }: Section, form: string): number {
  const own = formOf(heading);
  const isMessage = own.split(' ').length >= weights.CONVINCING_RUN && ` ${form} `.includes(` ${own} `);
  if (own === form || isMessage) return weights.SAME_HEADING_FACTOR;
  return !id && own.startsWith(`${form} `) ? weights.TITLE_BEGINNING_FACTOR : 1;
}

/** Cache: words of `asks`. */
const formsOfAsks = new WeakMap<IndexedPage, ReadonlySet<string>>();

function asksOf(page: IndexedPage): ReadonlySet<string> {
  const forms = formsOfAsks.get(page) ?? new Set(tellingForms(page.asks ?? ''));
  formsOfAsks.set(page, forms);
  return forms;
}

const tellingForms = (text: string) =>
  sequenceOf(text)
    .filter((word) => !isStopWord(word))
    .map(formOf);

/** Share of a query's words in `asks`, from 0 to 1. */
function shareOfAsks({ page }: Section, asked: ReadonlySet<string>): number {
  const forms = asksOf(page);
  return [...asked].filter((word) => forms.has(word)).length / Math.max(1, asked.size);
}

/** Longest run of `wanted` in words; 0 below the minimum. */
function longestRun(wanted: readonly string[], words: readonly string[]): number {
  if (wanted.length < weights.MIN_PHRASE_LENGTH) return 0;
  let longest = 0;
  let runs = new Map<number, number>();
  for (const word of words) {
    const next = new Map<number, number>();
    for (let at = 0; at < wanted.length; at++) {
      if (wanted[at] !== word) continue;
      const length = (runs.get(at - 1) ?? 0) + 1;
      next.set(at, length);
      if (length > longest) longest = length;
    }
    runs = next;
  }
  return longest < weights.MIN_PHRASE_LENGTH ? 0 : longest;
}

/** Share of a heading's words in the query: 1 for "Validation" and "grpc validation". */
function shareOfHeading({ heading }: Section, asked: ReadonlySet<string>): number {
  const own = sequenceOf(heading).filter((word) => !isStopWord(word));
  return own.filter((word) => asked.has(formOf(word))).length / Math.max(1, own.length);
}

interface Fit {
  run: number;
  shareInAsks: number;
}

function isConvincing(
  { section, words, named, viaSynonym }: Scored,
  { run, shareInAsks }: Fit,
  confidence: Confidence,
  asked: ReadonlySet<string>,
): boolean {
  if (
    shareInAsks >= weights.MIN_SHARE_IN_ASKS ||
    words >= weights.CONVINCING_WORDS ||
    run >= weights.CONVINCING_RUN
  )
    return true;
  if (confidence === 'little') return named && shareOfHeading(section, asked) >= weights.MIN_SHARE_OF_HEADING;
  return named || viaSynonym;
}

/**
 * Reranks the best matches: runs of words count more than scattered ones, and pages with many matches more than a mention.
 * @param confidence see `confidenceIn`.
 */
export function rankSections(scored: readonly Scored[], query: string, confidence: Confidence): Ranked[] {
  if (confidence === 'none') return [];
  const wanted = sequenceOf(query);
  const form = formOf(query);
  const asked = new Set(form.split(' '));
  const telling = new Set(tellingForms(query));
  const best: Ranked[] = [];
  let convincing = confidence === 'full';
  for (const each of [...scored].sort(byScore).slice(0, weights.MAX_COMPARED)) {
    const run = longestRun(wanted, sequenceOfSection(each.section));
    const shareInAsks = shareOfAsks(each.section, telling);
    const convinces = isConvincing(each, { run, shareInAsks }, confidence, asked);
    if (confidence === 'little' && !convinces) continue;
    convincing ||= convinces;
    let { score } = each;
    if (form) score *= headingFactor(each.section, form);
    score *= 1 + ((weights.PHRASE_FACTOR - 1) * run) / Math.max(1, wanted.length);
    best.push({ ...each, score: score * (1 + weights.ASKS_BONUS * shareInAsks), contentScore: score });
  }
  if (!convincing) return [];
  const most = Math.max(...best.map(({ pageScore }) => pageScore));
  return best
    .map((each) => ({
      ...each,
      score: each.score * (1 + (weights.SUBJECT_BONUS * each.pageScore) / most),
    }))
    .sort(byScore);
}

/** Diversifies results: further sections of a page count less. */
export function pickResults(ranked: readonly Ranked[]): Scored[] {
  const seen = new Map<IndexedPage, number>();
  const least = Math.max(0, ...ranked.map(({ contentScore }) => contentScore)) * weights.MIN_SHARE;
  return ranked
    .flatMap((each) => {
      const before = seen.get(each.section.page) ?? 0;
      seen.set(each.section.page, before + 1);
      if (before >= weights.MAX_OF_PAGE || each.contentScore < least) return [];
      return [{ ...each, score: each.score * weights.SAME_PAGE_FACTOR ** before }];
    })
    .sort(byScore)
    .slice(0, weights.MAX_RESULTS);
}
