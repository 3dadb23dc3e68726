/** Mistakes that stop a program from running, each with its line. */
import type { Problem } from './runner.ts';
import { lackedModule } from './sandboxMessages.ts';

export interface Mistake {
  path: string;
  /** From 1. */
  line: number;
  /** What is there and should not be; empty where the file ends too early. Undefined for an import of what there is not. */
  unexpected?: string | undefined;
  /** Message of the compiler or the runner. */
  message: string;
}

export class MistakeError extends Error {
  readonly mistake: Mistake;

  constructor(mistake: Mistake) {
    super(mistake.message);
    this.mistake = mistake;
  }
}

const COMPILED = /^Error transforming .*?: (.*?)(?: \((\d+):\d+\))?$/s;

const MAX_SHOWN = 20;

const wordAt = (source: string, at: number) =>
  (/^\s*(\w+|\S)/.exec(source.slice(at))?.[1] ?? '').slice(0, MAX_SHOWN);

/** What is wrong with a file that does not compile. The editor's own parser, which knows the place, comes with the editor. */
async function compilerMistake(thrown: unknown, source: string, path: string): Promise<unknown> {
  // Some messages of the compiler have no place.
  const [, message, line = 1] = COMPILED.exec(thrown instanceof Error ? thrown.message : '') ?? [];
  if (message === undefined) return thrown;
  const { stumble } = await import(/* webpackChunkName: "editor" */ '../editor/stumble.ts');
  const at = stumble(source);
  if (at === undefined) return new MistakeError({ path, line: Number(line), message });
  const unexpected = wordAt(source, at);
  const before = source.slice(
    0,
    unexpected === '' ? source.trimEnd().length : source.indexOf(unexpected, at),
  );
  return new MistakeError({ path, line: before.split('\n').length, message, unexpected });
}

/**
 * Compiles the files of a program. The compiler comes with the first program, for all of them.
 *
 * @param files TypeScript by path.
 * @throws a `MistakeError` for the first that is no TypeScript.
 */
export async function compileAll(files: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const { compile } = await import(/* webpackChunkName: "compile" */ '../../../model/compile.ts');
  const modules: Record<string, string> = {};
  for (const [path, source] of Object.entries(files)) {
    try {
      modules[path] = compile(source, path);
    } catch (error) {
      throw await compilerMistake(error, source, path);
    }
  }
  return modules;
}

/**
 * The mistake that a run has ended with: an import of what there is not.
 *
 * @returns undefined for any other end.
 */
export function mistakeOf(
  problem: Problem | undefined,
  files: Readonly<Record<string, string>>,
): Mistake | undefined {
  if (problem?.kind !== 'failure') return undefined;
  const lacked = lackedModule(problem.message);
  const lines = lacked && Object.hasOwn(files, lacked.file) ? files[lacked.file]?.split('\n') : undefined;
  const at = lines?.findIndex((line) => lacked && /['"]/.test(line) && line.includes(lacked.name)) ?? -1;
  return lacked && at >= 0 ? { path: lacked.file, line: at + 1, message: problem.message } : undefined;
}
