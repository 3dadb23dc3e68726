import path from 'node:path';
import { closest } from 'fastest-levenshtein';

/** Something in the blog's files that is wrong, with the cure. */
export interface Problem {
  /** Absolute path. */
  file: string;
  /** 1-based line. */
  line: number;
  message: string;
}

/** All problems of a blog at once, each as `file:line: what is wrong, and the cure`. */
export class BlogError extends Error {
  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ file, line, message }) => `  ${relative(file)}:${line}: ${message}`);
    super(`The blog has ${problems.length === 1 ? 'a problem' : 'problems'}:\n${lines.join('\n')}`);
    this.name = 'BlogError';
  }
}

/** A path as readers of a terminal know it. */
function relative(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/');
}

/** `Unknown tag "corss". Did you mean "cors"? Available tags: "cors", "zod".` */
export function unknownId(kind: string, id: string, available: readonly string[]): string {
  if (available.length === 0) return `Unknown ${kind} "${id}". There are no ${kind}s yet.`;
  const list = available.map((name) => `"${name}"`).join(', ');
  return `Unknown ${kind} "${id}". Did you mean "${closest(id, [...available])}"? Available ${kind}s: ${list}.`;
}
