/**
 * `npm run audit`: runs the parts that have not passed for the checked-out commit. `-- <part …>` chooses parts or groups of
 * them, `-- --list` lists them, `-- repeat --times 20` asks for more repetitions.
 */
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { findBrowser, findFirefox, findTestBrowser, findWebKit } from '../browser.mjs';
import { readArguments } from '../commandLine.ts';
import { listCheckout } from '../copyCheckout.ts';
import { run, runMain, UserError } from '../run.mjs';
import { ensureBrowser, ensureDependencies, ensureProgram, ensureTools } from '../setup.mjs';
import { type Command, chooseParts, DEFAULT_TIMES, listParts, type Part } from './parts.ts';
import { cleanCommit, openProgress, type Progress } from './passedParts.ts';

const PROGRESS = path.join(PROJECT_ROOT, 'node_modules/.cache/audit');

/** The engines are separate parts. */
const SPEC = /^e2e\/(?!engines\/)([\w-]+)\/[^/]+\.spec\.ts$/;

function findParts(times: number): Part[] {
  const whole = findBrowser();
  return listParts({
    specFolders: [...new Set(listCheckout().flatMap((file) => SPEC.exec(file)?.[1] ?? []))],
    engines: ['chromium', ...(findFirefox() ? ['firefox'] : []), ...(findWebKit() ? ['webkit'] : [])],
    wholeBrowser: whole === findTestBrowser() ? undefined : whole,
    times,
    seed: Date.now() % 2 ** 31,
  });
}

/** @throws `UserError` for an invalid number of repetitions. */
function readTimes(text: string | undefined): number {
  const times = Number(text ?? DEFAULT_TIMES);
  if (!Number.isInteger(times) || times < 1)
    throw new UserError(`--times takes a whole number of at least 1, not "${text}".`);
  return times;
}

const printList = (parts: readonly Part[], { hasPassed }: Progress) => {
  for (const { name } of parts) console.log(hasPassed(name) ? `${name}: passed` : name);
};

/** Runs commands one after the other. @returns whether all have passed. */
async function succeed(
  commands: readonly Command[],
  env: Readonly<Record<string, string>>,
): Promise<boolean> {
  try {
    for (const command of commands)
      await run(command.program, [...command.args], { env: { ...env, ...command.env } });
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

const BUILD: Command = { program: 'npm', args: ['run', 'build'] };

/** Runs parts one after the other, also after a failure. @returns names of those that failed. */
async function runParts(
  parts: readonly Part[],
  progress: Progress,
  env: Readonly<Record<string, string>>,
): Promise<string[]> {
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt);
  const failed: string[] = [];
  let build: Promise<boolean> | undefined;
  for (const { name, commands, needsBuild } of parts) {
    console.log(`\naudit: ${name}\n`);
    if (needsBuild) build ??= succeed([BUILD], env);
    const isReady = (await build) ?? true;
    const passed = isReady || !needsBuild ? await succeed(commands, env) : false;
    // The signal has ended the command, too: its failure is not one of the part.
    if (isInterrupted)
      throw new UserError('Interrupted. "npm run audit" goes on with the parts that have not passed.');
    progress.record(name, passed, cleanCommit(PROJECT_ROOT));
    if (!passed) failed.push(name);
  }
  return failed;
}

runMain(async () => {
  const { values, positionals } = readArguments(
    { list: { type: 'boolean' }, times: { type: 'string' } },
    { allowPositionals: true },
  );
  const times = readTimes(values.times);
  if (!values.list) {
    await ensureDependencies();
    await ensureBrowser();
    await ensureProgram('the headless shell');
  }
  const env = values.list ? {} : await ensureTools();
  const { chosen, unknown } = chooseParts(findParts(times), positionals);
  if (unknown.length > 0)
    throw new UserError(`No part is named "${unknown.join('", "')}": "npm run audit -- --list" lists them.`);
  const commit = cleanCommit(PROJECT_ROOT);
  const progress = openProgress(PROGRESS, commit);
  if (values.list) return printList(chosen, progress);
  const left = chosen.filter(({ name }) => !progress.hasPassed(name));
  console.log(
    commit === undefined
      ? 'The checkout differs from its commit: results are shown and not remembered.'
      : `Commit ${commit.slice(0, 8)}: ${chosen.length - left.length} of ${chosen.length} parts have passed.`,
  );
  const failed = await runParts(left, progress, env);
  console.log('');
  printList(left, progress);
  if (failed.length > 0) throw new UserError(`Failed: ${failed.join(', ')}.`);
});
