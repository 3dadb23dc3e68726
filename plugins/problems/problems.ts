import path from 'node:path';
import { closest } from 'fastest-levenshtein';

/** Something in the site's files that is wrong, with the cure. */
export interface Problem {
  /** Absolute path. */
  file: string;
  /** 1-based line. */
  line: number;
  message: string;
}

/** A path as readers of a terminal know it: relative to the working directory. */
function relative(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/');
}

/** `file:line: what is wrong, and the cure`: editors and terminals make a link of it. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${relative(file)}:${line}: ${message}`;
}

/** All problems at once, each in a line of its own. */
export class ProblemsError extends Error {
  /** @param subject what has the problems: "The blog". */
  constructor(subject: string, problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
    super(`${subject} has ${count}:\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}`);
    this.name = 'ProblemsError';
    // Where it was thrown says nothing: the places are in the message.
    this.stack = this.message;
  }
}

/** `"a", "b"`. */
export function quoteAll(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** `Did you mean "cors"? Available tags: "cors", "zod".` @param kind what the names are, in the plural. */
export function available(kind: string, wanted: string, names: readonly string[]): string {
  if (names.length === 0) return `There are no ${kind} yet.`;
  return `Did you mean "${closest(wanted, [...names])}"? Available ${kind}: ${quoteAll(names)}.`;
}

/** `Unknown tag "corss". Did you mean "cors"? Available tags: "cors", "zod".` */
export function unknownId(kind: string, id: string, names: readonly string[]): string {
  return `Unknown ${kind} "${id}". ${available(`${kind}s`, id, names)}`;
}
