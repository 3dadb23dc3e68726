/** How well the search of the built site answers queries whose answers are known. */
import fs from 'node:fs';
import path from 'node:path';
import { type BodiesShard, type HeadingsShard, unpackHeading } from '../../model/searchFiles.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { SearchIndex } from '../../theme/search/ranking/searchIndex.ts';
import { requireBuild } from '../commandLine.ts';

/** Kind of the queries that nothing on the site answers. */
export const NONE = 'none';

export interface WantedQuery {
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
  pageRank: number;
  /** Place of the first wanted section, where sections are named. */
  sectionRank: number;
  first: string[];
}

export interface Shards {
  headings: HeadingsShard;
  bodies: BodiesShard;
}

export function readShards(): Shards {
  const dir = path.join(requireBuild(), 'static/search');
  const read = (name: string): unknown => {
    const file = fs.readdirSync(dir).find((each) => each.startsWith(`${name}.`));
    if (!file) throw new Error(`There is no ${name} file in ${dir}: run "npm run build" first.`);
    return JSON.parse(fs.readFileSync(path.join(dir, file), 'utf8'));
  };
  return { headings: read('headings') as HeadingsShard, bodies: read('bodies') as BodiesShard };
}

/** The search is tuned by the first; nobody looks at how a single query of the second fares, so that they tell how readers do. */
export const SETS = { tuned: 'search-queries.json', heldOut: 'search-queries-held-out.json' } as const;

export function readQueries(set: keyof typeof SETS): WantedQuery[] {
  return JSON.parse(fs.readFileSync(path.join(PROJECT_ROOT, 'e2e', SETS[set]), 'utf8'));
}

/** Wanted addresses that the site does not have, with the queries that want them. */
export function missingAnswers(queries: readonly WantedQuery[], { headings }: Shards): string[] {
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

function answersOf({ page, section, also = [] }: WantedQuery): string[] {
  return page ? [section ? `${page}#${section}` : page, ...also] : [];
}

export function ask(engine: SearchIndex, queries: readonly WantedQuery[]): Outcome[] {
  return queries.map((wanted) => {
    const hits = engine
      .search(wanted.query)
      .hits.map(({ path: page, id }) => ({ page, address: id ? `${page}#${id}` : page }));
    const answers = answersOf(wanted);
    const pages = new Set(answers.map((answer) => answer.split('#')[0]));
    const answersAt = (hit: { page: string; address: string }) =>
      answers.some((answer) => answer === hit.address || (!answer.includes('#') && answer === hit.page));
    return {
      wanted,
      pageRank: hits.findIndex(({ page }) => pages.has(page)) + 1,
      sectionRank: hits.findIndex(answersAt) + 1,
      first: hits.slice(0, 3).map(({ address }) => address),
    };
  });
}

/** True for no results where none are wanted, else for a wanted page among the first three. */
export function isAnswered({ wanted, pageRank, first }: Outcome): boolean {
  return wanted.kind === NONE ? first.length === 0 : pageRank > 0 && pageRank <= 3;
}

/** Of queries that something answers; shares from 0 to 1. */
function figuresOf(outcomes: readonly Outcome[]) {
  const share = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length / outcomes.length;
  return {
    queries: outcomes.length,
    first: share(({ pageRank }) => pageRank === 1),
    firstThree: share(isAnswered),
    /** Mean of 1 / place. */
    meanReciprocalRank:
      outcomes.reduce((sum, { pageRank }) => sum + (pageRank ? 1 / pageRank : 0), 0) / outcomes.length,
    /** Share of wanted sections in the first three. */
    sectionFirstThree: share(({ sectionRank }) => sectionRank > 0 && sectionRank <= 3),
  };
}

export type Figures = ReturnType<typeof figuresOf>;

/** Figures of all queries that something answers, and of each kind of them in the order of the file. */
export function figuresByKind(all: readonly Outcome[]): Map<string, Figures> {
  const outcomes = all.filter(({ wanted }) => wanted.kind !== NONE);
  const kinds = [...new Set(outcomes.map(({ wanted }) => wanted.kind))];
  return new Map([
    ...kinds.map((kind) => [kind, figuresOf(outcomes.filter(({ wanted }) => wanted.kind === kind))] as const),
    ['all', figuresOf(outcomes)],
  ]);
}

export async function createEngine({ headings, bodies }: Shards): Promise<SearchIndex> {
  const engine = new SearchIndex(headings);
  await engine.addBodies(bodies);
  return engine;
}
