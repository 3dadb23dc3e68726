import { useEffect, useRef, useState } from 'react';
import type { Exercise } from '../../../model/exercise.ts';
import { isEditing } from '../program/programDom.ts';
import { compileAll, type Mistake, MistakeError, mistakeOf } from '../run/mistake.ts';
import { type Program, prepare, retainWorkers, run } from '../run/runner.ts';
import { type ChecksResult, runChecks } from './checks.ts';
import { type Work as Files, listenToWork, readWork, writeWork } from './progress.ts';
import { storeSolved } from './solved.ts';

interface Work {
  files: Files;
  path: string;
}

/** Outcome of the checks, or of starting over. */
export type Checked =
  | { kind: 'mistake'; mistake: Mistake }
  | { kind: 'run'; result: ChecksResult }
  /** The reader has started over, or removed a file, and can undo it. */
  | { kind: 'reset' | 'removed'; work: Work }
  | { kind: 'restored' };

const NONE: ChecksResult = { results: [], printed: [], lacks: [], isSolved: false };

const firstOf = (files: Readonly<Record<string, string>>): string =>
  Object.keys(files).find((each) => each !== 'index.ts') ?? 'index.ts';

/**
 * State of an exercise: the reader's files, the outcome of the last check, and storage. Nothing runs unasked.
 *
 * @param all names of all exercises.
 */
export function useExercise(
  { id, files: given, env, checks }: Exercise,
  isOpen: boolean,
  all: readonly string[],
) {
  const [files, setFiles] = useState(() => readWork(id) ?? given);
  // Work of another release may have other files.
  const [path, setPath] = useState(() => firstOf(Object.hasOwn(files, firstOf(given)) ? given : files));
  const [takesFocus, setTakesFocus] = useState(false);
  const [isStored, setStored] = useState(true);
  const [isChecking, setChecking] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  // Part of the key of the editor, which is mounted again when it receives another text.
  const [revision, setRevision] = useState(0);

  useEffect(() => (isOpen ? retainWorkers() : undefined), [isOpen]);

  // The reader may continue to write during a check.
  const latest = useRef(files);
  /** Number of times the program was replaced: by the original, an earlier one, or one without a file. */
  const replaced = useRef(0);
  const store = (next: Files) => {
    latest.current = next;
    setFiles(next);
    setStored(writeWork(id, next));
  };
  const write = (next: Files) => {
    store(next);
    setChecked((last) => (last && ('work' in last || last.kind === 'mistake') ? undefined : last));
  };
  const open = (chosen: string, takes = false) => {
    setTakesFocus(takes);
    setPath(chosen);
  };
  const show = (shown: string, outcome: Checked | undefined) => {
    replaced.current += 1;
    open(shown);
    setChecked(outcome);
    setRevision((last) => last + 1);
  };
  const takeOver = useRef(() => {});
  useEffect(() => {
    takeOver.current = () => {
      const next = readWork(id) ?? given;
      // Back leads to a page whose work may be the stored one, or could not be stored.
      if (!isStored || JSON.stringify(next) === JSON.stringify(latest.current)) return;
      latest.current = next;
      setFiles(next);
      show(Object.hasOwn(next, path) ? path : firstOf(next), undefined);
    };
  });
  // A listener of the event that renders would replace this one before it is called.
  useEffect(() => listenToWork(id, () => takeOver.current()), [id]);
  const programOf = async (sources: Files): Promise<Program> => ({
    modules: await compileAll(sources),
    env,
  });

  const judge = async (): Promise<Checked> => {
    // The latest change may not be rendered yet.
    const sources = latest.current;
    try {
      const program = await programOf(sources);
      const result = await runChecks(checks, (requests) => run(program, requests));
      const mistake = await mistakeOf(result.problem, sources);
      return mistake ? { kind: 'mistake', mistake } : { kind: 'run', result };
    } catch (error) {
      if (error instanceof MistakeError) return { kind: 'mistake', mistake: error.mistake };
      return { kind: 'run', result: { ...NONE, problem: { kind: 'notLoaded' } } };
    }
  };

  return {
    files,
    path,
    isChecking,
    checked,
    revision,
    takesFocus,
    isStored,
    open: (chosen: string) => open(chosen),
    change: (source: string) => write({ ...latest.current, [path]: source }),
    add: (added: string) => {
      write({ ...files, [added]: '' });
      open(added, true);
    },
    remove: () => {
      const { [path]: _, ...rest } = files;
      store(rest);
      show(firstOf(rest), { kind: 'removed', work: { files, path } });
    },
    reset: () => {
      store(given);
      writeWork(id, undefined);
      show(Object.hasOwn(given, path) ? path : firstOf(given), { kind: 'reset', work: { files, path } });
    },
    restore: (work: Work) => {
      store(work.files);
      show(work.path, { kind: 'restored' });
    },
    check: async () => {
      if (isChecking) return;
      setChecking(true);
      const number = replaced.current;
      const outcome = await judge();
      setChecking(false);
      // Its result is about a program that no longer exists.
      if (number !== replaced.current) return;
      setChecked(outcome);
      if (outcome.kind === 'mistake') open(outcome.mistake.path, isEditing());
      if (outcome.kind === 'run' && outcome.result.isSolved) storeSolved(id, all);
    },
    /** Prepares a worker: the reader is about to check. */
    prepare: () => {
      // Mistakes are reported by the check.
      programOf(files).then(prepare, () => {});
    },
  };
}
