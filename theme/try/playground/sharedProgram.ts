/** Writes a program into the fragment of the playground's address (specification.md R-11). */
import type { SourceFiles } from '../../../model/sampleSource.ts';
import type { WrittenRequest } from '../program/live/state.ts';

/** Content of an address. */
export interface Shared {
  /** Name of the example that it began as. */
  example: string;
  /** All files, so that the link outlives the example; undefined for those of the example. */
  files?: SourceFiles | undefined;
  /** Undefined for the first request of the example. */
  request?: WrittenRequest | undefined;
}

/** Longest fragment, in characters, that is written or read: browsers and chats carry twice as much. */
export const MAX_FRAGMENT = 16_000;

/** Longest text, in bytes, that a fragment may hold: a short fragment can decompress to gigabytes. */
export const MAX_TEXT = 200_000;

/** Most files that a fragment may hold. */
export const MAX_FILES = 60;

/** Prefix of the fragment for an unchanged example. */
export const NAMED = '#example=';

/** Current version of the format. Every version remains readable for ever: links have been sent. */
export const VERSION = 1;

/** A fragment that holds a program, or names one. */
export const HOLDS_PROGRAM = /^#(?:example|v\d+)=/;

/** JSON of version 1. Arrays take fewer characters than objects. */
type Packed = [
  example: string,
  files: [path: string, text: string][] | null,
  request: [base: string, method: string, target: string, headers: string, body: string] | null,
];

const pack = ({ example, files, request }: Shared): Packed => [
  example,
  files ? Object.entries(files) : null,
  request
    ? [request.base, request.draft.method, request.draft.target, request.draft.headers, request.draft.body]
    : null,
];

/** Base64 in the URL-safe alphabet, without padding. */
const toLetters = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

async function compress(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Writes a program as a fragment, with `#`: `#example=…` for one without changes, else `#v1=…`.
 *
 * @returns undefined for a program that is too large for a link.
 */
export async function toFragment(shared: Shared): Promise<string | undefined> {
  if (!shared.files && !shared.request) return NAMED + shared.example;
  if (Object.keys(shared.files ?? {}).length > MAX_FILES) return undefined;
  const text = JSON.stringify(pack(shared));
  if (text.length > MAX_TEXT) return undefined;
  const fragment = `#v${VERSION}=${toLetters(await compress(text))}`;
  return fragment.length <= MAX_FRAGMENT ? fragment : undefined;
}
