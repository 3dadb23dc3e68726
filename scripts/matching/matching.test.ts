import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { z } from 'zod';
import { bunPath, type Runtime, SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { METHODS, startApp } from '../../theme/try/app/startApp.ts';
import cases from './cases.json' with { type: 'json' };
import { REQUESTS_PER_TABLE, type Table, tableArbitrary } from './tables.ts';

/** Pairs of an app and a request; `MATCHING_PAIRS=100000` for a long night. */
const PAIRS = Number(process.env.MATCHING_PAIRS ?? 2400);
const SEED = Number(process.env.MATCHING_SEED ?? Date.now() % 2 ** 31);
const RUNTIMES = (process.env.MATCHING_RUNTIMES ?? 'primary').split(',') as Runtime[];

const tableSchema = z.array(
  z.object({
    files: z.array(z.object({ path: z.string(), methods: z.array(z.enum(METHODS)) })),
    requests: z.array(z.object({ method: z.enum(METHODS), target: z.string() })),
  }),
);

const outcomeSchema = z.array(
  z.object({
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
  }),
);

type Outcome = z.infer<typeof outcomeSchema>[number];

/** What the framework does on real Bun, with the files on a disk. */
function askBun(runtime: Runtime, tables: readonly Table[]): Outcome[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'matching-'));
  try {
    const list = path.join(folder, 'tables.json');
    fs.writeFileSync(list, JSON.stringify(tables));
    const framework = path.join(SAMPLES_DIR, 'node_modules/burger-api/dist/src/index.js');
    const program = path.resolve(import.meta.dirname, 'realBun.mjs');
    execFileSync(bunPath(runtime), [program, framework, folder, list]);
    return outcomeSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, 'outcomes.json'), 'utf8')));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What the page says, for files that lie on the disk in this order. */
async function askPage({ files, requests }: Table, order: readonly string[]): Promise<Outcome> {
  const listed = order.flatMap((file) => files.filter((own) => own.path === file));
  const { printed, failure, ask } = await startApp(listed);
  const answers = ask && (await Promise.all(requests.map(({ method, target }) => ask(method, target))));
  return {
    order: [...order],
    printed: [...printed],
    failure,
    answers: answers?.map(({ status, handled }) => ({
      status,
      handled: handled && {
        ...handled,
        params: { ...handled.params },
        wildcardParams: handled.wildcardParams && [...handled.wildcardParams],
      },
    })),
  };
}

/** Every pair of a table and a request of which page and Bun say something else. */
async function differencesOf(tables: readonly Table[], outcomes: readonly Outcome[]) {
  const differences: unknown[] = [];
  for (const [at, table] of tables.entries()) {
    const bun = outcomes[at];
    if (!bun) throw new Error(`Bun says nothing of table ${at}.`);
    const page = await askPage(table, bun.order);
    const pairs = table.requests.map((request, which) => ({
      files: table.files,
      requests: [request],
      bun: { ...bun, answers: bun.answers?.slice(which, which + 1) },
      page: { ...page, answers: page.answers?.slice(which, which + 1) },
    }));
    differences.push(
      ...pairs.filter(
        ({ bun: real, page: own }) =>
          JSON.stringify(outcomeSchema.element.parse(real)) !==
          JSON.stringify(outcomeSchema.element.parse(own)),
      ),
    );
  }
  return differences;
}

describe.each(RUNTIMES)(
  'TRY-1 the page and Bun (%s) name the same file, parameters and status',
  (runtime) => {
    test('for the cases that once differed', async () => {
      const tables = tableSchema.parse(cases);
      expect(await differencesOf(tables, askBun(runtime, tables))).toEqual([]);
    });

    test(`for ${PAIRS} pairs from the seed ${SEED}`, async () => {
      const tables = fc.sample(tableArbitrary, {
        numRuns: Math.ceil(PAIRS / REQUESTS_PER_TABLE),
        seed: SEED,
      });
      const outcomes = askBun(runtime, tables);
      const differences = await differencesOf(tables, outcomes);
      fs.writeFileSync(`/tmp/explorer/diff-${runtime}.json`, JSON.stringify(differences, null, 1));
      console.log(
        runtime,
        differences.length,
        outcomes.filter((o) => o.failure).length,
        outcomes.flatMap((o) => o.answers ?? []).filter((a) => a.handled).length,
        outcomes.flatMap((o) => o.answers ?? []).length,
      );
      expect(differences.slice(0, 3)).toEqual([]);
    }, 600_000);
  },
);
