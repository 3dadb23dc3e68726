import type { SourceFiles } from '../../../../model/sampleSource.ts';
import type { Place } from '../../editor/editor.ts';
import type { Mistake } from '../../run/mistake.ts';
import type { Problem, ProgramAnswer } from '../../run/runner.ts';
import type { Draft } from './draft.ts';

/** A request that replaces a recorded one. */
export interface WrittenRequest {
  base: string;
  draft: Draft;
}

export interface Outcome {
  /** By the id of the replaced request. */
  answers: Readonly<Record<string, ProgramAnswer>>;
  /** Missing features that the program has used, where they matter. */
  lacks: readonly string[];
  problem?: Problem | undefined;
  mistake?: Mistake | undefined;
}

export type FieldName = 'headers' | 'body';

export interface ProgramState {
  files: SourceFiles;
  paths: readonly string[];
  path: string | undefined;
  /** The editor takes the focus when it is created. */
  takesFocus: boolean;
  /** Position of the reader's press on the code; undefined if the editor begins at its first line. */
  pressed: Place | undefined;
  /** By id; undefined for a request as recorded. */
  written: Readonly<Record<string, WrittenRequest | undefined>>;
  fields: Readonly<Record<string, FieldName | undefined>>;
  /** Requests of the last run that has ended. */
  sent: readonly string[];
  /** Requests of a run that has not ended; undefined for none. */
  sending: readonly string[] | undefined;
  outcome: Outcome | undefined;
  /** Lines of the program's console in its last run; undefined before the first one. */
  printed: readonly string[] | undefined;
  /** A change recreates the editor, for other texts. */
  revision: number;
}
