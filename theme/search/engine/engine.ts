import { distance } from 'fastest-levenshtein';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { excerptOf, markWords, type Segment } from './excerpt.ts';
import { SYNONYMS } from './language.ts';
import * as ranking from './ranking.ts';
import type { BodiesShard, HeadingsShard, IndexedPage } from './shards.ts';
import {
  chunksOf,
  humpsOf,
  isStem,
  isStopWord,
  partsOf,
  sequenceOf,
  stemOf,
  termsOf,
  wholeOf,
} from './words.ts';

/** A section of a page, or the beginning of the page (without `id`). */
interface Section {
  /** Place in the list of sections. */
  key: number;
  page: IndexedPage;
  id: string;
  title: string;
  heading: string;
  summary: string;
  prose: string;
  code: string;
  /** All words in order, once they were needed. */
  sequence?: readonly string[] | undefined;
}

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

/** What one word of the reader may be called on the pages: any of the ways, all terms of a way together. */
interface Concept {
  ways: { terms: readonly string[]; weight: number }[];
  /** The reader's word; empty when its ways are not to be completed or corrected. */
  word: string;
}

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

/** Stems of the words of a text, to compare forms of a phrase. */
const formOf = (text: string) =>
  sequenceOf(text)
    .map((word) => stemOf(word) ?? word)
    .join(' ');

const synonyms = new Map(
  Object.entries(SYNONYMS).map(([phrase, others]) => [formOf(phrase), others.map(sequenceOrWhole)]),
);

function sequenceOrWhole(text: string): string[] {
  return chunksOf(text).flatMap((chunk) => (chunk.startsWith('[') ? [wholeOf(chunk)] : sequenceOf(chunk)));
}

/** Most words side by side in the table of synonyms. */
const LONGEST_SYNONYM = Math.max(...[...synonyms.keys()].map((phrase) => phrase.split(' ').length));

