/** A sample as the build writes it (`plugins/mdx/samples/program.ts`) and the page edits, runs and copies it. */

import type { SentRequest } from './sentRequest.ts';

export interface SampleRequest extends SentRequest {
  /** Unique in the sample. */
  id: string;
  /** Purpose of the request, in a few words. */
  title: string;
}

/** Files by path from the program's folder, such as `api/menu/route.ts`. */
export type SourceFiles = Readonly<Record<string, string>>;

export interface SampleSource {
  /** All of them, tests and pages included. */
  files: SourceFiles;
  /** Environment variables of the program, other than `PORT`. */
  env: Readonly<Record<string, string>>;
  /** How a reader starts it: a command, and the variables that the reader has to set. */
  start: { command: string; env: Readonly<Record<string, string>> };
  /** In the order in which they are sent; none for a program that does not run in the page. */
  requests: readonly SampleRequest[];
}
