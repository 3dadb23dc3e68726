/** What an exercise of a tutorial consists of (specification.md TRY-4), as the build writes it and the page reads it. */

/** A response that the solution gave on Bun. */
export interface ExpectedAnswer {
  status: number;
  /** Type of the body without its parameters; empty for none. */
  type: string;
  body: string;
}

export interface Exercise {
  /** Name of the solution's sample: progress is kept under it. */
  id: string;
  /** The program of the step before, by path: what the reader begins with. */
  files: Readonly<Record<string, string>>;
  /** What it is started with besides `PORT`. */
  env: Readonly<Record<string, string>>;
  requests: readonly {
    title: string;
    method: string;
    target: string;
    headers: readonly (readonly [string, string])[];
    body?: string | undefined;
    expected: ExpectedAnswer;
  }[];
}
