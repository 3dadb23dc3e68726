import path from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { toPosix } from './sourceFiles.ts';

/** A problem of the site's files. */
export interface Diagnostic {
  file: string;
  /** 1-based. */
  line: number;
  /** Problem and fix as whole sentences. */
  reason: string;
}

export const diagnostic = (file: string, line: number, reason: string): Diagnostic => ({
  file,
  line,
  reason,
});

/** Path relative to the working directory. */
export const relative = (file: string) => toPosix(path.relative(process.cwd(), file));

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** `file:line: reason`, which editors and terminals turn into a link. */
export function formatDiagnostic({ file, line, reason }: Diagnostic): string {
  return `${relative(file)}:${line}: ${reason}`;
}

/** Sorted by file and line, each once. */
export function sortDiagnostics(found: readonly Diagnostic[]): Diagnostic[] {
  const once = new Map(found.map((each) => [formatDiagnostic(each), each]));
  return [...once.values()].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

export class DiagnosticsError extends Error {
  /** @param subject owner of the problems: "The blog". */
  constructor(subject: string, diagnostics: readonly Diagnostic[]) {
    const count = diagnostics.length === 1 ? 'a problem' : `${diagnostics.length} problems`;
    super(`${subject} has ${count}:\n${diagnostics.map((each) => `  ${formatDiagnostic(each)}`).join('\n')}`);
    this.name = 'DiagnosticsError';
    // The stack of the thrower is noise: the message names the places.
    this.stack = this.message;
  }
}

export function quoteAll(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** Maximum number of listed names; longer lists are cut to the nearest names. */
const MAX_LISTED = 60;
const MAX_NEAREST = 8;

/** `Did you mean "cors"? Available tags: "cors", "zod".` @param kind of the names, in the plural. */
export function available(kind: string, wanted: string, names: readonly string[]): string {
  if (names.length === 0) return `There are no ${kind} yet.`;
  const meant = `Did you mean "${closest(wanted, [...names])}"?`;
  if (names.length <= MAX_LISTED) return `${meant} Available ${kind}: ${quoteAll(names)}.`;
  const nearest = [...names].sort((a, b) => distance(a, wanted) - distance(b, wanted)).slice(0, MAX_NEAREST);
  return `${meant} Nearest ${kind}: ${quoteAll(nearest)}.`;
}

/** `Unknown tag "corss". Did you mean "cors"? Available tags: "cors", "zod".` */
export function unknownId(kind: string, id: string, names: readonly string[]): string {
  return `Unknown ${kind} "${id}". ${available(`${kind}s`, id, names)}`;
}
