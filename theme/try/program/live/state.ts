import type { SourceFiles } from '../../../../model/sampleSource.ts';
import type { Mistake } from '../../run/mistake.ts';
import type { Problem, ProgramAnswer } from '../../run/runner.ts';
import type { Draft } from './draft.ts';

/** A request as it stands in the place of a recorded one. */
export interface WrittenRequest {
  /** Id of the sample's request that it began as: those before it are sent first. */
  base: string;
  draft: Draft;
}

/** What came of the last run. */
export interface Outcome {
  /** By the id of the request in whose place they stand. */
  answers: Readonly<Record<string, ProgramAnswer>>;
  /** All that was printed. */
  printed: readonly string[];
  /** What the program has asked for in vain, where that matters. */
  lacks: readonly string[];
  problem?: Problem | undefined;
  mistake?: Mistake | undefined;
}

/** Which fields of a request are open. */
export type FieldName = 'headers' | 'body';

/** A program as the reader has it. */
export interface ProgramState {
  files: SourceFiles;
  /** Paths of all files: those that the page shows first. */
  paths: readonly string[];
  /** Path of the file in the editor; undefined before the first edit. */
  path: string | undefined;
  /** The editor takes the focus when it begins anew. */
  takesFocus: boolean;
  /** By id: undefined for a request that stands as it was recorded. */
  written: Readonly<Record<string, WrittenRequest | undefined>>;
  fields: Readonly<Record<string, FieldName | undefined>>;
  /** Ids of the requests that were sent last. */
  sent: readonly string[];
  isSending: boolean;
  outcome: Outcome | undefined;
  /** Told from the one before: the editor begins anew with other texts. */
  revision: number;
}
