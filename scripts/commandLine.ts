/** Arguments and preconditions of the commands of `package.json`. */
import fs from 'node:fs';
import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../plugins/projectRoot.ts';
import { UserError } from './run.mjs';

/** Folder of the built site. */
const BUILD = path.join(PROJECT_ROOT, 'doc_build');

/**
 * Arguments after `npm run <command> --`.
 *
 * @param options those of the command, as `parseArgs` of Node takes them.
 * @param config.allowPositionals whether names are allowed beside the options.
 * @throws `UserError` for an option that the command does not have, naming those that it has.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  { allowPositionals = false, args = process.argv.slice(2) } = {},
) {
  try {
    return parseArgs({ options, allowPositionals, args });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UserError(
      `${error instanceof Error ? error.message : error}\nOptions of this command: ${known.join(', ') || 'none'}.`,
    );
  }
}

/**
 * Absolute path of the built site.
 *
 * @throws `UserError` without a built site.
 */
export function requireBuild(): string {
  if (!fs.existsSync(path.join(BUILD, 'index.html')))
    throw new UserError('There is no built site: run "npm run build" first.');
  return BUILD;
}
