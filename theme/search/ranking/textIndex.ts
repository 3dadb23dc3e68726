import MiniSearch, { type SearchOptions } from 'minisearch';
import type { IndexedPage } from '../../../model/searchFiles.ts';
import { stemOf, termsOf } from '../../../model/searchTerms.ts';
import * as weights from './weights.ts';

/** A section, or the introduction of a page (without `id`). */
export interface Section {
  key: number;
  page: IndexedPage;
  id: string;
  title: string;
  heading: string;
  summary: string;
  /** Other names of the page; empty for sections. */
  names: string;
  /** `asks` of the page; empty for sections. */
  asks: string;
  prose: string;
  code: string;
  /** Words in order, computed on demand. */
  sequence?: readonly string[] | undefined;
}

export interface Found {
  score: number;
  /** In heading, title or name. */
  named: boolean;
  viaSynonym: boolean;
  /** Matched in `asks` only. */
  asked: boolean;
}

/** By key of the section. */
export type Scores = Map<number, Found>;

const NAMES = ['heading', 'title', 'names'] as const;

const FIELDS = [...NAMES, 'asks', 'summary', 'prose', 'code'] as const;

const isName = (field: string) => NAMES.some((name) => name === field);

const identity = (term: string) => term;

export class TextIndex {
  /** Terms and stems; replaced by another set when words without text are added. */
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

  /** In chunks, so that queries are answered meanwhile. */
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

/** Takes the higher score of each section. @param viaSynonym synonyms in a name do not count as named. */
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
