import type { Directory, PagePart, WordsPart } from '../../../model/searchFiles.ts';
import { isStem, stemOf } from '../../../model/searchTerms.ts';
import { type Concept, originsIn, parseQuery } from './concepts.ts';
import { correctionsOf } from './corrections.ts';
import { type SearchIndex, sectionsOf } from './searchIndex.ts';
import * as weights from './weights.ts';
import type { Words } from './wordSequence.ts';

/** Loaded pages of a query: with fewer, better answers are missed. */
const MAX_LIKELY_PAGES = 32;

interface Known {
  form: string;
  /** Weight by place of the page. */
  pages: ReadonlyMap<number, number>;
}

type Pages = Map<number, number>;

const formOf = (word: string) => stemOf(word)?.slice(1) ?? word;

function beginningOf(word: string): string {
  const form = formOf(word);
  return form.slice(0, Math.max(weights.MIN_PREFIX_LENGTH, form.length - 1));
}

function mergeMost(most: Pages, more: ReadonlyMap<number, number>, weight: number): void {
  for (const [page, count] of more) most.set(page, Math.max(most.get(page) ?? 0, count * weight));
}

function pagesOf(list: string): Pages {
  const pages: Pages = new Map();
  let number = 0;
  for (const step of list ? list.split(' ') : []) {
    number += Number.parseInt(step, 36);
    mergeMost(pages, new Map([[number >> 1, number % 2 ? weights.FIELD_BOOSTS.heading : 1]]), 1);
  }
  return pages;
}

/** Index of a large site: loads the words of a query, and the pages that are likely to answer it. */
export class PartialIndex {
  readonly #searchIndex: SearchIndex;
  readonly #directory: Directory;
  readonly #load: (name: string) => Promise<unknown>;
  /** Loaded parts, and parts in flight. */
  readonly #parts = new Map<string, Promise<void>>();
  readonly #words = new Map<string, Known>();

  /** @param searchIndex with the titles. @param load of a part; a failed one is requested again with the next query. */
  constructor(searchIndex: SearchIndex, directory: Directory, load: (name: string) => Promise<unknown>) {
    this.#searchIndex = searchIndex;
    this.#directory = directory;
    this.#load = load;
  }

  /** Loads the parts of a query into the index. @throws when a part cannot be loaded. */
  async prepare(query: string): Promise<void> {
    await this.#loadWords(this.#termsOf(query).map(beginningOf));
    // Corrections: most slips leave the first letter right; for long words all parts are needed.
    await this.#loadWords(this.#unknownTermsOf(query, 1).map((term) => term.slice(0, 1)));
    await this.#loadWords(this.#unknownTermsOf(query, weights.LONG_WORD).map(() => ''));
    const use = (at: number) => this.#once(`page-${at}`, (part) => this.#addPage(at, part as PagePart));
    await Promise.all(this.#likelyPages(query).map(use));
  }

  #asked(query: string): { concepts: Concept[]; words: Words } {
    const { words } = this.#searchIndex.index;
    return { concepts: parseQuery(query, words), words };
  }

  #termsOf(query: string): string[] {
    const { concepts } = this.#asked(query);
    return concepts.flatMap(({ alternatives }) =>
      alternatives.flatMap(({ terms }) => terms.filter((term) => !isStem(term))),
    );
  }

  /** Terms without a page or a correction. @param length minimum in letters. */
  #unknownTermsOf(query: string, length: number): string[] {
    const { words } = this.#asked(query);
    return this.#termsOf(query).filter(
      (term) =>
        weights.maxSlips(term.length) > 0 &&
        term.length >= length &&
        this.#pagesWith(term).size === 0 &&
        correctionsOf(term, words).length === 0,
    );
  }

  async #loadWords(beginnings: readonly string[]): Promise<void> {
    const { words } = this.#directory;
    const mayHold = (at: number, beginning: string) => {
      const first = words[at] ?? '';
      const next = words[at + 1];
      return (next === undefined || next > beginning) && (first <= beginning || first.startsWith(beginning));
    };
    const wanted = words.flatMap((_, at) => (beginnings.some((each) => mayHold(at, each)) ? [at] : []));
    await Promise.all(
      wanted.map((at) => this.#once(`words-${at}`, (part) => this.#addWords(part as WordsPart))),
    );
  }

  #addWords(part: WordsPart): void {
    for (const [word, list] of Object.entries(part)) {
      this.#words.set(word, { form: formOf(word), pages: pagesOf(list) });
    }
    const { index } = this.#searchIndex;
    // A new set invalidates the cache of corrections.
    index.words = new Set([...index.words, ...Object.keys(part)]);
  }

  /** @param at place in the first file, which has titles only. */
  #addPage(at: number, { page, prose, code }: PagePart): void {
    const { sections, origins, index } = this.#searchIndex;
    origins.set(page, originsIn(page.title));
    for (const [place, section] of sectionsOf(page, at).entries()) {
      if (place > 0) section.key = sections.length;
      section.prose = prose[place] ?? '';
      section.code = code[place] ?? '';
      sections[section.key] = section;
      if (place === 0) index.entries.replace(section);
      else index.entries.add(section);
    }
  }

  async #once(name: string, use: (part: unknown) => void): Promise<void> {
    const loading = this.#parts.get(name) ?? this.#load(name).then(use);
    this.#parts.set(name, loading);
    try {
      await loading;
    } catch (error) {
      this.#parts.delete(name);
      throw error;
    }
  }

  /** Places of the best pages; rare words weigh more. */
  #likelyPages(query: string): number[] {
    const { concepts, words } = this.#asked(query);
    const sums: Pages = new Map();
    for (const concept of concepts) {
      const pages = this.#pagesOf(concept, words);
      const rarity =
        concept.weight * Math.log(1 + this.#searchIndex.sections.length / Math.max(1, pages.size));
      for (const [page, count] of pages) sums.set(page, (sums.get(page) ?? 0) + rarity * count);
    }
    return [...sums]
      .sort(([a, x], [b, y]) => y - x || a - b)
      .slice(0, MAX_LIKELY_PAGES)
      .map(([page]) => page);
  }

  #pagesOf({ alternatives, word }: Concept, words: Words): Pages {
    const most: Pages = new Map();
    for (const { terms, weight } of alternatives) {
      const [first = new Map<number, number>(), ...others] = terms
        .filter((term) => !isStem(term))
        .map((term) => this.#pagesWith(term));
      mergeMost(
        most,
        new Map([...first].filter(([page]) => others.every((other) => other.has(page)))),
        weight,
      );
    }
    if (word.length >= weights.MIN_PREFIX_LENGTH)
      for (const [other, { pages }] of this.#words)
        if (other.startsWith(word)) mergeMost(most, pages, weights.PREFIX_WEIGHT);
    if (word && most.size === 0)
      for (const { term, weight } of correctionsOf(word, words))
        mergeMost(most, this.#pagesWith(term), weight);
    return most;
  }

  #pagesWith(word: string): Pages {
    const most: Pages = new Map();
    const form = formOf(word);
    for (const [other, known] of this.#words)
      if (known.form === form) mergeMost(most, known.pages, other === word ? 1 : weights.STEM_WEIGHT);
    return most;
  }
}
