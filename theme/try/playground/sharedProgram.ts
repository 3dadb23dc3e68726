/** A program as it is written into the fragment of the playground's address (specification.md R-11). Anybody may have written one. */
import type { SourceFiles } from '../../../model/sampleSource.ts';
import { METHODS } from '../methods.ts';
import { MAX_FIELD } from '../program/live/draft.ts';
import type { WrittenRequest } from '../program/live/state.ts';

/** What an address holds. */
export interface Shared {
  /** Name of the example that it began as. */
  example: string;
  /** All files, so that the link outlives the example; undefined for those of the example. */
  files?: SourceFiles | undefined;
  /** Undefined for the first request of the example. */
  request?: WrittenRequest | undefined;
}

/** What was read from a fragment. */
export type ReadFragment =
  | { kind: 'shared'; shared: Shared }
  /** It is for nothing of the playground. */
  | { kind: 'none' }
  | { kind: 'damaged' | 'newer' | 'tooLong' };

/** Longest fragment, in characters, that is written or read: browsers and chats carry twice as much. */
export const MAX_FRAGMENT = 16_000;

/** Longest text, in bytes, that a fragment may hold: a short one can be the seed of gigabytes. */
export const MAX_TEXT = 200_000;

/** Most files, and most characters of a path. */
export const MAX_FILES = 60;
export const MAX_PATH = 200;

/** Of an unchanged example. */
export const NAMED = '#example=';

/** How changed programs are written now. Fragments of each version are read for ever: links have been sent. */
const VERSION = 1;

const CHANGED = /^#v(\d{1,4})=(.*)$/s;

const EXAMPLE = /^\w[\w-]*(?:\/\w[\w-]*)*$/;

const FILE = /^[\w.[\]()-]+(?:\/[\w.[\]()-]+)*$/;

/** True for a path below the program's folder, which is no name that every object has. */
const isPath = (path: string) =>
  path.length <= MAX_PATH &&
  FILE.test(path) &&
  path.split('/').every((name) => name !== '.' && name !== '..') &&
  !(path in {});

/** The text of version 1. Lists take fewer characters than names. */
type Packed = [
  example: string,
  files: [path: string, text: string][] | null,
  request: [base: string, method: string, target: string, headers: string, body: string] | null,
];

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max;

const isFile = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && isText(value[0], MAX_PATH) && isText(value[1], MAX_TEXT);

function readFiles(value: unknown): SourceFiles | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_FILES) return undefined;
  const files = value.filter(isFile);
  const paths = new Set(files.map(([path]) => path));
  if (paths.size !== value.length || ![...paths].every(isPath)) return undefined;
  return Object.fromEntries(files);
}

function readRequest(value: unknown): WrittenRequest | undefined {
  if (!Array.isArray(value) || value.length !== 5) return undefined;
  const texts = value.filter((part) => isText(part, MAX_FIELD));
  const [base, method, target, headers, body] = texts;
  if (base === undefined || target === undefined || headers === undefined || body === undefined)
    return undefined;
  return METHODS.some((known) => known === method) && method !== undefined
    ? { base, draft: { method, target, headers, body } }
    : undefined;
}

/** @returns undefined for what no version 1 has. */
function readPacked(value: unknown): Shared | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const [example, packedFiles, packedRequest]: unknown[] = value;
  if (!isText(example, MAX_PATH) || !EXAMPLE.test(example)) return undefined;
  const files = readFiles(packedFiles);
  const request = readRequest(packedRequest);
  const isWhole = (packedFiles === null || files) && (packedRequest === null || request);
  return isWhole ? { example, files, request } : undefined;
}

const pack = ({ example, files, request }: Shared): Packed => [
  example,
  files ? Object.entries(files) : null,
  request
    ? [request.base, request.draft.method, request.draft.target, request.draft.headers, request.draft.body]
    : null,
];

/** Base64 with the letters that addresses have. */
const toLetters = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** @throws for anything else. */
const fromLetters = (letters: string) =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

async function compress(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @throws for what was not compressed, and for what is longer than `MAX_TEXT`. */
async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MAX_TEXT) {
      await reader.cancel();
      throw new RangeError(`The text is longer than ${MAX_TEXT} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Writes a program as a fragment, with `#`: `#example=…` for one without changes, else `#v1=…`.
 *
 * @returns undefined for a program that is too large for a link.
 */
export async function toFragment(shared: Shared): Promise<string | undefined> {
  if (!shared.files && !shared.request) return NAMED + shared.example;
  const text = JSON.stringify(pack(shared));
  if (text.length > MAX_TEXT) return undefined;
  const fragment = `#v${VERSION}=${toLetters(await compress(text))}`;
  return fragment.length <= MAX_FRAGMENT ? fragment : undefined;
}

/** Reads a fragment, with `#`. Nothing of it is run, or taken for HTML. */
export async function fromFragment(fragment: string): Promise<ReadFragment> {
  if (fragment.startsWith(NAMED)) {
    const example = fragment.slice(NAMED.length);
    return example.length <= MAX_PATH && EXAMPLE.test(example)
      ? { kind: 'shared', shared: { example } }
      : { kind: 'damaged' };
  }
  const [, version, letters] = CHANGED.exec(fragment) ?? [];
  if (letters === undefined) return { kind: 'none' };
  if (Number(version) > VERSION) return { kind: 'newer' };
  if (fragment.length > MAX_FRAGMENT) return { kind: 'tooLong' };
  try {
    const shared = readPacked(JSON.parse(await decompress(fromLetters(letters))));
    return shared ? { kind: 'shared', shared } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}
