/** Reads a program from the fragment of the playground's address (specification.md R-11), which is untrusted input. */
import type { SourceFiles } from '../../../model/sampleSource.ts';
import { METHODS } from '../methods.ts';
import { MAX_FIELD } from '../program/live/draft.ts';
import type { WrittenRequest } from '../program/live/state.ts';
import { MAX_FILES, MAX_FRAGMENT, MAX_TEXT, NAMED, type Shared, VERSION } from './sharedProgram.ts';

/** Result of reading a fragment. */
export type ReadFragment =
  | { kind: 'shared'; shared: Shared }
  /** Not a fragment of the playground. */
  | { kind: 'none' }
  | { kind: 'damaged' | 'newer' | 'tooLong' };

/** Most characters of a path. */
export const MAX_PATH = 200;

const CHANGED = /^#v(\d{1,4})=(.*)$/s;

const EXAMPLE = /^\w[\w-]*(?:\/\w[\w-]*)*$/;

const FILE = /^[\w.[\]()-]+(?:\/[\w.[\]()-]+)*$/;

/** True for a path below the program's folder that is no property of `Object.prototype`. */
const isPath = (path: string) =>
  path.length <= MAX_PATH &&
  FILE.test(path) &&
  path.split('/').every((name) => name !== '.' && name !== '..') &&
  !(path in {});

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

/** @returns undefined for a value outside of the format of version 1. */
function readPacked(value: unknown): Shared | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const [example, packedFiles, packedRequest]: unknown[] = value;
  if (!isText(example, MAX_PATH) || !EXAMPLE.test(example)) return undefined;
  const files = readFiles(packedFiles);
  const request = readRequest(packedRequest);
  const isWhole = (packedFiles === null || files) && (packedRequest === null || request);
  return isWhole ? { example, files, request } : undefined;
}

/** @throws for invalid Base64. */
const fromLetters = (letters: string) =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** @throws for invalid compressed data, and for a text longer than `MAX_TEXT`. */
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

/** Reads a fragment, with `#`. Its content is neither run nor parsed as HTML. */
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