/** Finds sections by words. Knows nothing of page, network or worker. */
export class SearchEngine {
  readonly #sections: readonly Section[];
  #words = new Set<string>();
  #index = createIndex(this.#words);
  #complete = false;

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
    this.#complete = true;
  }

  search(query: string, scope: SearchScope = {}): SearchAnswer {
    const hits = this.#find(query, scope);
    const suggestions = hits.length === 0 ? this.#nearestWords(query) : [];
    const nearest = suggestions[0] === undefined ? [] : this.#find(suggestions[0], scope);
    return { hits, complete: this.#complete, suggestions, nearest: nearest.slice(0, ranking.MOST_NEAREST) };
  }

  #find(query: string, scope: SearchScope): SearchHit[] {
    const concepts = this.#readQuery(query);
    const scored = this.#score(concepts, scope);
    const ranked = this.#compare(scored, query);
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

  /** The reader's words as concepts: without stop words, unless there are no others. */
  #readQuery(query: string): Concept[] {
    const chunks = chunksOf(query);
    const concepts: Concept[] = [];
    const seen = new Set<string>();
    const add = (concept: Concept) => {
      const key = concept.ways.map(({ terms }) => terms.join('+')).join(' ');
      if (!seen.has(key)) concepts.push(concept);
      seen.add(key);
    };
    for (let at = 0; at < chunks.length; at++) {
      const phrase = this.#phraseAt(chunks, at);
      if (phrase) {
        add(phrase.concept);
        at += phrase.length - 1;
        continue;
      }
      const chunk = chunks[at] ?? '';
      const whole = wholeOf(chunk);
      const parts = partsOf(chunk);
      if (parts.length === 1 && parts[0]?.toLowerCase() === whole) add(this.#wordConcept(parts[0]));
      else if (this.#words.has(whole)) {
        const ways = [
          { terms: [whole], weight: 1 },
          { terms: parts.map((part) => part.toLowerCase()), weight: ranking.PARTS_WEIGHT },
        ];
        add({ word: '', ways });
      } else for (const part of parts) add(this.#wordConcept(part));
    }
    const telling = concepts.filter(({ ways }) => !isStopWord(ways[0]?.terms[0] ?? ''));
    return telling.length > 0 ? telling : concepts;
  }

  /** The longest entry of the table of synonyms with several words that begins here. */
  #phraseAt(chunks: readonly string[], at: number): { concept: Concept; length: number } | undefined {
    for (let length = Math.min(LONGEST_SYNONYM, chunks.length - at); length > 0; length--) {
      const words = chunks.slice(at, at + length).join(' ');
      if (sequenceOf(words).length < 2) continue;
      const others = synonyms.get(formOf(words));
      if (!others) continue;
      const ways = [
        { terms: sequenceOf(words), weight: 1 },
        ...others.map((terms) => ({ terms, weight: ranking.SYNONYM_WEIGHT })),
      ];
      return { concept: { word: '', ways }, length };
    }
    return undefined;
  }

  #wordConcept(part: string): Concept {
    const word = part.toLowerCase();
    const ways: Concept['ways'] = [{ terms: [word], weight: 1 }];
    const stem = stemOf(word);
    if (stem) ways.push({ terms: [stem], weight: ranking.STEM_WEIGHT });
    const humps = this.#words.has(word) ? [] : humpsOf(part);
    if (humps.length > 0) ways.push({ terms: humps, weight: ranking.PARTS_WEIGHT });
    for (const terms of synonyms.get(formOf(word)) ?? [])
      ways.push({ terms, weight: ranking.SYNONYM_WEIGHT });
    return { word, ways };
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

  /** Words of the site that the reader may have meant by a word that is none. */
  #corrections(word: string): { term: string; weight: number }[] {
    const swapped = swapsOf(word).filter((term) => this.#words.has(term));
    if (swapped.length > 0) return swapped.map((term) => ({ term, weight: ranking.SWAP_WEIGHT }));
    const most = Math.min(ranking.MOST_WRONG_LETTERS, Math.round(word.length * ranking.FUZZINESS));
    if (most === 0) return [];
    const whole: { term: string; weight: number }[] = [];
    const beginnings: { term: string; weight: number }[] = [];
    for (const term of this.#words) {
      if (isStem(term) || term.length < word.length - most) continue;
      const far = term.length <= word.length + most ? distance(word, term) : most + 1;
      if (far <= most) whole.push({ term, weight: ranking.FUZZY_WEIGHT / far });
      else if (term.length > word.length && term[0] === word[0]) {
        const farBeginning = distance(word, term.slice(0, word.length));
        if (farBeginning <= most)
          beginnings.push({ term, weight: ranking.FUZZY_PREFIX_WEIGHT / farBeginning });
      }
    }
    return whole.length > 0 ? whole : beginnings;
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

  /** Looks at the best sections word by word: runs of the reader's words count more than scattered ones. */
  #compare(scored: ReadonlyMap<Section, number>, query: string): { section: Section; score: number }[] {
    const best = [...scored]
      .map(([section, score]) => ({ section, score }))
      .sort(byScore)
      .slice(0, ranking.CLOSELY_COMPARED);
    const wanted = sequenceOf(query);
    const form = formOf(query);
    for (const each of best) {
      if (form && isCalled(each.section, form)) each.score *= ranking.SAME_HEADING_FACTOR;
      const share = longestRun(wanted, sequenceOfSection(each.section));
      each.score *= 1 + (ranking.PHRASE_FACTOR - 1) * share;
    }
    return best.sort(byScore);
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

  /** Words of the site that look most like the reader's. */
  #nearestWords(query: string): string[] {
    const asked = sequenceOf(query).filter((word) => !isStopWord(word) && !this.#words.has(word));
    const words = [...this.#words].filter((word) => /^\p{L}{4,}$/u.test(word) && !isStopWord(word));
    return asked
      .flatMap((word) =>
        words.map((other) => ({ other, far: distance(word, other) / Math.max(word.length, other.length) })),
      )
      .sort((a, b) => a.far - b.far || a.other.localeCompare(b.other))
      .map(({ other }) => other)
      .filter((word, at, all) => all.indexOf(word) === at)
      .slice(0, ranking.MOST_SUGGESTIONS);
  }
}

/** What an excerpt may show of a section, the best first. */
const textsOf = ({ summary, prose, code }: Section) => [summary, prose, code].filter(Boolean);

const byScore = (a: { section: Section; score: number }, b: { section: Section; score: number }) =>
  b.score - a.score || a.section.key - b.section.key;

/** The word with each two neighbouring letters changed places. */
function swapsOf(word: string): string[] {
  const swaps: string[] = [];
  for (let at = 0; at + 1 < word.length; at++)
    if (word[at] !== word[at + 1])
      swaps.push(`${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
  return swaps;
}

function keepBest(best: Scores, more: Scores, weight: number): void {
  for (const [key, score] of more) {
    const weighted = score * weight;
    if (weighted > (best.get(key) ?? 0)) best.set(key, weighted);
  }
}

function sequenceOfSection(section: Section): readonly string[] {
  const { heading, prose, code } = section;
  section.sequence ??= sequenceOf(`${heading}\n${prose}\n${code}`);
  return section.sequence;
}

/** True when a section's heading is the query, or a page's title begins with it: "OpenAPI / Swagger" for "openapi". */
function isCalled({ id, heading }: Section, form: string): boolean {
  const own = formOf(heading);
  return own === form || (!id && own.startsWith(`${form} `));
}

/** Length of the longest run of `wanted` among words, as a share of all of `wanted`. */
function longestRun(wanted: readonly string[], words: readonly string[]): number {
  if (wanted.length < ranking.SHORTEST_PHRASE) return 0;
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
  return longest < ranking.SHORTEST_PHRASE ? 0 : longest / wanted.length;
}

/** Spreads the results over pages: further sections of a page count less and less. */
function pickResults(
  ranked: readonly { section: Section; score: number }[],
): { section: Section; score: number }[] {
  const seen = new Map<IndexedPage, number>();
  const least = (ranked[0]?.score ?? 0) * ranking.LEAST_SHARE;
  return ranked
    .flatMap(({ section, score }) => {
      const before = seen.get(section.page) ?? 0;
      seen.set(section.page, before + 1);
      if (before >= ranking.MOST_OF_PAGE || score < least) return [];
      return [{ section, score: score * ranking.SAME_PAGE_FACTOR ** before }];
    })
    .sort(byScore)
    .slice(0, ranking.MOST_RESULTS);
}
