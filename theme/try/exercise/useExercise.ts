import { useEffect, useRef, useState } from 'react';
import { compile } from '../../../model/compile.ts';
import type { Exercise } from '../../../model/exercise.ts';
import { keepReady, type Program, prepare, run } from '../run/runner.ts';
import { type ChecksResult, runChecks } from './checks.ts';
import { readProgress, writeProgress } from './progress.ts';

/** What a reader has done. */
interface Work {
  files: Exercise['files'];
  /** Of the file that is shown. */
  path: string;
  isPassed: boolean;
}

/** What came of checking, or of starting over. */
export type Checked =
  /** A file is no TypeScript. */
  | { kind: 'syntax'; message: string }
  | { kind: 'run'; result: ChecksResult }
  /** The reader has started over, or removed a file, and may want back what was there. */
  | { kind: 'reset' | 'removed'; work: Work }
  | { kind: 'restored' };

const PROGRAM_FILE = /^[\w[\]().-]+(?:\/[\w[\]().-]+)*\.tsx?$/;

/** True for a path that a new file of the program can have. */
export const isNewPath = (path: string, files: Readonly<Record<string, string>>): boolean =>
  PROGRAM_FILE.test(path) && !path.split('/').includes('..') && !Object.hasOwn(files, path);

/** @throws for what is no TypeScript, with file, line and column. */
const programOf = (files: Readonly<Record<string, string>>, env: Program['env']): Program => ({
  modules: Object.fromEntries(Object.entries(files).map(([path, source]) => [path, compile(source, path)])),
  env,
});

/** The file that is shown first: the app's own is rarely what an exercise is about. */
const firstOf = (files: Readonly<Record<string, string>>): string =>
  Object.keys(files).find((each) => each !== 'index.ts') ?? 'index.ts';

/** The state of an exercise: the reader's files, what came of the last check, and what is kept. Nothing runs unasked. */
export function useExercise({ id, files: given, env, checks }: Exercise, isOpen: boolean) {
  const [kept] = useState(() => readProgress(id));
  const [files, setFiles] = useState(() => kept.files ?? given);
  const [isPassed, setPassed] = useState(kept.isPassed);
  const [path, setPath] = useState(() => firstOf(given));
  const [isChecking, setChecking] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  // Told apart from one in which the editor has been given another text.
  const [revision, setRevision] = useState(0);

  useEffect(() => (isOpen ? keepReady() : undefined), [isOpen]);

  // A check takes a moment, in which the reader may go on writing.
  const latest = useRef(files);
  const keep = (next: Exercise['files'], passed: boolean) => {
    latest.current = next;
    setFiles(next);
    setPassed(passed);
    writeProgress(id, { files: next, isPassed: passed });
  };
  const write = (next: Exercise['files']) => {
    keep(next, isPassed);
    setChecked((last) => (last && 'work' in last ? undefined : last));
  };
  const show = (shown: string, outcome: Checked) => {
    setPath(shown);
    setChecked(outcome);
    setRevision((last) => last + 1);
  };

  const judge = async (): Promise<Checked> => {
    try {
      // What was written last may not be rendered yet.
      const program = programOf(latest.current, env);
      return { kind: 'run', result: await runChecks(checks, (requests) => run(program, requests)) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'syntax', message: message.replace(/^Error transforming /, '') };
    }
  };

  return {
    files,
    path,
    isPassed,
    isChecking,
    checked,
    revision,
    open: setPath,
    change: (source: string) => write({ ...files, [path]: source }),
    add: (added: string) => {
      write({ ...files, [added]: '' });
      setPath(added);
    },
    /** Removes the file that is shown. */
    remove: () => {
      const { [path]: _, ...rest } = files;
      keep(rest, isPassed);
      show(firstOf(rest), { kind: 'removed', work: { files, path, isPassed } });
    },
    reset: () => {
      keep(given, false);
      writeProgress(id, undefined);
      show(Object.hasOwn(given, path) ? path : firstOf(given), {
        kind: 'reset',
        work: { files, path, isPassed },
      });
    },
    restore: (work: Work) => {
      keep(work.files, work.isPassed);
      show(work.path, { kind: 'restored' });
    },
    check: async () => {
      if (isChecking) return;
      setChecking(true);
      const outcome = await judge();
      setChecking(false);
      setChecked(outcome);
      if (outcome.kind === 'run' && outcome.result.isSolved) keep(latest.current, true);
    },
    /** Gets a worker ready: the reader is about to check. */
    prepare: () => {
      try {
        prepare(programOf(files, env));
      } catch {
        // It is said when the reader checks.
      }
    },
  };
}
