/** What the sandbox of a page lacks, told in one sentence: a program that needs it runs on the reader's computer. */
import { sandboxModule, sandboxNetwork, sandboxPackage, sandboxSQL } from '#words';
import type { Message, Values } from '../../../model/messages.ts';
import { BUILT_IN } from '../../../model/shell.ts';

/** A module that was not found, in what a run ends with. */
const MODULE = /Cannot find module '([^']+)' from '\.\/([^']+)'/;

/** What Bun brings along, as `BUILT_IN`: nobody installs it. */
const PREFIXED = /^(?:node|bun):|^bun$/;

/** What is imported by a package's name, and the package. */
const PACKAGE = /^(?:@[\w.-]+\/)?[a-z\d][\w.-]*/i;

/** Packages that the page has, with some of what they export. */
const PACKAGES: readonly string[] = ['burger-api', 'zod'];

/** What needs a network. */
const NETWORK: readonly string[] = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'];

/** Begins what the small SQLite of the page does not understand (`theme/try/sqlite`). */
const SQL = 'SQL ';

/** How a program of a page is started where it has everything. */
const START = 'bun index.ts';

/** A module that was not found, and the file that imports it. @param failure what a run has ended with. */
export function lackedModule(failure: string): { name: string; file: string } | undefined {
  const [, name, file] = MODULE.exec(failure) ?? [];
  return name === undefined || file === undefined ? undefined : { name, file };
}

export interface Lacking {
  failure?: string | undefined;
  /** What the program has asked for in vain: `fetch`, `Bun.file`. */
  lacks: readonly string[];
}

/**
 * Names the missing parts of the sandbox, and where the program runs.
 *
 * @param command starts the program on the reader's computer.
 * @returns one sentence; undefined where the program has missed nothing of Bun, and the mistake is its own.
 */
export function sandboxMessage(
  { failure = '', lacks }: Lacking,
  say: (message: Message, values: Values) => string,
  command = START,
): string | undefined {
  const module = lackedModule(failure)?.name;
  const [name] = PACKAGE.exec(module ?? '') ?? [];
  if (module !== undefined && name !== undefined)
    return PREFIXED.test(module) || BUILT_IN.has(name) || PACKAGES.includes(name)
      ? say(sandboxModule, { name: module, command })
      : say(sandboxPackage, { name, command });
  const [lack] = lacks;
  if (lack === undefined) return undefined;
  if (lack.startsWith(SQL)) return say(sandboxSQL, { near: lack.slice(SQL.length), command });
  return say(NETWORK.includes(lack) ? sandboxNetwork : sandboxModule, { name: lack, command });
}
