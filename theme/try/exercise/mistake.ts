/** Mistakes that keep a program from being run, each with the line in which it is. */
import { typescriptLanguage } from '@codemirror/lang-javascript';
import { compile } from '../../../model/compile.ts';
import type { Problem } from '../run/runner.ts';
import { lackedModule } from '../run/sandboxMessages.ts';

/** A mistake, where it is. */
export interface Mistake {
  /** Of the file. */
  path: string;
  /** From 1. */
  line: number;
  /** What is there and should not be; empty where the file ends too early. Undefined for an import of what there is not. */
  unexpected?: string | undefined;
  /** As the compiler or the runner says it. */
  message: string;
}

export class MistakeError extends Error {
  readonly mistake: Mistake;

  constructor(mistake: Mistake) {
    super(mistake.message);
    this.mistake = mistake;
  }
}

/** How the compiler tells of one: `Error transforming a.ts: Unexpected token (8:49)`. */
const COMPILED = /^Error transforming .*?: (.*) \((\d+):\d+\)$/s;

/** Most characters of what is unexpected that are shown. */
const MAX_SHOWN = 20;

/** Where the editor's own parser stumbles, which is nearer to the mistake than where the compiler gives up. */
function stumble(source: string): number | undefined {
  let at: number | undefined;
  typescriptLanguage.parser.parse(source).iterate({
    enter({ type, from }) {
      if (type.isError) at ??= from;
    },
  });
  return at;
}

/** The word or sign at a place of a file. */
const wordAt = (source: string, at: number) =>
  (/^\s*(\w+|\S)/.exec(source.slice(at))?.[1] ?? '').slice(0, MAX_SHOWN);

function compileOne(source: string, path: string): string {
  try {
    return compile(source, path);
  } catch (error) {
    const [, message, compiled] = COMPILED.exec(error instanceof Error ? error.message : '') ?? [];
    if (message === undefined) throw error;
    const at = stumble(source);
    if (at === undefined) throw new MistakeError({ path, line: Number(compiled), message });
    const unexpected = wordAt(source, at);
    const before = source.slice(
      0,
      unexpected === '' ? source.trimEnd().length : source.indexOf(unexpected, at),
    );
    throw new MistakeError({ path, line: before.split('\n').length, message, unexpected });
  }
}

/**
 * Compiles the files of a program.
 *
 * @param files TypeScript by path.
 * @throws a `MistakeError` for the first that is no TypeScript.
 */
export const compileAll = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, source]) => [path, compileOne(source, path)]));

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
