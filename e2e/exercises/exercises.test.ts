import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { BASE_RUNTIME, bunPath, SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { checksOf } from '../../plugins/mdx/steps/stepExercise.ts';
import { readInPage } from '../../plugins/mdx/window/inPage.ts';
import { play } from '../../scripts/samples/play.ts';
import { bundleScripts } from '../../scripts/samples/tryInPage.ts';
import { typeCheck } from '../../scripts/samples/typecheck.ts';
import { runChecks } from '../../theme/try/exercise/checks.ts';
import { type NamedExercise, readExercises } from './exercises.ts';
import { sendInPage, sendOnBun } from './senders.ts';
import { type ReaderSolution, readSolutions } from './solutions.ts';

const EXERCISES = readExercises();
/** A right solution and a wrong one of each exercise for a change, all of them in the audit. */
const judged = (solutions: readonly ReaderSolution[]) => {
  const isWrong = ({ refusedBy }: ReaderSolution) => refusedBy.length > 0;
  if (process.env.AUDIT) return solutions;
  return [solutions.find((each) => !isWrong(each)), solutions.find(isWrong)].flatMap((each) => each ?? []);
};

const IN_PAGE = readInPage(SAMPLES_DIR).runs;
const SCRIPTS = bundleScripts();

/** A copy of the samples with readers' programs in place of the originals: for Bun and for the compiler. */
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'exercises-'));
fs.symlinkSync(path.join(SAMPLES_DIR, 'node_modules'), path.join(root, 'node_modules'));
fs.copyFileSync(path.join(SAMPLES_DIR, 'tsconfig.json'), path.join(root, 'tsconfig.json'));
afterAll(() => fs.rmSync(root, { recursive: true }));

/** Writes a program. @returns absolute path of its folder. */
function write(name: string, files: ReadonlyMap<string, string>): string {
  const dir = path.join(root, name);
  for (const [file, text] of files) {
    const target = path.join(dir, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  return dir;
}

/** Without it, SQLite lets the comments of a post stay. */
const CASCADE = '  PRAGMA foreign_keys = ON;\n';

/**
 * Judges tests that a reader has written: they pass with the program, and fail without the tested behaviour.
 *
 * @returns names of the checks that refuse them.
 */
async function judgeTests(solution: NamedExercise['solution'], dir: string): Promise<string[]> {
  const run = async () => (await play({ ...solution, dir }, BASE_RUNTIME, undefined)).exitCode;
  const passesWith = (await run()) === 0;
  const module = path.join(dir, 'db.ts');
  const text = fs.readFileSync(module, 'utf8');
  expect(text).toContain(CASCADE);
  fs.writeFileSync(module, text.replace(CASCADE, ''));
  const passesWithout = (await run()) === 0;
  fs.writeFileSync(module, text);
  return [...(passesWith ? [] : ['with']), ...(passesWithout ? ['without'] : [])];
}

/** Runs the checks of an exercise. @returns names of those that refuse a program. */
async function judge(
  { id, solution }: NamedExercise,
  { name, files }: Pick<ReaderSolution, 'name' | 'files'>,
): Promise<string[]> {
  const dir = write(`${id}/${name}`, files);
  if (solution.settings.command) return judgeTests(solution, dir);
  const send = IN_PAGE.includes(solution.name)
    ? sendInPage(files, solution.settings.env, await SCRIPTS)
    : sendOnBun({ dir, settings: solution.settings });
  const { results, problem, isSolved } = await runChecks(checksOf(solution), send);
  expect(problem).toBeUndefined();
  const ids = solution.requests.flatMap((request) => (request.check ? [request.id] : []));
  const refused = ids.filter((_, at) => !results[at]?.isPassed);
  expect(isSolved).toBe(refused.length === 0);
  return refused;
}

test('TRY-4 each exercise of the tutorials has three solutions more that are right, and one that is wrong', () => {
  expect(EXERCISES.length).toBe(12);
  for (const { id, files } of EXERCISES) {
    const solutions = readSolutions(id, files);
    expect(solutions.filter(({ refusedBy }) => refusedBy.length === 0).length, id).toBeGreaterThanOrEqual(3);
    expect(solutions.filter(({ refusedBy }) => refusedBy.length > 0).length, id).toBeGreaterThanOrEqual(1);
  }
});

for (const exercise of EXERCISES) {
  const { id, files, solution } = exercise;
  const where = IN_PAGE.includes(solution.name) ? 'as in the page' : 'on Bun';
  describe(`TRY-4 ${id}, ${where}`, () => {
    test('the initial program is refused, and the solution of the page is accepted', async () => {
      expect(await judge(exercise, { name: 'begun', files })).not.toEqual([]);
      const program = solution.files.map((file): [string, string] => [
        file,
        fs.readFileSync(path.join(solution.dir, file), 'utf8'),
      ]);
      expect(await judge(exercise, { name: 'solved', files: new Map(program) })).toEqual([]);
    });

    test.each(judged(readSolutions(id, files)).map((each) => ({ ...each, title: each.name })))(
      'a right solution is accepted, a wrong one is refused by the right checks: $title',
      async (each) => {
        expect(await judge(exercise, each)).toEqual(each.refusedBy);
      },
    );
  });
}

/**
 * Prints the status of the health route, before and after the file of the database is overwritten. The output is a
 * string: Bun colours numbers where `FORCE_COLOR` is set.
 */
const BREAK_DATABASE = `
  const { GET } = await import('./api/health/route');
  const before = (await GET()).status;
  await Bun.write(process.env.BLOG_DB, 'not a database'.repeat(1000));
  console.log([before, (await GET()).status].join(' '));
`;

test('TRY-4 production/health: right solutions respond with a 503 when the database is broken', () => {
  const exercise = EXERCISES.find(({ id }) => id === 'production/health');
  if (!exercise) throw new Error('No such exercise.');
  const { id, files, solution } = exercise;
  const right = readSolutions(id, files).filter(({ refusedBy }) => refusedBy.length === 0);
  const folders = right.map(({ name, files: own }) => write(`${id}/${name}`, own));
  for (const dir of [...folders, solution.dir]) {
    const env = { ...process.env, ...solution.settings.env, BLOG_DB: path.join(root, 'blog.db') };
    fs.rmSync(env.BLOG_DB, { force: true });
    const { stdout } = spawnSync(bunPath(BASE_RUNTIME), ['-e', BREAK_DATABASE], {
      cwd: dir,
      env,
      encoding: 'utf8',
    });
    expect(stdout.trim(), dir).toBe('200 503');
  }
});

test('right solutions compile as strictly as the tutorials ask for', () => {
  for (const { id, files } of EXERCISES)
    for (const { name, refusedBy, files: own } of readSolutions(id, files))
      if (refusedBy.length === 0) write(`${id}/${name}`, own);
      else fs.rmSync(path.join(root, id, name), { recursive: true, force: true });
  expect(Object.fromEntries(typeCheck(root))).toEqual({});
});
