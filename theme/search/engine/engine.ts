import MiniSearch, { type SearchOptions } from 'minisearch';
import { type Concept, readQuery } from './concepts.ts';
import { type Correction, correctionsOf, nearestWords } from './corrections.ts';
import { excerptOf, markWords, type Segment } from './excerpt.ts';
import { pickResults, rankSections, type Section } from './order.ts';
import * as ranking from './ranking.ts';
import type { BodiesShard, HeadingsShard } from './shards.ts';
import { isStem, partsOf, stemOf, termsOf } from './words.ts';

export interface SearchHit {
  /** Clean address of the page, without the base. */
  path: string;
  /** Id of the section; empty for the page itself. */
  id: string;
  title: string;
  heading: Segment[];
  excerpt: Segment[];
  score: number;
}

export interface SearchAnswer {
  /** Best first. */
  hits: SearchHit[];
  /** False as long as only headings are searched. */
  complete: boolean;
  /** Nearest words of the site, when there are no hits. */
  suggestions: string[];
  /** What the nearest of these words finds, when there are no hits. */
  nearest: SearchHit[];
}

export interface SearchScope {
  /** Docs version being read: pages of others are left out. */
  version?: string | undefined;
}

/** Score by section. */
type Scores = Map<number, number>;

const FIELDS = ['heading', 'title', 'summary', 'prose', 'code'] as const;

const identity = (term: string) => term;

/** An empty index, which adds the words that it takes in to `words`. */
function createIndex(words: Set<string>): MiniSearch<Section> {
  return new MiniSearch<Section>({
    idField: 'key',
    fields: [...FIELDS],
    tokenize(text) {
      const terms = termsOf(text);
      for (const term of terms) words.add(term);
      return terms;
    },
    processTerm: identity,
    searchOptions: {
      boost: ranking.FIELD_BOOSTS,
      tokenize: (term) => [term],
      processTerm: identity,
      weights: { prefix: ranking.PREFIX_WEIGHT, fuzzy: 0 },
    },
  });
}

function sectionsOf(shard: HeadingsShard): Section[] {
  const sections: Section[] = [];
  for (const page of shard) {
    const add = (id: string, heading: string, summary: string) =>
      sections.push({
        key: sections.length,
        page,
        id,
        title: page.title,
        heading,
        summary,
        prose: '',
        code: '',
      });
    add('', page.title, page.summary);
    for (const [id, heading] of page.headings) add(id, heading, '');
  }
  return sections;
}

/** Finds sections by words. Knows nothing of page, network or worker. */
export class SearchEngine {
  readonly #sections: readonly Section[];
  #words = new Set<string>();
  #index = createIndex(this.#words);
  #complete = false;
  readonly #corrected = new Map<string, readonly Correction[]>();

  /** Makes headings and descriptions searchable. */
  constructor(shard: HeadingsShard) {
    this.#sections = sectionsOf(shard);
    this.#index.addAll(this.#sections);
  }

