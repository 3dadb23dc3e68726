/**
 * `npx tsx e2e/recipe-pairs`: makes an app of each pair of recipes, type-checks it, starts it once for each program in it, and
 * compares its responses with what was recorded of that program alone. Names of recipes behind it choose the pairs that have one of them,
 * `--runtime latest` the newest Bun.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSample, type Sample } from '../../plugins/content/samples/discover.ts';
import { type Answer, type NoAnswer, type Run, runOf } from '../../plugins/content/samples/recording.ts';
import { BASE_RUNTIME, type Runtime, SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { readArguments } from '../../scripts/commandLine.ts';
import { endPrograms } from '../../scripts/programs.ts';
import { runMain, UserError } from '../../scripts/run.mjs';
import { parseRuntime } from '../../scripts/samples/parseRuntimes.ts';
import { ask, play, recordedAnswer } from '../../scripts/samples/play.ts';
import { type Failure, printFailures } from '../../scripts/samples/report.ts';
import { typeCheck } from '../../scripts/samples/typecheck.ts';
import { ensureSamples } from '../../scripts/setup.mjs';
import { addressIn, combine, credentialsFor, prefixOf, preloadOf } from './combine.ts';
import { CONTRADICTIONS, COUNT, RECIPES, type Recipe } from './recipes.ts';

/** An app of two recipes. */
interface Pair {
  /** Of both recipes, with a plus between: the name of its folder. */
  name: string;
  programs: readonly Sample[];
  env: Record<string, string>;
  dir: string;
}

const isTest = ({ settings }: Sample) => settings.command !== undefined;

/** Statuses that another program of the app gives a request, because the two contradict each other by purpose. */
function contradicted({ name }: Sample, { programs }: Pair): Readonly<Record<string, number>> {
  const found = CONTRADICTIONS.filter(
    ({ of, by }) => of === name && programs.some((other) => other.name === by),
  );
  return Object.assign({}, ...found.map(({ responses }) => responses));
}

/** True for a response with all parts of the recorded one; it may have more headers. */
function hasAll(recorded: Answer | NoAnswer | undefined, now: Answer | NoAnswer | undefined): boolean {
  if (!recorded || !now || 'outcome' in recorded || 'outcome' in now)
    return JSON.stringify(recorded) === JSON.stringify(now);
  return (
    recorded.status === now.status &&
    recorded.body === now.body &&
    Object.entries(recorded.headers).every(([name, value]) => now.headers[name]?.includes(value))
  );
}

/** Sends a program's requests to the app of a pair. */
async function checkRequests(program: Sample, pair: Pair, runtime: Runtime): Promise<string[]> {
  const { requests, recording, settings } = program;
  if (!recording) throw new Error(`${program.name} has no recording.`);
  const sent = requests.map((request, count) => {
    const written = new Set(request.headers.map(([name]) => name.toLowerCase()));
    const added = Object.entries(credentialsFor(program.name, pair.programs))
      .filter(([name]) => !written.has(name))
      .map(([name, value]) => [name, value.replace(COUNT, String(count + 1))] as const);
    return {
      ...request,
      target: addressIn(prefixOf(program.name), request.target),
      headers: [...request.headers, ...added],
    };
  });
  const app = { dir: pair.dir, settings: { ...settings, env: pair.env, recordingEnv: {} } };
  const answers = await ask(app, runtime, sent);
  if (answers.length < sent.length) return ['does not start'];
  const refused = contradicted(program, pair);
  return sent.flatMap(({ id }, at) => {
    const raw = answers[at];
    const now = raw && recordedAnswer(raw, settings.headers, { port: 4000, dir: pair.dir });
    const wanted = refused[id];
    if (wanted === undefined) {
      const recorded = runOf(recording, runtime).answers[id];
      if (hasAll(recorded, now)) return [];
      return [
        `"${id}" is\n${JSON.stringify(now, null, 2)}\nrecorded is\n${JSON.stringify(recorded, null, 2)}`,
      ];
    }
    return now && 'status' in now && now.status === wanted ? [] : [`"${id}" is no ${wanted}.`];
  });
}

