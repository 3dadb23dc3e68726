/** Protocol between the page and the worker that runs a program. */
import type { SentRequest } from '../../../model/sentRequest.ts';

export type { SentRequest };

export interface Program {
  /** Compiled files, by path from the program's folder, such as `api/menu/route.ts`. */
  modules: Readonly<Record<string, string>>;
  /** Environment variables of its start, in addition to `PORT`. */
  env: Readonly<Record<string, string>>;
}

export interface ProgramAnswer {
  status: number;
  /** Names in lower case, sorted. */
  headers: readonly (readonly [string, string])[];
  body: string;
  /** The body is longer than `MAX_TEXT`: its rest is left out. */
  isCut: boolean;
}

/** Message of the page to a worker, sent once. */
export interface Order extends Program {
  /** Returned with each reply. */
  nonce: string;
  requests: readonly SentRequest[];
}

/** Replies of the worker: the first for the start, then one for each request. */
export interface Reply {
  printed: readonly string[];
  /** Missing features that the program has used until then, such as `fetch` and `Bun.file`. */
  lacks?: readonly string[] | undefined;
  /** Missing in the first reply, and where there is a failure. */
  answer?: ProgramAnswer | undefined;
  /** Reason why the program did not start, or the error of a handler. */
  failure?: string | undefined;
}

/** First message of the worker, which waits for an order. */
export const READY = 'ready';

export const MAX_TEXT = 100_000;

export const MAX_LINES = 500;

/** Most headers of a response. */
const MAX_HEADERS = 200;

/** Most names of missing features, and most characters of one. */
const MAX_LACKS = 20;
const MAX_NAME = 100;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readPrinted(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_LINES || !value.every(isText)) return undefined;
  return value.join('').length <= MAX_TEXT ? value : undefined;
}

function readLacks(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_LACKS).filter((name) => isText(name) && name.length <= MAX_NAME);
}

function readHeader(value: unknown): readonly [string, string] | undefined {
  if (!Array.isArray(value)) return undefined;
  const [name, text] = value;
  return isText(name) && isText(text) ? [name, text] : undefined;
}

function readAnswer(value: unknown): ProgramAnswer | undefined {
  if (!isObject(value)) return undefined;
  const { status, headers, body, isCut } = value;
  if (typeof status !== 'number' || !Number.isInteger(status) || !isText(body)) return undefined;
  if (!Array.isArray(headers) || headers.length > MAX_HEADERS) return undefined;
  const read = headers.flatMap((header) => {
    const known = readHeader(header);
    return known ? [known] : [];
  });
  if (read.length < headers.length) return undefined;
  return { status, headers: read, body, isCut: isCut === true };
}

/**
 * Reads a message from a worker, in which any code may have run.
 *
 * @param nonce of the order that it should answer.
 * @returns undefined for a message that is no such reply, or exceeds the limits.
 */
export function readReply(data: unknown, nonce: string): Reply | undefined {
  if (!isObject(data) || data.nonce !== nonce) return undefined;
  const printed = readPrinted(data.printed);
  if (!printed) return undefined;
  const reply = data.lacks === undefined ? { printed } : { printed, lacks: readLacks(data.lacks) };
  if (data.failure !== undefined)
    return isText(data.failure) ? { ...reply, failure: data.failure } : undefined;
  if (data.answer === undefined) return reply;
  const answer = readAnswer(data.answer);
  return answer && { ...reply, answer };
}
