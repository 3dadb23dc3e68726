/** What an exercise of a tutorial consists of (specification.md TRY-4), as the build writes it and the page reads it. */

/** A request as it is sent to the program of an exercise. */
export interface ExerciseRequest {
  method: string;
  /** Path and query. */
  target: string;
  /** Names as written. */
  headers: readonly (readonly [string, string])[];
  body?: string | undefined;
}

/** What a value may be that differs from run to run, or that a reader chooses: `now` is the current time. */
export type AnyValue = 'id' | 'time' | 'now' | 'text';

/** What a body has to be. */
export type ExpectedBody =
  | { kind: 'any' }
  | { kind: 'contains'; text: string }
  /** Equal, byte for byte. `type` is that of the body without its parameters; empty for none. */
  | { kind: 'text'; type: string; text: string }
  /** JSON with an equal value. */
  | { kind: 'json'; value: unknown }
  /** JSON that has at least this value at a JSON Pointer (RFC 6901). */
  | { kind: 'part'; pointer: string; value: unknown };

/** A response that passes. */
export interface ExpectedAnswer {
  status: number;
  body: ExpectedBody;
  /** Members of JSON, by their name, that need not have the recorded value. */
  any: Readonly<Record<string, AnyValue>>;
}

/** One request of an exercise, sent to a program that has just been started. */
export interface Check {
  title: string;
  /** What is sent before it, in this order. */
  before: readonly ExerciseRequest[];
  request: ExerciseRequest;
  expected: ExpectedAnswer;
}

/** A check as a page shows it before anything is run. */
export interface ShownCheck {
  title: string;
  /** The requests in the form of HTTP messages, the last one is the one that counts. */
  sent: string;
  /** Status and reason that are expected: `404 Not Found`. */
  status: string;
}

export interface Exercise {
  /** Name of the solution's sample: progress is kept under it. */
  id: string;
  /** The program of the step before, by path: what the reader begins with. */
  files: Readonly<Record<string, string>>;
  /** What it is started with besides `PORT`. */
  env: Readonly<Record<string, string>>;
  checks: readonly Check[];
}
