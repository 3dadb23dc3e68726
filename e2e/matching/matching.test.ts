/**
 * TRY-1 shows what the framework does on Bun. `MATCHING_PAIRS=100000` tries more than `npm test` does,
 * `MATCHING_RUNTIMES=minimum,primary,latest` more releases of Bun, and `MATCHING_SEED` other pairs.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { z } from 'zod';
import { createExpandForTest } from '../../e2e/support/expandForTest.ts';
import { listSamples, readSample } from '../../plugins/content/samples/discover.ts';
import { bunPath, RUNTIMES, readVersions, SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { startApp } from '../../theme/try/app/startApp.ts';
import { explain } from '../../theme/try/explorer/explain.ts';
import { METHODS } from '../../theme/try/methods.ts';
import cases from './cases.json' with { type: 'json' };
import { REQUESTS_PER_TABLE, type Request, type Table, tableArbitrary } from './tables.ts';

/** Pairs of a table and a request. */
const PAIRS = Number(process.env.MATCHING_PAIRS ?? 4800);

/**
 * Fewest of them whose app starts, so that the request is answered. On average 60 % are: whole tables start or
 * don't, so that the bar is seven standard deviations below (117 pairs of 4800).
 */
const MIN_ANSWERED = (2000 / 4800) * PAIRS;

/** The same pairs each time, so that a change does not pass or fail by chance; `npm run audit` takes others. */
const SEED = Number(process.env.MATCHING_SEED ?? 20_260_122);

const WANTED = (process.env.MATCHING_RUNTIMES ?? 'primary').split(',');

const MAX_RUN_MS = 60_000 + PAIRS * 20;

const tableSchema = z.object({
  files: z.array(z.object({ path: z.string(), methods: z.array(z.enum(METHODS)) })),
  requests: z.array(z.object({ method: z.enum(METHODS), target: z.string() })),
});

const outcomeSchema = z.object({
  order: z.array(z.string()),
  printed: z.array(z.string()),
  failure: z.string().optional(),
  answers: z
    .array(
      z.object({
        status: z.number(),
        handled: z
          .object({
            file: z.string(),
            params: z.record(z.string(), z.string()),
            wildcardParams: z.array(z.string()).optional(),
          })
          .optional(),
      }),
    )
    .optional(),
});

type Outcome = z.infer<typeof outcomeSchema>;

