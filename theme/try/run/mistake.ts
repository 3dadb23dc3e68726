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

const lineAt = (source: string, at: number) => source.slice(0, at).split('\n').length;

const wordAt = (source: string, at: number) =>
  (/^\s*(\w+|\S)/.exec(source.slice(at))?.[1] ?? '').slice(0, MAX_SHOWN);

/** The mistake in a file that does not compile. The editor's parser, which finds its position, loads with the editor. */
async function compilerMistake(thrown: unknown, source: string, path: string): Promise<unknown> {
  // Some messages of the compiler have no position.
  const [, message, line = 1] = COMPILED.exec(thrown instanceof Error ? thrown.message : '') ?? [];
  if (message === undefined) return thrown;
  const { firstParserError } = await import(/* webpackChunkName: "editor" */ '../editor/sourceErrors.ts');
  const at = firstParserError(source);
  if (at === undefined) return new MistakeError({ path, line: Number(line), message });
  const unexpected = wordAt(source, at);
  const position = unexpected === '' ? source.trimEnd().length : source.indexOf(unexpected, at);
  return new MistakeError({ path, line: lineAt(source, position), message, unexpected });
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
      return { path, line: lineAt(source, index + at), message };
    }
  return undefined;
}

/** The error for a file that compiles and is no JavaScript. */
const EARLY = /SyntaxError: .+ in '\.\/([^']+)'/;

/** The place of an error that the compiler accepts. The browser's message has no line, and other words in each browser. */
async function earlyError(failure: string, files: Readonly<Record<string, string>>) {
  const [, path = ''] = EARLY.exec(failure) ?? [];
  const source = Object.hasOwn(files, path) ? files[path] : undefined;
  if (source === undefined) return undefined;
  const { firstEarlyError } = await import(/* webpackChunkName: "editor" */ '../editor/sourceErrors.ts');
  const error = firstEarlyError(source);
  return error && { path, line: lineAt(source, error.at), message: error.message };
}

/**
 * The mistake that has ended a run: an import of a missing module or export, or an error that the compiler accepts.
 *
 * @returns undefined for any other end.
 */
export async function mistakeOf(
  problem: Problem | undefined,
  files: Readonly<Record<string, string>>,
): Promise<Mistake | undefined> {
  if (problem?.kind !== 'failure') return undefined;
  const { message } = problem;
  const lacked = lackedModule(message);
  const lines = lacked && Object.hasOwn(files, lacked.file) ? files[lacked.file]?.split('\n') : undefined;
  const at = lines?.findIndex((line) => lacked && /['"]/.test(line) && line.includes(lacked.name)) ?? -1;
  return lacked && at >= 0
    ? { path: lacked.file, line: at + 1, message }
    : (lackedExport(message, files) ?? (await earlyError(message, files)));
}
