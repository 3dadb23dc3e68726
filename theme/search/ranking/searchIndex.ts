import {
  type BodiesShard,
  type HeadingsShard,
  type IndexedPage,
  unpackHeading,
} from '../../../model/searchFiles.ts';
import { isStem, partsOf, stemOf } from '../../../model/searchTerms.ts';
import { type Concept, originsIn, parseQuery } from './concepts.ts';
import { type Confidence, confidenceIn, type FoundConcept } from './confidence.ts';
import { correctionsOf, nearestWords } from './corrections.ts';
import { excerptOf, markWords, type Segment } from './excerpt.ts';
import { pickResults, rankSections, type Scored } from './rankSections.ts';
import { type Found, mergeBest, type Scores, type Section, TextIndex } from './textIndex.ts';
import * as weights from './weights.ts';

export interface SearchHit {
  path: string;
  /** Empty for the page itself. */
  id: string;
  title: string;
  heading: Segment[];
  excerpt: Segment[];
  score: number;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** False while only headings are searched. */
  complete: boolean;
  /** Corrections for a query without hits. */
  suggestions: string[];
  /** Hits without the unknown words, for a query without hits. */
  partial: SearchHit[];
  missing: string[];
}

export interface SearchScope {
  /** Current docs version: pages of others are excluded. */
  version?: string | undefined;
}

export function sectionsOf(page: IndexedPage, key: number): Section[] {
  const headings = [['', page.title] as const, ...page.headings.map(unpackHeading)];
  return headings.map(([id, heading], at) => ({
    key: key + at,
    page,
    id,
    title: page.title,
    heading,
    summary: at ? '' : page.summary,
    names: at ? '' : page.names,
    asks: at ? '' : (page.asks ?? ''),
    prose: '',
    code: '',
  }));
}

/** Full-text index of sections; independent of page, network and worker. */
export class SearchIndex {
  readonly sections: Section[] = [];
  /** Frameworks that a migration page is written for. */
  readonly origins = new Map<IndexedPage, ReadonlySet<string>>();
  index = new TextIndex();
  /** True once every part of the index is loaded. */
  complete = false;

  constructor(shard: HeadingsShard) {
    for (const page of shard) {
      this.origins.set(page, originsIn(page.title));
      this.sections.push(...sectionsOf(page, this.sections.length));
    }
    this.index.addAll(this.sections);
  }

  /** Adds the text; until then headings answer queries. @throws for text of another build. */
  async addBodies(shard: BodiesShard): Promise<void> {
    const prose = shard.prose.flat();
    const code = shard.code.flat();
    if (prose.length !== this.sections.length) throw new Error('Parts of different builds.');
    for (const section of this.sections) {
      section.prose = prose[section.key] ?? '';
      section.code = code[section.key] ?? '';
      section.sequence = undefined;
    }
    const index = new TextIndex();
    await index.addAllAsync(this.sections);
    this.index = index;
    this.complete = true;
  }

  search(query: string, scope: SearchScope = {}): SearchAnswer {
    const { complete } = this;
    const { words } = this.index;
    const concepts = parseQuery(query, words);
    const found = concepts.map((concept, at) => this.#findConcept(concept, at === concepts.length - 1));
    const confidence = confidenceIn(found);
    const scored = this.#score(found, originsIn(query), scope);
    const isMatch = this.#matcher(concepts);
    const show = (confidence: Confidence) =>
      pickResults(rankSections(scored, query, confidence)).map(({ section, score }) =>
        hitOf(section, score, isMatch),
      );
    const hits = show(confidence);
    if (hits.length > 0) return { hits, complete, suggestions: [], partial: [], missing: [] };
    const lacking = found.filter(({ concept, scores }) => concept.word && scores.size === 0);
    return {
      hits,
      complete,
      suggestions: nearestWords(query, words),
      partial: show('full').slice(0, weights.MAX_PARTIAL),
      missing: lacking.map(({ concept }) => concept.word),
    };
  }

  #findConcept(concept: Concept, isLast: boolean): FoundConcept {
    const { alternatives, word } = concept;
    const scores: Scores = new Map();
    for (const { terms, weight, viaSynonym } of alternatives)
      mergeBest(scores, this.index.findAll(terms), weight, viaSynonym);
    const prefix = word !== '' && (isLast || word.length >= weights.MIN_PREFIX_LENGTH);
    if (prefix) mergeBest(scores, this.index.find(word, { prefix: true }), 1);
    if (!word || scores.size > 0) return { concept, scores, corrected: false };
    for (const { term, weight } of correctionsOf(word, this.index.words))
      mergeBest(scores, this.index.find(term), weight);
    return { concept, scores, corrected: scores.size > 0 };
  }

