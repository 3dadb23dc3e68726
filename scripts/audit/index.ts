/**
 * `npm run audit`: runs the parts that have not passed for the checked-out commit. `-- <part …>` chooses parts or groups of
 * them, `-- --list` lists them, `-- repeat --times 20` asks for more repetitions.
 */
import path from 'node:path';
import { messageOf } from '../../plugins/content/diagnostic.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { findBrowser, findFirefox, findTestBrowser, findWebKit } from '../browser.mjs';
import { readArguments } from '../commandLine.ts';
import { listCheckout } from '../copyCheckout.ts';
import { run, runMain, UserError } from '../run.mjs';
import { ensureBrowser, ensureDependencies, ensureProgram, ensureTools } from '../setup.mjs';
import { chooseParts, listParts, type Part } from './parts.ts';
import { cleanCommit, openProgress } from './passedParts.ts';

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

/** Runs commands one after the other. @returns whether all have passed. */
async function succeed(commands: Part['commands'], env: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    for (const command of commands) {
      const [program = '', ...args] = command.split(' ');
      await run(program, args, { env });
    }
    return true;
  } catch (error) {
    console.error(messageOf(error));
    return false;
  }
}

runMain(async () => {
  const { values, positionals } = readArguments(
    { list: { type: 'boolean' }, times: { type: 'string', default: '3' } },
    { allowPositionals: true },
  );
  const times = Number(values.times);
  if (!Number.isInteger(times) || times < 1)
    throw new UserError(`--times takes a whole number of at least 1, not "${values.times}".`);
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
  const { hasPassed, record } = openProgress(PROGRESS, commit);
  const printList = (parts: readonly Part[]) => {
    for (const { name } of parts) console.log(hasPassed(name) ? `${name}: passed` : name);
  };
  if (values.list) return printList(chosen);
  const left = chosen.filter(({ name }) => !hasPassed(name));
  console.log(
    commit === undefined
      ? 'The checkout differs from its commit: results are shown and not remembered.'
      : `Commit ${commit.slice(0, 8)}: ${chosen.length - left.length} of ${chosen.length} parts have passed.`,
  );
  if (left.length > 0) await run('npm', ['run', 'build'], { env });
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isInterrupted = true));
  const failed: string[] = [];
  for (const { name, commands, env: own } of left) {
    console.log(`\naudit: ${name}\n`);
    const passed = await succeed(commands, { ...env, ...own });
    // The signal has ended the command, too: its failure is not one of the part.
    if (isInterrupted)
      throw new UserError('Interrupted. "npm run audit" goes on with the parts that have not passed.');
    record(name, passed, cleanCommit(PROJECT_ROOT));
    if (!passed) failed.push(name);
  }
  console.log('');
  printList(left);
  if (failed.length > 0) throw new UserError(`Failed: ${failed.join(', ')}.`);
});
