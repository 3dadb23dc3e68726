/** What is known of the framework's names in the programs that are shown: recorded with the samples, asked for in the page. */

/** What a name of the framework is. */
export interface FrameworkType {
  /** As the compiler and the framework's declarations have it: `ServerOptions.apiDir?: string`. */
  signature: string;
  /** What the framework itself says of it, a paragraph or a point (`- `) a line, with code in backticks. */
  doc?: string | undefined;
}

/** A name of the framework in a program. */
export interface TypeMark {
  /** Where it begins, in characters from the program's start. */
  offset: number;
  /** What it is: a key of the recorded types. */
  type: string;
}

/** What `npm run samples -- --record` writes. */
export interface RecordedTypes {
  /** Release of the framework that everything was read from. */
  framework: string;
  /** By key: `Burger`, `ServerOptions.apiDir`, and with a hash behind it what depends on the place. */
  types: Readonly<Record<string, FrameworkType>>;
  /** `writeMarks` of each program that a page can show, a file or a region of one, by `hashOfCode` of its text. */
  code: Readonly<Record<string, string>>;
}

/**
 * A short name of a program: FNV-1a of 32 bits over its UTF-16 units, as eight hexadecimal digits. Recording fails should two
 * programs have one name.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
 */
export function hashOfCode(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Marks as they are recorded: `9 Burger 17 setDir`. */
export const writeMarks = (marks: readonly TypeMark[]): string =>
  marks.map(({ offset, type }) => `${offset} ${type}`).join(' ');

/** Reads what `writeMarks` has written. */
export const readMarks = (text: string): TypeMark[] =>
  [...text.matchAll(/(\d+) (\S+)/g)].map(([, offset, type = '']) => ({ offset: Number(offset), type }));

/** What a key of the recorded types is called, without what depends on the place. */
export const nameOfType = (key: string): string => key.split('#', 1).join('');