/** Outcomes of the framework on Bun, with the files on a disk. @param bun path of the program. */
function askBun(bun: string, tables: readonly Table[]): Outcome[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'matching-'));
  try {
    const list = path.join(folder, 'tables.json');
    fs.writeFileSync(list, JSON.stringify(tables));
    const framework = path.join(SAMPLES_DIR, 'node_modules/burger-api/dist/src/index.js');
    execFileSync(bun, [path.resolve(import.meta.dirname, 'realBun.mjs'), framework, folder, list]);
    const outcomes: unknown = JSON.parse(fs.readFileSync(path.join(folder, 'outcomes.json'), 'utf8'));
    return z.array(outcomeSchema).parse(outcomes);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The result of the page for files that a disk lists in this order. */
async function askPage({ files, requests }: Table, order: readonly string[]): Promise<Outcome> {
  const listed = order.flatMap((file) => files.filter((own) => own.path === file));
  const { printed, failure, ask } = await startApp(listed);
  const answers = ask && (await Promise.all(requests.map(({ method, target }) => ask(method, target))));
  return outcomeSchema.parse({ order, printed, failure, answers });
}

/** Every pair with different results of page and Bun, as a table with one request. */
async function differencesOf(tables: readonly Table[], outcomes: readonly Outcome[]) {
  const differences: { table: Table; bun: unknown; page: unknown }[] = [];
  for (const [at, table] of tables.entries()) {
    const bun = outcomes[at];
    if (!bun) throw new Error(`Bun says nothing of table ${at}.`);
    const page = await askPage(table, bun.order);
    for (const [which, request] of table.requests.entries()) {
      const [real, own] = [bun, page].map(({ answers, ...rest }) => ({ ...rest, answer: answers?.[which] }));
      if (JSON.stringify(real) === JSON.stringify(own)) continue;
      differences.push({ table: { files: table.files, requests: [request] }, bun: real, page: own });
    }
  }
  return differences;
}

const tables = fc.sample(tableArbitrary, { numRuns: Math.ceil(PAIRS / REQUESTS_PER_TABLE), seed: SEED });

describe.each(RUNTIMES.filter((runtime) => WANTED.includes(runtime)))(
  'TRY-1 the page and Bun (%s) start the same apps, and name the same file, parameters and status',
  (runtime) => {
    test('for differences that were fixed', async () => {
      const fixed = z.array(tableSchema).min(1).parse(cases);
      expect(await differencesOf(fixed, askBun(bunPath(runtime), fixed))).toEqual([]);
    });

    test(
      `for ${PAIRS} pairs of the seed ${SEED}`,
      async () => {
        const outcomes = askBun(bunPath(runtime), tables);
        const answers = outcomes.flatMap((outcome) => outcome.answers ?? []);
        expect(answers.length).toBeGreaterThan(MIN_ANSWERED);
        expect(answers.filter(({ handled }) => handled).length).toBeGreaterThan(MIN_ANSWERED / 4);
        // Add differences shown here to cases.json.
        expect((await differencesOf(tables, outcomes)).slice(0, 3)).toEqual([]);
      },
      MAX_RUN_MS,
    );
  },
);

test(`TRY-1 every other file has a reason, which is of the right kind, for the seed ${SEED}`, async () => {
  const FITS = new Set(['replaced', 'behind', 'base']);
  let asked = 0;
  let given = 0;
  for (const { files, requests } of tables.slice(0, 150)) {
    for (const { method, target } of requests.slice(0, 4)) {
      asked += 1;
      const { failure, chosen, others } = await explain(files, method, target);
      if (failure !== undefined) continue;
      expect(others.length).toBe(files.length - (chosen ? 1 : 0));
      given += others.length;
      for (const { file, reason } of others) {
        const alone = await startApp([{ ...file, methods: METHODS }]);
        const answer = await alone.ask?.('GET', target);
        expect({ file, target, kind: reason.kind, fits: FITS.has(reason.kind) }).toEqual({
          file,
          target,
          kind: reason.kind,
          fits: Boolean(answer?.handled),
        });
      }
    }
  }
  // Which kinds come up is up to the seed: explain.test.ts has one of each.
  expect(given).toBeGreaterThan(asked / 2);
});

test('TRY-1 the served result is that of the framework in the page', async () => {
  const expand = createExpandForTest(SAMPLES_DIR);
  const explorers = listSamples(SAMPLES_DIR).filter((name) => name.endsWith('/explorer'));
  expect(explorers.length).toBeGreaterThan(1);
  const statuses = new Set<number>();
  for (const name of explorers) {
    for (const { id } of readSample(SAMPLES_DIR, name).requests) {
      const { source, diagnostics } = expand(`<RouteExplorer name="${name}" request="${id}" />\n`);
      // Of a handler that does not answer for itself nothing is served.
      if (diagnostics.length > 0) continue;
      const [, written = ''] = /example=\{(.*)\}>/.exec(source) ?? [];
      const { files, method, target, match }: Table & Request & { match: unknown } = JSON.parse(written);
      const { printed: _, ...outcome } = await explain(files, method, target);
      expect(JSON.parse(JSON.stringify(outcome)), `${name} ${id}`).toEqual(match);
      statuses.add(outcome.status);
    }
  }
  expect(statuses).toEqual(new Set([200, 404]));
});

test('the page runs the release of the framework that the samples do', () => {
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8'));
  expect(dependencies['burger-api']).toBe(readVersions(SAMPLES_DIR).framework);
});
