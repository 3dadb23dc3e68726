/** A request as the reader writes it. */
import type { SentRequest } from '../../run/runner.ts';
import { sentTarget } from '../../sentTarget.ts';

export interface Draft {
  method: string;
  target: string;
  /** One a line: `Name: value`. */
  headers: string;
  body: string;
}

export const MAX_FIELD = 20_000;

export const draftOf = ({ method, target, headers, body }: SentRequest): Draft => ({
  method,
  target,
  headers: headers.map(([name, value]) => `${name}: ${value}`).join('\n'),
  body: body ?? '',
});

export const isSameDraft = (one: Draft, two: Draft): boolean =>
  one.method === two.method &&
  one.target === two.target &&
  one.headers === two.headers &&
  one.body === two.body;

const HEADER = /^([!#$%&'*+\-.^\w`|~]+):[ \t]*([\x20-\x7e\t]*)$/;

/** @returns undefined where a line is no header. */
export function readHeaders(text: string): [string, string][] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const headers = lines.flatMap((line): [string, string][] => {
    const [, name, value = ''] = HEADER.exec(line.trim()) ?? [];
    return name === undefined ? [] : [[name, value.trim()]];
  });
  return headers.length === lines.length ? headers : undefined;
}

/** A `textarea` has LF as line end; a `multipart/form-data` body needs CRLF. */
function bodyOf(body: string, headers: readonly (readonly [string, string])[]): string | undefined {
  const isForm = headers.some(
    ([name, value]) => name.toLowerCase() === 'content-type' && value.startsWith('multipart/form-data'),
  );
  return isForm ? body.replace(/\r?\n/g, '\r\n') : body || undefined;
}

/** @returns the request to send; undefined if a line of the headers is invalid. */
export function requestOf(draft: Draft): SentRequest | undefined {
  const headers = readHeaders(draft.headers);
  if (!headers) return undefined;
  const { method, target, body } = draft;
  return { method, target: sentTarget(target), headers, body: bodyOf(body, headers) };
}
