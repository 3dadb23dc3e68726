/** Mistakes that stop a program from running, each with its line. */
import type { Problem } from './runner.ts';
import { lackedModule } from './sandboxMessages.ts';

export interface Mistake {
  path: string;
  /** From 1. */
  line: number;
  /** Unexpected token; empty for an unexpected end of the file. Undefined for a missing module or export. */
  unexpected?: string | undefined;
  /** Syntax that the sandbox lacks. */
  lacks?: string | undefined;
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

/** Files for a test runner. */
const TEST_FILE = /\.test\.tsx?$/;

const COMPILED = /^Error transforming .*?: (.*?)(?: \((\d+):\d+\))?$/s;

const MAX_SHOWN = 20;

const wordAt = (source: string, at: number) =>
  (/^\s*(\w+|\S)/.exec(source.slice(at))?.[1] ?? '').slice(0, MAX_SHOWN);

/** The mistake in a file that does not compile. The editor's parser, which finds its position, loads with the editor. */
async function compilerMistake(thrown: unknown, source: string, path: string): Promise<unknown> {
  // Some messages of the compiler have no position.
  const [, message, line = 1] = COMPILED.exec(thrown instanceof Error ? thrown.message : '') ?? [];
  if (message === undefined) return thrown;
  const { firstParserError } = await import(/* webpackChunkName: "editor" */ '../editor/firstParserError.ts');
  const at = firstParserError(source);
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
 * @param files texts by path; those of tests are left out.
 * @throws a `MistakeError` for the first that is no TypeScript.
 */
export async function compileAll(files: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const { compile, LackedSyntaxError } = await import(
    /* webpackChunkName: "compile" */ '../../../model/compile.ts'
  );
  const modules: Record<string, string> = {};
  for (const [path, source] of Object.entries(files).filter(([each]) => !TEST_FILE.test(each))) {
    try {
      modules[path] = compile(source, path);
    } catch (error) {
      if (error instanceof LackedSyntaxError) {
        const { line, message, syntax } = error;
        throw new MistakeError({ path, line, message, lacks: syntax });
      }
      throw await compilerMistake(error, source, path);
    }
  }
  return modules;
}

/** The error for a name that a module does not export. */
const EXPORT = /(?:Export named '(.+?)' not found|Missing '(default)' export) in module '(.+?)'/;

/** Name of a module without folders, ending and `index`. */
const stemOf = (name: string) =>
  name
    .replace(/\.[jt]sx?$/, '')
    .replace(/\/index$/, '')
    .split('/')
    .at(-1);

/** The import of a name that its module does not export. */
function lackedExport(failure: string, files: Readonly<Record<string, string>>): Mistake | undefined {
  const [message, named, byDefault, module = ''] = EXPORT.exec(failure) ?? [];
  if (message === undefined) return undefined;
  const name = (named ?? byDefault ?? '').replaceAll('$', '\\$');
  const taken = named === undefined ? '[\\w$]+' : `[^'"]*\\{[^'"}]*(?<![\\w$])${name}(?![\\w$])`;
  const statement = new RegExp(`^[ \\t]*(?:import|export)\\s+(${taken}[^'"]*)['"]([^'"]+)['"]`, 'gm');
  for (const [path, source] of Object.entries(files))
    for (const { index, 0: whole, 2: from = '' } of source.matchAll(statement)) {
      if (stemOf(from) !== stemOf(module)) continue;
      const at = named === undefined ? 0 : whole.search(new RegExp(`(?<![\\w$])${name}(?![\\w$])`));
      return { path, line: source.slice(0, index + at).split('\n').length, message };
    }
  return undefined;
}

/**
 * The mistake that has ended a run: an import of a missing module, or of a missing export.
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
  return lacked && at >= 0
    ? { path: lacked.file, line: at + 1, message: problem.message }
    : lackedExport(problem.message, files);
}
