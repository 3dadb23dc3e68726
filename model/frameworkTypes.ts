/** Types of framework names in shown programs: recorded with the samples, displayed on demand. */

export interface FrameworkType {
  /** From the compiler and the declarations: `ServerOptions.apiDir?: string`. */
  signature: string;
  /** JSDoc, one paragraph or item (`- `) a line, with code in backticks. */
  doc?: string | undefined;
}

export interface TypeMark {
  /** In characters. */
  offset: number;
  /** Key of the recorded types. */
  type: string;
}

/** Written by `npm run samples -- --record`. */
export interface RecordedTypes {
  /** Release of the framework. */
  framework: string;
  /** Keys: `Burger`, `ServerOptions.apiDir`; with a hash where the type depends on the place. */
  types: Readonly<Record<string, FrameworkType>>;
  /** `writeMarks` of each program or region, by `hashOfCode`. */
  code: Readonly<Record<string, string>>;
}

/**
 * FNV-1a, 32 bits over UTF-16 units, in hexadecimal. Recording fails on a collision.
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
 */
export function hashOfCode(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** `9 Burger 17 setDir`. */
export const writeMarks = (marks: readonly TypeMark[]): string =>
  marks.map(({ offset, type }) => `${offset} ${type}`).join(' ');

/** Inverse of `writeMarks`. */
export const readMarks = (text: string): TypeMark[] =>
  [...text.matchAll(/(\d+) (\S+)/g)].map(([, offset, type = '']) => ({ offset: Number(offset), type }));

/** Name without the hash. */
export const nameOfType = (key: string): string => key.split('#', 1).join('');
