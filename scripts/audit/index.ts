/**
 * `npm run audit`: runs all parts. `-- <part …>` chooses parts or groups of them, `-- --list` lists them, `-- --from <part>` goes
 * on with an interrupted audit, `-- repeat --times 20` asks for more repetitions.
 */
import { messageOf } from '../../plugins/content/diagnostic.ts';
import { findBrowser, findFirefox, findTestBrowser, findWebKit } from '../browser.mjs';
import { readArguments } from '../commandLine.ts';
import { listCheckout } from '../copyCheckout.ts';
import { run, runMain, UserError } from '../run.mjs';
import { ensureBrowser, ensureDependencies, ensureProgram, ensureTools } from '../setup.mjs';
import { chooseParts, listParts, type Part } from './parts.ts';

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
    { from: { type: 'string' }, list: { type: 'boolean' }, times: { type: 'string', default: '3' } },
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
  const { chosen, unknown } = chooseParts(findParts(times), positionals, values.from);
  if (unknown.length > 0)
    throw new UserError(`No part is named "${unknown.join('", "')}": "npm run audit -- --list" lists them.`);
  if (values.list) return console.log(chosen.map(({ name }) => name).join('\n'));
  await run('npm', ['run', 'build'], { env });
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isInterrupted = true));
  const failed: string[] = [];
  for (const { name, commands, env: own } of chosen) {
    console.log(`\naudit: ${name}\n`);
    const passed = await succeed(commands, { ...env, ...own });
    // The signal has ended the command, too: its failure is not one of the part.
    if (isInterrupted) throw new UserError(`Interrupted. Go on with "npm run audit -- --from ${name}".`);
    if (!passed) failed.push(name);
  }
  if (failed.length > 0) throw new UserError(`Failed: ${failed.join(', ')}.`);
});
