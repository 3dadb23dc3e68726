/** Exercises of tutorials (specification.md TRY-4): the format between build and page. */
import type { SentRequest } from './sentRequest.ts';

/** Values that differ between runs, or are chosen by readers; `now` is the current time. */
export type AnyValue = 'id' | 'time' | 'now' | 'text';

export type ExpectedBody =
  | { kind: 'any' }
  | { kind: 'contains'; text: string }
  /** Equal bytes. `type` has no parameters; empty for none. */
  | { kind: 'text'; type: string; text: string }
  | { kind: 'json'; value: unknown }
  /** JSON with this value at a JSON Pointer (RFC 6901). */
  | { kind: 'part'; pointer: string; value: unknown };

export interface ExpectedAnswer {
  status: number;
  body: ExpectedBody;
  /** Members with a variable value. */
  any: Readonly<Record<string, AnyValue>>;
}

/** A request to a fresh program. */
export interface Check {
  title: string;
  /** Sent first, in order. */
  before: readonly SentRequest[];
  request: SentRequest;
  expected: ExpectedAnswer;
}

/** A check as a page shows it before anything is run. */
export interface ShownCheck {
  title: string;
  /** The requests as `requestText` makes them, the last one is the one that counts. */
  sent: string;
  /** Status and reason that are expected: `404 Not Found`. */
  status: string;
}

export interface Exercise {
  /** Sample of the solution; key of the progress. */
  id: string;
  /** Initial program: that of the step before. */
  files: Readonly<Record<string, string>>;
  /** Environment variables other than `PORT`. */
  env: Readonly<Record<string, string>>;
  checks: readonly Check[];
}