  /**
   * Makes the text searchable too. Questions are answered from the headings until it is.
   *
   * @throws when the text belongs to other pages than the headings do.
   */
  async addBodies(shard: BodiesShard): Promise<void> {
    const prose = shard.prose.flat();
    const code = shard.code.flat();
    if (prose.length !== this.#sections.length || code.length !== this.#sections.length)
      throw new Error(
        `The index has ${this.#sections.length} sections, ${prose.length} texts and ${code.length} programs: they are of different builds.`,
      );
    for (const section of this.#sections) {
      section.prose = prose[section.key] ?? '';
      section.code = code[section.key] ?? '';
      section.sequence = undefined;
    }
    const words = new Set<string>();
    const index = createIndex(words);
    // In pieces, so that questions are answered in between.
    await index.addAllAsync(this.#sections, { chunkSize: 50 });
    this.#index = index;
    this.#words = words;
    this.#corrected.clear();
    this.#complete = true;
  }

  search(query: string, scope: SearchScope = {}): SearchAnswer {
    const hits = this.#find(query, scope);
    const suggestions = hits.length === 0 ? nearestWords(query, this.#words) : [];
    const nearest = suggestions[0] === undefined ? [] : this.#find(suggestions[0], scope);
    return { hits, complete: this.#complete, suggestions, nearest: nearest.slice(0, ranking.MOST_NEAREST) };
  }

  #find(query: string, scope: SearchScope): SearchHit[] {
    const concepts = readQuery(query, this.#words);
    const scored = this.#score(concepts, scope);
    const ranked = rankSections(scored, query);
    const isMatch = this.#matcher(concepts);
    return pickResults(ranked).map(({ section, score }) => {
      const { page, id, heading } = section;
      return {
        path: page.path,
        id,
        title: page.title,
        heading: markWords(heading, isMatch),
        excerpt: excerptOf(textsOf(section), isMatch),
        score,
      };
    });
  }

  #findTerm(term: string, options: SearchOptions): Scores {
    return new Map(this.#index.search(term, options).map(({ id, score }) => [id, score]));
  }

  /** Sections with all terms. */
  #findAll(terms: readonly string[]): Scores {
    const [first = new Map<number, number>(), ...others] = terms.map((term) => {
      const exact = this.#findTerm(term, {});
      const stem = stemOf(term);
      if (stem) keepBest(exact, this.#findTerm(stem, {}), ranking.STEM_WEIGHT);
      return exact;
    });
    const all: Scores = new Map();
    for (const [key, score] of first) {
      let sum = score;
      let every = true;
      for (const other of others) {
        const more = other.get(key);
        if (more === undefined) every = false;
        else sum += more;
      }
      if (every) all.set(key, sum / terms.length);
    }
    return all;
  }

  /** Scores of one concept: the best of its ways. */
  #findConcept({ ways, word }: Concept, isLast: boolean): Scores {
    const best: Scores = new Map();
    for (const { terms, weight } of ways) keepBest(best, this.#findAll(terms), weight);
    if (!word) return best;
    const prefix = isLast || word.length >= ranking.SHORTEST_PREFIX;
    if (prefix) keepBest(best, this.#findTerm(word, { prefix: true }), 1);
    if (best.size === 0)
      for (const { term, weight } of this.#corrections(word))
        keepBest(best, this.#findTerm(term, {}), weight);
    return best;
  }

  /** Asked twice for each unknown word, and again with each letter that the reader types after it. */
  #corrections(word: string): readonly Correction[] {
    const known = this.#corrected.get(word) ?? correctionsOf(word, this.#words);
    this.#corrected.set(word, known);
    return known;
  }

  #score(concepts: readonly Concept[], { version }: SearchScope): Map<Section, number> {
    const found = concepts
      .map((concept, at) => this.#findConcept(concept, at === concepts.length - 1))
      .sort((a, b) => (a.size || Number.POSITIVE_INFINITY) - (b.size || Number.POSITIVE_INFINITY))
      .slice(0, ranking.MOST_WORDS);
    const sums = new Map<number, { sum: number; rarity: number }>();
    let all = 0;
    for (const scores of found) {
      const rarity = Math.log(1 + this.#sections.length / Math.max(1, scores.size));
      all += rarity;
      for (const [key, score] of scores) {
        const entry = sums.get(key) ?? { sum: 0, rarity: 0 };
        sums.set(key, { sum: entry.sum + score, rarity: entry.rarity + rarity });
      }
    }
    const result = new Map<Section, number>();
    for (const [key, { sum, rarity }] of sums) {
      const section = this.#sections[key];
      if (!section || (version && section.page.version && section.page.version !== version)) continue;
      let score = sum * (rarity / all) ** ranking.COVERAGE_POWER;
      if (!section.id) score *= ranking.PAGE_FACTOR;
      if (!section.page.version) score *= ranking.POST_FACTOR;
      result.set(section, score);
    }
    return result;
  }

  /** Tells which words of a text to mark. */
  #matcher(concepts: readonly Concept[]): (word: string) => boolean {
    const exact = new Set<string>();
    const beginnings: string[] = [];
    for (const { ways, word } of concepts) {
      for (const { terms } of ways)
        for (const term of terms) for (const part of isStem(term) ? [term] : partsOf(term)) exact.add(part);
      if (word.length >= ranking.SHORTEST_PREFIX) beginnings.push(word);
      if (word && !this.#words.has(word)) for (const { term } of this.#corrections(word)) exact.add(term);
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

/** What an excerpt may show of a section, the best first. */
const textsOf = ({ summary, prose, code }: Section) => [summary, prose, code].filter(Boolean);

function keepBest(best: Scores, more: Scores, weight: number): void {
  for (const [key, score] of more) {
    const weighted = score * weight;
    if (weighted > (best.get(key) ?? 0)) best.set(key, weighted);
  }
}