/** Runs a program's tests in the app of a pair. */
async function checkTests(program: Sample, pair: Pair, runtime: Runtime): Promise<string[]> {
  const { recording } = program;
  if (!recording) throw new Error(`${program.name} has no recording.`);
  const files = fs.readdirSync(program.dir).filter((file) => file.endsWith('.test.ts'));
  const preload = ['--preload', `./${preloadOf(program.name)}`];
  const command = ['bun', 'test', ...preload, ...files.map((file) => `./${file}`)];
  const settings = { ...program.settings, env: pair.env, recordingEnv: {}, command };
  const run = await play({ ...program, dir: pair.dir, settings, requests: [] }, runtime);
  const passed = ({ stderr }: Run) => stderr.filter((line) => line.startsWith('(pass)')).sort();
  const isSame = run.exitCode === 0 && `${passed(run)}` === `${passed(runOf(recording, runtime))}`;
  return isSame ? [] : [`fails its tests:\n${[...run.stdout, ...run.stderr].join('\n')}`];
}

/** Names of the pairs, each once. */
function pairsOf(chosen: readonly string[]): (readonly [Recipe, Recipe])[] {
  const recipes = Object.keys(RECIPES) as Recipe[];
  const unknown = chosen.find((name) => !(name in RECIPES));
  if (unknown !== undefined)
    throw new UserError(`There is no recipe "${unknown}". There are: ${recipes.join(', ')}.`);
  return recipes
    .flatMap((a, at) => recipes.slice(at + 1).map((b) => [a, b] as const))
    .filter((pair) => chosen.length === 0 || pair.some((recipe) => chosen.includes(recipe)));
}

runMain(async () => {
  const { values, positionals } = readArguments(
    { runtime: { type: 'string', default: BASE_RUNTIME } },
    { allowPositionals: true },
  );
  const runtime = parseRuntime(values.runtime);
  const chosen = pairsOf(positionals);
  await ensureSamples();
  process.once('exit', endPrograms);
  const began = performance.now();
  const failures: Failure[] = [];
  const root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'recipe-pairs-'));
  try {
    fs.copyFileSync(path.join(SAMPLES_DIR, 'tsconfig.json'), path.join(root, 'tsconfig.json'));
    fs.symlinkSync(path.join(SAMPLES_DIR, 'node_modules'), path.join(root, 'node_modules'));
    const pairs = chosen.map((recipes): Pair => {
      const name = recipes.join('+');
      const dir = path.join(root, name);
      fs.mkdirSync(dir);
      const programs = recipes.flatMap((recipe) =>
        RECIPES[recipe].map((sample) => readSample(SAMPLES_DIR, sample)),
      );
      return { name, programs, dir, env: combine(programs, dir) };
    });
    for (const [file, messages] of typeCheck(root))
      failures.push({ sample: file, message: `does not compile:\n${messages.join('\n')}` });
    const jobs = pairs.flatMap((pair) => pair.programs.map((program) => ({ pair, program })));
    const left = jobs.values();
    const work = async () => {
      for (const { pair, program } of left) {
        const problems = await (isTest(program) ? checkTests : checkRequests)(program, pair, runtime);
        failures.push(
          ...problems.map((problem) => ({ sample: pair.name, message: `${program.name} ${problem}` })),
        );
      }
    };
    await Promise.all(Array.from({ length: os.availableParallelism() + 1 }, work));
    printFailures(failures);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${chosen.length} pairs of recipes, ${jobs.length} programs in them: ${failures.length} failures, ${seconds} s`,
    );
  } finally {
    endPrograms();
    fs.rmSync(root, { recursive: true, force: true });
  }
  if (failures.length > 0) throw new UserError('Recipes do not fit together.');
});
