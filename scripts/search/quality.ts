/** How well the search of the built site answers queries whose answers are known. */
import fs from 'node:fs';
import path from 'node:path';
import { type BodiesShard, type HeadingsShard, unpackHeading } from '../../model/searchFiles.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import type { SearchIndex } from '../../theme/search/ranking/searchIndex.ts';
import { requireBuild } from '../commandLine.ts';

/** Kind of the queries that nothing on the site answers. */
const NONE = 'none';

interface WantedQuery {
  query: string;
  /** Which way of asking it is an example of. */
  kind: string;
  /** Clean address of the page that answers it; absent for those of the kind `NONE`. */
  page?: string;
  /** Id of the section that answers it; the whole page when absent. */
  section?: string;
  /** Other pages and sections that answer it too: `/docs/x`, `/docs/x#id`. */
  also?: string[];
}

export interface Outcome {
  wanted: WantedQuery;
  /** Place of the first result on a wanted page, from 1; 0 when none is. */
  rank: number;
  /** Addresses of the first three results. */
  first: string[];
}

/** The two files of the index. */
export function readShards() {
  const dir = path.join(requireBuild(), 'static/search');
  const read = (name: string): unknown => {
    const file = fs.readdirSync(dir).find((each) => each.startsWith(`${name}.`));
    if (!file) throw new Error(`There is no ${name} file in ${dir}: run "npm run build" first.`);
    return JSON.parse(fs.readFileSync(path.join(dir, file), 'utf8'));
  };
  return { headings: read('headings') as HeadingsShard, bodies: read('bodies') as BodiesShard };
}

/**
 * The search is tuned by the first; nobody looks at how a single query of the second fares, so that they tell how readers do.
 * `minSuccess` is the least share of answered queries by kind. It only rises, unless a set gets other queries.
 */
export const SETS = {
  tuned: {
    title: 'Queries by which the search is tuned',
    file: 'search-queries.json',
    minSuccess: { all: 0.985, job: 0.99, typo: 0.97, none: 0.95 },
  },
  heldOut: {
    title: 'Held-out queries',
    file: 'search-queries-held-out.json',
    minSuccess: { all: 0.965, job: 0.95, typo: 0.97, none: 0.88 },
  },
} as const;

export const readQueries = (set: keyof typeof SETS): WantedQuery[] =>
  JSON.parse(fs.readFileSync(path.join(PROJECT_ROOT, 'e2e', SETS[set].file), 'utf8'));

const answersOf = ({ page, section, also = [] }: WantedQuery): string[] =>
  page ? [section ? `${page}#${section}` : page, ...also] : [];

/** Wanted addresses that the site does not have, with the queries that want them. */
export function missingAnswers(queries: readonly WantedQuery[], headings: HeadingsShard): string[] {
  const known = new Set(
    headings.flatMap(({ path: page, headings }) => [
      page,
      ...headings.map((heading) => `${page}#${unpackHeading(heading)[0]}`),
    ]),
  );
  return queries.flatMap((wanted) =>
    answersOf(wanted)
      .filter((answer) => !known.has(answer))
      .map((answer) => `${answer} (${wanted.query})`),
  );
}

export function ask(engine: SearchIndex, queries: readonly WantedQuery[]): Outcome[] {
  return queries.map((wanted) => {
    const { hits } = engine.search(wanted.query);
    const pages = new Set(answersOf(wanted).map((answer) => answer.split('#')[0]));
    return {
      wanted,
      rank: hits.findIndex(({ path: page }) => pages.has(page)) + 1,
      first: hits.slice(0, 3).map(({ path: page, id }) => (id ? `${page}#${id}` : page)),
    };
  });
}

/** True for no results where none are wanted, else for a wanted page among the first three. */
export const isAnswered = ({ wanted, rank, first }: Outcome): boolean =>
  wanted.kind === NONE ? first.length === 0 : rank > 0 && rank <= 3;

/** Numbers of queries and shares of the answered ones, from 0 to 1, by kind, and of all that something answers. */
export function figuresByKind(outcomes: readonly Outcome[]) {
  const figuresOf = (of: readonly Outcome[]) => ({
    queries: of.length,
    answered: of.filter(isAnswered).length / of.length,
  });
  const kinds = [...new Set(outcomes.map(({ wanted }) => wanted.kind))];
  return new Map([
    ...kinds.map((kind) => [kind, figuresOf(outcomes.filter(({ wanted }) => wanted.kind === kind))] as const),
    ['all', figuresOf(outcomes.filter(({ wanted }) => wanted.kind !== NONE))],
  ]);
}
