/** State of a live program, and its changes. Nothing runs unasked. */
import { codeCopyFailed, programCopied } from '#words';
import type { SampleSource, SourceFiles } from '../../../../model/sampleSource.ts';
import { copyText } from '../../../lib/copyText.ts';
import type { Place } from '../../editor/editor.ts';
import { compileAll, MistakeError, mistakeOf } from '../../run/mistake.ts';
import { type Program, prepare, retainWorkers, run } from '../../run/runner.ts';
import { allFilesCommand, type Shell } from '../allFilesCommand.ts';
import { focusEditor, isEditing, shownPaths, shownRequests, showResponse } from '../programDom.ts';
import { draftOf, isSameDraft, readHeaders } from './draft.ts';
import { sendingsOf } from './requests.ts';
import type { FieldName, Outcome, ProgramState, WrittenRequest } from './state.ts';

export type ProgramStore = ReturnType<typeof createStore>;

/** @throws a `MistakeError` for invalid TypeScript. */
export const compiled = async (files: SourceFiles, env: Program['env']): Promise<Program> => ({
  modules: await compileAll(files),
  env,
});

/** Initial state of a program, before any change. */
const stateOf = (source: SampleSource, shown: readonly string[]): ProgramState => ({
  files: source.files,
  paths: inOrder(source.files, shown),
  path: undefined,
  takesFocus: true,
  pressed: undefined,
  written: {},
  fields: {},
  sent: [],
  sending: undefined,
  outcome: undefined,
  printed: undefined,
  revision: 0,
});

/** Removes the file in the editor, which then shows the first one. */
function withoutFile({ files, paths, path: removed }: ProgramState): Partial<ProgramState> {
  const left = paths.filter((path) => path !== removed);
  const rest = Object.entries(files).filter(([path]) => path !== removed);
  return { files: Object.fromEntries(rest), paths: left, path: left[0], takesFocus: false };
}

/** Renames a file, which stays in the editor; the focus stays in the field of the path. */
function withPath({ files, paths, path }: ProgramState, from: string, to: string): Partial<ProgramState> {
  const renamed = (each: string) => (each === from ? to : each);
  const all = Object.entries(files).map(([each, text]) => [renamed(each), text] as const);
  return {
    files: Object.fromEntries(all),
    paths: paths.map(renamed),
    path: path === undefined ? undefined : renamed(path),
    takesFocus: false,
  };
}

/** Runs the program of a state, and asks it for the responses to some requests. */
async function judge(
  source: SampleSource,
  state: ProgramState,
  ids: readonly string[],
): Promise<Pick<ProgramState, 'outcome' | 'printed'>> {
  const sendings = sendingsOf(source.requests, ids, state.written);
  let program: Program;
  try {
    program = await compiled(state.files, source.env);
  } catch (error) {
    const none: Outcome = { answers: {}, lacks: [] };
    return {
      printed: [],
      outcome:
        error instanceof MistakeError
          ? { ...none, mistake: error.mistake }
          : { ...none, problem: { kind: 'notLoaded' } },
    };
  }
  const { answers, printed, lacks, problem } = await run(
    program,
    sendings.map(({ request }) => request),
  );
  const byId = sendings.flatMap(({ id }, at) => {
    const answer = answers[at];
    return id !== undefined && answer ? [[id, answer] as const] : [];
  });
  return {
    printed: printed.flat(),
    outcome: {
      answers: Object.fromEntries(byId),
      // The recorded program works without the names that it looks up in vain.
      lacks: problem || state.files !== source.files ? lacks : [],
      problem,
      mistake: await mistakeOf(problem, state.files),
    },
  };
}

/** Paths of files: those that are shown first, then the others. */
const inOrder = (files: SourceFiles, shown: readonly string[]) => [
  ...new Set([...shown.filter((path) => Object.hasOwn(files, path)), ...Object.keys(files)]),
];

/**
 * @param shown paths of the files that are shown first.
 * @param root the frame that shows the program as it was recorded; undefined for none.
 * @param left state of an earlier store of this program, which it begins with. Default: as recorded.
 */
