/** What the sandbox of a page lacks, told in one sentence: a program that needs it runs on the reader's computer. */
import { sandboxModule, sandboxNetwork, sandboxPackage, sandboxSQL } from '#words';
import type { Message, Values } from '../../../model/messages.ts';

/** A module that was not found, in what a run ends with. */
const MODULE = /Cannot find module '([^']+)' from '\.\/([^']+)'/;

/** What Bun brings along: nobody installs it. */
const BUILT_IN = /^(?:node|bun):|^bun$/;

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
  if (module !== undefined && !module.startsWith('.'))
    return BUILT_IN.test(module)
      ? say(sandboxModule, { name: module, command })
      : say(sandboxPackage, { name: module, command });
  const [name] = lacks;
  if (name === undefined) return undefined;
  if (name.startsWith(SQL)) return say(sandboxSQL, { near: name.slice(SQL.length), command });
  return say(NETWORK.includes(name) ? sandboxNetwork : sandboxModule, { name, command });
}
