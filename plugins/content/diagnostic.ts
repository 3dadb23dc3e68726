import path from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { VFileMessage } from 'vfile-message';

/** Something in the site's files that is wrong, with the cure: a message with `file` (absolute path) and `line` (1-based). */
export type Diagnostic = VFileMessage & { file: string; line: number };

/**
 * Makes a diagnostic.
 *
 * @param file absolute path.
 * @param line 1-based.
 * @param reason what is wrong, and the cure: whole sentences.
 */
export function diagnostic(file: string, line: number, reason: string): Diagnostic {
  const message = new VFileMessage(reason, { place: { line, column: 1 } });
  return Object.assign(message, { file, line });
}

/** A path as readers of a terminal know it: relative to the working directory. */
function relative(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/');
}

/** `file:line: what is wrong, and the cure`: editors and terminals make a link of it. */
export function formatDiagnostic({ file, line, reason }: Diagnostic): string {
  return `${relative(file)}:${line}: ${reason}`;
}

/** Without what was found twice, by file and line. */
export function sortDiagnostics(found: readonly Diagnostic[]): Diagnostic[] {
  const once = new Map(found.map((each) => [formatDiagnostic(each), each]));
  return [...once.values()].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** All diagnostics at once, each in a line of its own. */
export class DiagnosticsError extends Error {
  /** @param subject what has the problems: "The blog". */
  constructor(subject: string, diagnostics: readonly Diagnostic[]) {
    const count = diagnostics.length === 1 ? 'a problem' : `${diagnostics.length} problems`;
    super(`${subject} has ${count}:\n${diagnostics.map((each) => `  ${formatDiagnostic(each)}`).join('\n')}`);
    this.name = 'DiagnosticsError';
    // Where it was thrown says nothing: the places are in the message.
    this.stack = this.message;
  }
}

/** `"a", "b"`. */
export function quoteAll(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** Most names that are listed in full; of more, the nearest: nobody reads two hundred. */
const MAX_LISTED = 60;
const MAX_NEAREST = 8;

/** `Did you mean "cors"? Available tags: "cors", "zod".` @param kind what the names are, in the plural. */
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