  #score(found: readonly FoundConcept[], origins: ReadonlySet<string>, { version }: SearchScope): Scored[] {
    const rarest = [...found]
      .sort(
        ({ scores: a }, { scores: b }) =>
          (a.size || Number.POSITIVE_INFINITY) - (b.size || Number.POSITIVE_INFINITY),
      )
      .slice(0, weights.MAX_WORDS);
    const sums = new Map<Section, Found & { rarity: number; words: number }>();
    const ofPages = new Map<IndexedPage, { rarity: number; score: number }>();
    let all = 0;
    for (const { concept, scores } of rarest) {
      const rarity = concept.weight * Math.log(1 + this.sections.length / Math.max(1, scores.size));
      all += rarity;
      const best = new Map<IndexedPage, number>();
      for (const [key, found] of scores) {
        const section = this.sections[key];
        if (!section || (version && section.page.version && section.page.version !== version)) continue;
        const before = sums.get(section) ?? {
          score: 0,
          named: false,
          viaSynonym: false,
          asked: false,
          rarity: 0,
          words: 0,
        };
        sums.set(section, {
          score: before.score + concept.weight * found.score,
          named: before.named || found.named,
          viaSynonym: before.viaSynonym || found.viaSynonym,
          asked: before.asked || found.asked,
          rarity: before.rarity + rarity,
          words: before.words + (found.asked ? 0 : concept.count),
        });
        best.set(section.page, Math.max(best.get(section.page) ?? 0, found.score));
      }
      for (const [page, score] of best) {
        const before = ofPages.get(page) ?? { rarity: 0, score: 0 };
        ofPages.set(page, {
          rarity: before.rarity + rarity,
          score: before.score + concept.weight * score,
        });
      }
    }
    return [...sums].map(([section, { score, named, viaSynonym, rarity, words }]) => {
      const ofPage = ofPages.get(section.page) ?? { rarity, score };
      const coverage = (rarity + weights.PAGE_SHARE * (ofPage.rarity - rarity)) / all;
      let factor = 1;
      if (!section.page.version) factor *= weights.POST_FACTOR;
      if (this.#isForOthers(section.page, origins)) factor *= weights.FOR_OTHERS_FACTOR;
      const pageScore = factor * ofPage.score * (ofPage.rarity / all) ** weights.COVERAGE_POWER;
      if (!section.id) factor *= weights.PAGE_FACTOR;
      factor *= coverage ** weights.COVERAGE_POWER;
      return { section, score: score * factor, pageScore, words, named, viaSynonym };
    });
  }

  /** True for a migration page of a framework that the query does not name. */
  #isForOthers(page: IndexedPage, origins: ReadonlySet<string>): boolean {
    const own = this.origins.get(page);
    return own !== undefined && own.size > 0 && ![...own].some((origin) => origins.has(origin));
  }

  #matcher(concepts: readonly Concept[]): (word: string) => boolean {
    const exact = new Set<string>();
    const beginnings: string[] = [];
    for (const { alternatives, word } of concepts) {
      for (const { terms } of alternatives)
        for (const term of terms) for (const part of isStem(term) ? [term] : partsOf(term)) exact.add(part);
      if (word.length >= weights.MIN_PREFIX_LENGTH) beginnings.push(word);
      if (word && !this.index.words.has(word))
        for (const { term } of correctionsOf(word, this.index.words)) exact.add(term);
    }
    const known = new Map<string, boolean>();
    return (word) => {
      let matches = known.get(word);
      if (matches === undefined) {
        matches =
          exact.has(word) ||
          exact.has(stemOf(word) ?? word) ||
          beginnings.some((beginning) => word.startsWith(beginning));
        known.set(word, matches);
      }
      return matches;
    };
  }
}

/** Sources of an excerpt, best first. */
const textsOf = ({ summary, prose, code }: Section) => [summary, prose, code].filter(Boolean);

function hitOf(section: Section, score: number, isMatch: (word: string) => boolean): SearchHit {
  const { page, id, title, heading } = section;
  return {
    path: page.path,
    id,
    title,
    heading: markWords(heading, isMatch),
    excerpt: excerptOf(textsOf(section), isMatch),
    score,
  };
}
