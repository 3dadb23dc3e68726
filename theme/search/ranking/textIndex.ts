import MiniSearch, { type SearchOptions } from 'minisearch';
import type { IndexedPage } from '../../../model/searchFiles.ts';
import { stemOf, termsOf } from '../../../model/searchTerms.ts';
import * as weights from './weights.ts';

/** A section of a page, or the beginning of the page (without `id`). */
export interface Section {
  /** Place in the list of sections. */
  key: number;
  page: IndexedPage;
  id: string;
  title: string;
  heading: string;
  summary: string;
  /** Other words for the page; empty for its sections. */
  names: string;
  /** What people ask who need the page; empty for its sections. */
  asks: string;
  prose: string;
  code: string;
  /** All words in order, once they were needed. */
  sequence?: readonly string[] | undefined;
}

/** What a section has of some words. */
export interface Found {
  score: number;
  /** In its heading, its page's title or another name of the page. */
  named: boolean;
  /** Under words that the vocabulary has in place of the reader's. */
  viaSynonym: boolean;
  /** Only among what people ask for: the page itself does not have them. */
  asked: boolean;
}

/** By key of the section. */
export type Scores = Map<number, Found>;

/** What a section and its page are called. */
const NAMES = ['heading', 'title', 'names'] as const;

const FIELDS = [...NAMES, 'asks', 'summary', 'prose', 'code'] as const;

const isName = (field: string) => NAMES.some((name) => name === field);

const identity = (term: string) => term;

/** Sections by their terms. */
export class TextIndex {
  /** All terms, stems among them; another set once there are words that no text here has. */
  words = new Set<string>();
  readonly entries = new MiniSearch<Section>({
    idField: 'key',
    fields: [...FIELDS],
    tokenize: (text) => {
      const terms = termsOf(text);
      for (const term of terms) this.words.add(term);
      return terms;
    },
    processTerm: identity,
    searchOptions: {
      boost: weights.FIELD_BOOSTS,
      tokenize: (term) => [term],
      processTerm: identity,
      weights: { prefix: weights.PREFIX_WEIGHT, fuzzy: 0 },
    },
  });

  addAll(sections: readonly Section[]): void {
    this.entries.addAll(sections);
  }

  /** Adds them in pieces, so that questions are answered in between. */
  async addAllAsync(sections: readonly Section[]): Promise<void> {
    await this.entries.addAllAsync(sections, { chunkSize: 50 });
  }

  find(term: string, options: SearchOptions = {}): Scores {
    return new Map(
      this.entries.search(term, options).map(({ id, score, match }) => {
        const fields = Object.values(match).flat();
        const asked = fields.every((field) => field === 'asks');
        return [id, { score, named: fields.some(isName), viaSynonym: false, asked }];
      }),
    );
  }

  /** Sections with all terms, in any of their forms. */
  findAll(terms: readonly string[]): Scores {
    const [first = new Map<number, Found>(), ...others] = terms.map((term) => {
      const scores = this.find(term);
      const stem = stemOf(term);
      if (stem) mergeBest(scores, this.find(stem), weights.STEM_WEIGHT);
      return scores;
    });
    const all: Scores = new Map();
    for (const [key, found] of first) {
      const every = [found, ...others.map((other) => other.get(key))].filter((each) => each !== undefined);
      if (every.length < terms.length) continue;
      all.set(key, {
        score: every.reduce((sum, { score }) => sum + score, 0) / every.length,
        named: every.every(({ named }) => named),
        viaSynonym: false,
        asked: every.some(({ asked }) => asked),
      });
    }
    return all;
  }
}

/**
 * Takes over what scores higher than what is there.
 *
 * @param meant the words were looked for in the place of the reader's: they do not make a name of what they stand in.
 */
export function mergeBest(best: Scores, more: Scores, weight: number, viaSynonym = false): void {
  for (const [key, { score, named, asked }] of more) {
    const before = best.get(key);
    best.set(key, {
      score: Math.max(score * weight, before?.score ?? 0),
      named: (named && !viaSynonym) || before?.named === true,
      viaSynonym: viaSynonym || before?.viaSynonym === true,
      asked: asked && before?.asked !== false,
    });
  }
}
