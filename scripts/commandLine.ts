/** Arguments and preconditions of commands. */
import fs from 'node:fs';
import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { messageOf } from '../plugins/content/diagnostic.ts';
import { PROJECT_ROOT } from '../plugins/projectRoot.ts';
import { UserError } from './run.mjs';

const BUILD = path.join(PROJECT_ROOT, 'doc_build');

/** @throws `UserError` for an option that the command does not have, naming those that it has. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  { allowPositionals = false, args = process.argv.slice(2) } = {},
) {
  try {
    return parseArgs({ options, allowPositionals, args });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UserError(`${messageOf(error)}\nOptions of this command: ${known.join(', ') || 'none'}.`);
  }
}

/** @throws `UserError` with a sentence for another number of names than one. */
export function onlyName([name, ...others]: readonly string[], sentence: string): string {
  if (name === undefined || others.length > 0) throw new UserError(sentence);
  return name;
}

/** Absolute path of the built site. @throws `UserError` without one. */
export function requireBuild(): string {
  if (!fs.existsSync(path.join(BUILD, 'index.html')))
    throw new UserError('There is no built site: run "npm run build" first.');
  return BUILD;
}
