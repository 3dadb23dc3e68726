import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { posixFiles, quote } from '../../../model/shell.ts';
import { tutorialShapeSchema } from '../../../model/tutorialDrawing.ts';
import { available } from '../../content/diagnostic.ts';
import { requireJson } from '../../content/located.ts';
import { META_FILES } from '../../content/samples/discover.ts';
import { listBelow } from '../../content/sourceFiles.ts';

export interface Step {
  /** Name of the step's folder: `03-validate`. */
  name: string;
  /** Text of every file that readers write, by its path in the project. */
  files: ReadonlyMap<string, string>;
}

/** The text of a file before and after a step; empty without the file. */
export interface FileChange {
  path: string;
  kind: 'new' | 'changed' | 'removed';
  before: string;
  after: string;
}

/** Files of a sample that readers do not write. */
const NOT_WRITTEN = new Set([...META_FILES, 'README.md']);

const STEP_FOLDER = /^\d{2}-[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function readStep(dir: string): Step {
  const names = listBelow(dir).filter((file) => !NOT_WRITTEN.has(file) && !file.startsWith('node_modules/'));
  const files = new Map(names.map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]));
  return { name: path.basename(dir), files };
}

const foldersIn = (dir: string): string[] => [
  ...new Set(listBelow(dir).flatMap((file) => /^(.*?)\//.exec(file)?.[1] ?? [])),
];

/**
 * Reads the steps of a tutorial, in their order: one folder each, `01-first`, `02-second` …
 * @throws for a missing tutorial, and for a folder whose name is not that of a step.
 */
export function readSteps(dir: string): Step[] {
  const tutorial = path.basename(dir);
  const names = foldersIn(dir);
  if (names.length === 0)
    throw new Error(
      `There is no tutorial "${tutorial}". ${available('tutorials', tutorial, foldersIn(path.dirname(dir)))}`,
    );
  const odd = names.find((name) => !STEP_FOLDER.test(name));
  if (odd !== undefined)
    throw new Error(`The folder "${odd}" of the tutorial "${tutorial}" is no step: name it like "01-first".`);
  return names.map((name) => readStep(path.join(dir, name)));
}

const tutorialSchema = z.strictObject({
  /** The tutorial that this one continues. */
  after: z.string().optional(),
  drawing: tutorialShapeSchema.optional(),
});

/** Settings of a tutorial: its `tutorial.json`. @throws `DiagnosticsError` for an invalid one. */
export const readTutorial = (dir: string) =>
  requireJson('The tutorial', path.join(dir, 'tutorial.json'), tutorialSchema, { absent: {} });

/** The tutorial that another one continues, with its last step; undefined for one that begins with an empty project. */
export function readStart(dir: string) {
  const { after } = readTutorial(dir);
  if (after === undefined) return undefined;
  const step = readSteps(path.join(path.dirname(dir), after)).at(-1);
  return step && { tutorial: after, step };
}

/**
 * Rank of a file in the order of a step: imported files precede the files that import them, and a program begins with its new
 * `index.ts`.
 */
function rank({ path: file, kind }: FileChange): number {
  if (file === 'index.ts') return kind === 'new' ? 0 : 4;
  if (file.startsWith('api/') || file.startsWith('pages/')) return 3;
  return file.includes('/') ? 2 : 1;
}

/**
 * Changes of a step, in the order in which a reader would write them.
 * @param before Previous step; undefined for the first one, whose files are all new.
 */
export function changesBetween(before: Step | undefined, after: Step): FileChange[] {
  const paths = new Set([...(before?.files.keys() ?? []), ...after.files.keys()]);
  return [...paths]
    .map((file): FileChange => {
      const old = before?.files.get(file);
      const now = after.files.get(file);
      const kind = now === undefined ? 'removed' : 'changed';
      return { path: file, kind: old === undefined ? 'new' : kind, before: old ?? '', after: now ?? '' };
    })
    .filter((change) => change.before !== change.after)
    .sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}

/** A POSIX shell script that makes the changes of a step, byte for byte, in the project's folder. */
export function shellScript(changes: readonly FileChange[]): string {
  const written = changes.filter(({ kind }) => kind !== 'removed');
  const removed = changes.filter(({ kind }) => kind === 'removed');
  return [
    ...posixFiles(Object.fromEntries(written.map(({ path, after }) => [path, after]))),
    ...(removed.length > 0 ? [`rm ${removed.map(({ path }) => quote(path)).join(' ')}`] : []),
  ].join('\n');
}