export function createStore(
  source: SampleSource,
  shown: readonly string[],
  root?: Element,
  left?: ProgramState,
) {
  const given = stateOf(source, shown);
  /** Number of resets. */
  let replaced = 0;
  let state = left ? { ...left, takesFocus: false, pressed: undefined, sending: undefined } : given;
  const listeners = new Set<() => void>();
  let endReady = () => {};
  const set = (changes: Partial<ProgramState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  /**
   * Starts the program and asks for the responses to some requests. Earlier responses are shown until the new ones replace them
   * at once, so that the page moves once. A line that is no header stops the run, and removes them: they are none to the requests
   * as they are now.
   */
  async function run(ids: readonly string[]): Promise<void> {
    if (state.sending) return;
    const invalid = ids.find((id) => readHeaders(state.written[id]?.draft.headers ?? '') === undefined);
    if (invalid !== undefined) {
      // The field shows the error.
      const fields = { ...state.fields, [invalid]: 'headers' as const };
      return set({ sent: ids, outcome: undefined, printed: [], fields });
    }
    set({ sending: ids });
    const number = replaced;
    const result = await judge(source, state, ids);
    // A reset has replaced the program that ran.
    if (number !== replaced) return;
    const path = result.outcome?.mistake?.path;
    // The focus moves from one file to another, but never out of a request.
    const shown = path ? { path, takesFocus: isEditing(), pressed: undefined } : {};
    set({ sending: undefined, sent: ids, ...result, ...shown });
    // The next run reports mistakes.
    compiled(state.files, source.env).then(prepare, () => {});
  }

  return {
    source,
    root,
    /** The program as it was recorded. */
    recorded: given,
    get: () => state,
    subscribe(listener: () => void) {
      if (listeners.size === 0) endReady = retainWorkers();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) endReady();
      };
    },
    requestIn(id: string): WrittenRequest {
      const recorded = source.requests.find((request) => request.id === id);
      return (
        state.written[id] ?? {
          base: id,
          draft: draftOf(recorded ?? { method: 'GET', target: '/', headers: [] }),
        }
      );
    },
    /** Changes a request. One equal to the recorded one counts as unchanged. The most recently changed one is last. */
    write(id: string, request: WrittenRequest) {
      const { [id]: _, ...others } = state.written;
      const recorded = source.requests.find((each) => each.id === id);
      const isRecorded = request.base === id && recorded && isSameDraft(request.draft, draftOf(recorded));
      set({ written: isRecorded ? others : { ...others, [id]: request } });
    },
    openField: (id: string, field: FieldName | undefined) =>
      set({ fields: { ...state.fields, [id]: field } }),
    /** Shows a file in the editor. Default: the current one, else the first one. */
    edit(path?: string, takesFocus = true, pressed?: Place) {
      if (path === undefined && state.path !== undefined && takesFocus) focusEditor(root);
      else set({ path: path ?? state.path ?? shownPaths(root)[0] ?? state.paths[0], takesFocus, pressed });
    },
    change: (path: string, text: string) => set({ files: { ...state.files, [path]: text } }),
    /** Applies the content of an address. */
    restore(files: SourceFiles | undefined, id: string, request: WrittenRequest | undefined) {
      if (files) set({ files, paths: inOrder(files, shown) });
      if (request) set({ written: { [id]: request } });
    },
    /** Adds an empty file, and opens it in the editor. */
    add: (path: string) =>
      set({
        files: { ...state.files, [path]: '' },
        paths: [...state.paths, path],
        path,
        takesFocus: true,
        pressed: undefined,
      }),
    remove: () => set(withoutFile(state)),
    rename: (from: string, to: string) => set(withPath(state, from, to)),
    reset() {
      replaced += 1;
      const isGiven = state.path === undefined || Object.hasOwn(source.files, state.path);
      set({ ...given, path: isGiven ? state.path : given.paths[0], revision: state.revision + 1 });
    },
    run,
    /** Runs the program with all requests that it shows, and brings the first response into view. */
    async runShown() {
      await run(shownRequests(root));
      if (!state.outcome?.mistake) showResponse(root);
    },
    /** Shows the console of a run with other requests than those of the program. */
    print: (printed: readonly string[]) => set({ printed }),
    /** Copies one command that writes the current program into an empty folder, and starts it. @returns the feedback for the reader. */
    async copyAll(shell: Shell): Promise<string> {
      const isCopied = await copyText(allFilesCommand(shell, state.files, source.start));
      return isCopied ? programCopied : codeCopyFailed;
    },
  };
}
