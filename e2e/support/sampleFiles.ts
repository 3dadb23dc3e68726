/** The programs that the docs show, as they are in `samples/`: read by the tests themselves, to hold the pages against. */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';

export const SAMPLES = path.join(PROJECT_ROOT, 'samples');

const TUTORIALS = path.join(SAMPLES, 'tutorials');

/** Files beside a program that are no part of it. */
const BESIDE = /^(?:requests\.http|recording\.json|sample\.json|README\.md)$|^(?:node_modules|requests)\//;

/** Texts of a program's files by their paths, with `/`. */
export function readProgram(dir: string): Map<string, string> {
  const files = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(dir, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !BESIDE.test(file));
  return new Map(files.sort().map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]));
}

/** One step of a tutorial. */
export interface Step {
  /** Name of the step's folder. */
  name: string;
  /** Absolute path of the step's folder. */
  dir: string;
  before: ReadonlyMap<string, string>;
  after: ReadonlyMap<string, string>;
  /** Paths of the files that are new or other than before. */
  written: string[];
}

/** Names of all tutorials. */
export const listTutorials = (): string[] => fs.readdirSync(TUTORIALS).sort();

/** Names of a tutorial's steps in their order. */
const stepNames = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The program that a tutorial begins with: nothing, or where the one before it ends. */
function stateBefore(folder: string): Step['after'] {
  const file = path.join(folder, 'tutorial.json');
  if (!fs.existsSync(file)) return new Map();
  const { after } = JSON.parse(fs.readFileSync(file, 'utf8')) as { after?: string };
  if (after === undefined) return new Map();
  const other = path.join(TUTORIALS, after);
  return readProgram(path.join(other, stepNames(other).at(-1) ?? ''));
}

/** The steps of a tutorial in their order. */
export function readSteps(tutorial: string): Step[] {
  const folder = path.join(TUTORIALS, tutorial);
  let before = stateBefore(folder);
  return stepNames(folder).map((name) => {
    const dir = path.join(folder, name);
    const after = readProgram(dir);
    const written = [...after.keys()].filter((file) => before.get(file) !== after.get(file));
    const step = { name, dir, before, after, written };
    before = after;
    return step;
  });
}
