/** One sentence about a feature that the sandbox of a page lacks: a program that needs it runs on the reader's computer. */
import { sandboxModule, sandboxNetwork, sandboxPackage, sandboxSQL } from '#words';
import type { Message, Values } from '../../../model/messages.ts';
import { BUILT_IN } from '../program/allFilesCommand.ts';

/** A missing module, in the error that has ended a run. */
const MODULE = /Cannot find module '([^']+)' from '\.\/([^']+)'/;

/** Modules that are part of Bun, like `BUILT_IN`: nobody installs them. */
const PREFIXED = /^(?:node|bun):|^bun$/;

/** An import by the name of a package; the match is that name. */
const PACKAGE = /^(?:@[\w.-]+\/)?[a-z\d][\w.-]*/i;

/** Packages that the page has, with some of their exports. */
const PACKAGES: readonly string[] = ['burger-api', 'zod'];

/** Features that need a network. */
const NETWORK: readonly string[] = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'];

/** Prefix for SQL that the small SQLite of the page does not support (`theme/try/sqlite`). */
const SQL = 'SQL ';

/** How a program of a page is started where it has everything. */
const START = 'bun index.ts';

/** A missing module, and the file that imports it. @param failure the error that has ended a run. */
export function lackedModule(failure: string): { name: string; file: string } | undefined {
  const [, name, file] = MODULE.exec(failure) ?? [];
  return name === undefined || file === undefined ? undefined : { name, file };
}

export interface Lacking {
  failure?: string | undefined;
  /** Missing features that the program has used: `fetch`, `Bun.file`. */
  lacks: readonly string[];
}

/**
 * Names the missing parts of the sandbox, and where the program runs.
 *
 * @param command starts the program on the reader's computer.
 * @returns one sentence; undefined if no feature of Bun was missing, so that the mistake is in the program.
 */
export function sandboxMessage(
  { failure = '', lacks }: Lacking,
  text: (message: Message, values: Values) => string,
  command = START,
): string | undefined {
  const module = lackedModule(failure)?.name;
  const [name] = PACKAGE.exec(module ?? '') ?? [];
  if (module !== undefined && name !== undefined)
    return PREFIXED.test(module) || BUILT_IN.has(name) || PACKAGES.includes(name)
      ? text(sandboxModule, { name: module, command })
      : text(sandboxPackage, { name, command });
  const [lack] = lacks;
  if (lack === undefined) return undefined;
  if (lack.startsWith(SQL)) return text(sandboxSQL, { near: lack.slice(SQL.length), command });
  return text(NETWORK.includes(lack) ? sandboxNetwork : sandboxModule, { name: lack, command });
}
