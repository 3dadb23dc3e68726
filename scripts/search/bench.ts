/** Bytes and times of the search, for this site, for 45 and for 400 pages; part of `npm run bench`. */
import { SearchEngine } from '../../theme/search/engine/engine.ts';
import type { BodiesShard, HeadingsShard } from '../../theme/search/engine/shards.ts';
import { readQueries, readShards } from './quality.ts';
import { kilobytes, searchSizes } from './size.ts';

/** Sizes of the sites that are made up. */
const SIZES = [45, 400] as const;

interface Shards {
  headings: HeadingsShard;
  bodies: BodiesShard;
}

/**
 * A site of `count` pages from the pages of this one: copies have another address and other words, so that neither
 * compression nor vocabulary profits from the repetition.
 */
function enlarge({ headings, bodies }: Shards, count: number): Shards {
  // A third of the longer words of a copy is its own: about what a new page brings with it.
  const own = (text: string, copy: number) =>
    copy === 0
      ? text
      : text.replace(/\p{L}{5,}/gu, (word) =>
          (word.length + copy) % 3
            ? word
            : [...word].reverse().join('') + String.fromCodePoint(97 + (copy % 26)),
        );
  const pages = Array.from({ length: count }, (_, at) => ({
    from: at % headings.length,
    copy: Math.floor(at / headings.length),
  }));
  return {
    headings: pages.flatMap(({ from, copy }) => {
      const page = headings[from];
      if (!page) return [];
      return [
        {
          ...page,
          path: copy ? `${page.path}-${copy}` : page.path,
          title: own(page.title, copy),
          headings: page.headings.map(([id, text]) => [id, own(text, copy)] as const),
        },
      ];
    }),
    bodies: {
      prose: pages.map(({ from, copy }) => (bodies.prose[from] ?? []).map((text) => own(text, copy))),
      code: pages.map(({ from, copy }) => (bodies.code[from] ?? []).map((text) => own(text, copy))),
    },
  };
}

/** Value below which `share` of the values lie. */
function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
}

/** One row: what is downloaded, and how long answers take in a process of their own, as in the worker. */
async function measure(name: string, { headings, bodies }: Shards): Promise<string[]> {
  const began = performance.now();
  const engine = new SearchEngine(headings);
  engine.search('validation');
  const first = performance.now() - began;
  await engine.addBodies(bodies);
  const all = performance.now() - began;
  const times = readQueries('tuned').map(({ query }) => {
    const asked = performance.now();
    engine.search(query);
    return performance.now() - asked;
  });
  return [
    name,
    kilobytes(JSON.stringify(headings)).toFixed(1),
    kilobytes(JSON.stringify(bodies)).toFixed(1),
    `${first.toFixed(0)} ms`,
    `${all.toFixed(0)} ms`,
    `${percentile(times, 0.5).toFixed(1)} ms`,
    `${percentile(times, 0.95).toFixed(1)} ms`,
  ];
}

/** @returns the table of the search's figures, its head first; sizes in kB, brotli. */
export async function benchSearch(): Promise<string[][]> {
  const shards = readShards();
  const head = [
    'Search',
    'Headings',
    'Text',
    'First answer',
    'All indexed',
    'Answer, median',
    'Answer, 95 % within',
  ];
  const sizes = searchSizes();
  const scripts = (sizes.get('worker') ?? 0) + (sizes.get('dialog') ?? 0);
  const rows = [await measure(`this site, with scripts of ${scripts.toFixed(1)} kB`, shards)];
  for (const size of SIZES) rows.push(await measure(`${size} pages`, enlarge(shards, size)));
  return [head, ...rows];
}

if (process.argv[1] === import.meta.filename) console.table(await benchSearch());
