import path from 'node:path';
import type { RootContent } from 'mdast';
import { z } from 'zod';
import { available } from '../../content/diagnostic.ts';
import { type PageContext, pageElement, type Rendered } from '../elements.ts';
import { element } from '../nodes.ts';
import type { ShownSample } from '../samples/read.ts';
import { exchangeOf } from '../samples/recorded.ts';
import { countLines, words } from '../samples/text.ts';
import { readRecordedStep } from './exchanges.ts';
import { changesBetween, type FileChange, readStart, readStep, readSteps } from './history.ts';
import { diffLines } from './lineDiff.ts';
import {
  CONSOLE_PLACES,
  renderExerciseForMarkdown,
  renderExerciseForPage,
  renderStepForMarkdown,
  renderStepForPage,
} from './render.ts';
import { exerciseId, exerciseIds, notInPageBlocks, shownChecks, writeExercise } from './stepExercise.ts';

const readIds = (text: string | undefined, sample: ShownSample): Set<string> | undefined =>
  text === undefined ? undefined : new Set(words(text).map((id) => exchangeOf(sample, id).request.id));

/** The step that an element names. The page depends on its tutorial. */
function findStep(page: PageContext, tutorial: string, name: string) {
  const dir = path.join(page.samples, 'tutorials', tutorial);
  // A page's steps are mostly those of one tutorial.
  const steps = page.once(`tutorial ${tutorial}`, () => readSteps(dir));
  page.dependOnFolder(dir);
  const at = steps.findIndex((step) => step.name === name);
  const step = steps[at];
  if (!step) {
    const names = steps.map((known) => known.name);
    throw new Error(`names the step "${name}" of "${tutorial}". ${available('steps', name, names)}`);
  }
  return { dir, steps, at, step };
}

/** Text of changes for the search, and their files for the count of programs. */
function programsOf(sample: string, changes: readonly FileChange[]): Omit<Rendered, 'blocks'> {
  return {
    // Only added lines: a hit is then in the step that explains the line.
    search: [
      changes
        .flatMap(({ before, after }) => diffLines(before, after))
        .filter(({ kind }) => kind === 'added')
        .map(({ text }) => text)
        .join('\n'),
    ],
    programs: changes
      .filter(({ kind }) => kind !== 'removed')
      .map(({ after }) => ({ lines: countLines(after.trimEnd()), sample })),
    isRun: true,
  };
}

/** `<Step tutorial="…" step="…">…</Step>`: changes of the step, the project, its requests and their recorded responses. */
export const step = pageElement(
  z.strictObject({
    tutorial: z.string().min(1),
    step: z.string().min(1),
    open: z.string().optional(),
    console: z.enum(CONSOLE_PLACES).optional(),
  }),
  ({ tutorial, step: name, open, console }, page, body) => {
    const { dir, steps, at, step } = findStep(page, tutorial, name);
    const recorded = readRecordedStep(page.samples, step.dir);
    const base = at === 0 ? readStart(dir) : undefined;
    const changes = changesBetween(steps[at - 1] ?? base?.step, step);
    const view = {
      page,
      tutorial,
      step,
      changes,
      base,
      recorded,
      console,
      open: readIds(open, recorded.sample),
    };
    return {
      blocks: [renderStepForPage({ ...view, body: body('page') })],
      markdown: () => renderStepForMarkdown({ ...view, body: body('markdown') }),
      ...programsOf(recorded.sample.name, changes),
    };
  },
);

/** Hints of an exercise: an ordered list, the only child of its element. */
function readHints(blocks: readonly RootContent[]): RootContent[][] {
  const [list] = blocks;
  if (blocks.length !== 1 || list?.type !== 'list' || !list.ordered)
    throw new Error('needs its hints as an ordered list between <Exercise …> and </Exercise>: "1. …".');
  return list.children.map(({ children }) => children);
}

/**
 * `<Exercise tutorial="…" step="…" sample="…">1. …</Exercise>`: its checks, its editor, its hints, and its solution as changes to
 * the program of a step.
 */
export const exercise = pageElement(
  z.strictObject({
    tutorial: z.string().min(1),
    step: z.string().min(1),
    sample: z.string().min(1),
    requests: z.string().optional(),
    console: z.enum(CONSOLE_PLACES).optional(),
  }),
  ({ tutorial, step: name, sample, requests, console }, page, body) => {
    const { step } = findStep(page, tutorial, name);
    const solution = page.sampleOf(sample);
    const recorded = readRecordedStep(page.samples, solution.dir);
    const wanted = readIds(requests, recorded.sample);
    const changes = changesBetween(step, readStep(solution.dir));
    const file = writeExercise(step, solution, page.samples, page.programs);
    page.dependOnFolder(solution.dir);
    const view = {
      page,
      sample,
      changes,
      exchanges: recorded.exchanges.filter(({ id }) => wanted?.has(id) ?? true),
      console: console ? recorded.console : [],
      checks: solution.requests.some(({ check }) => check) ? shownChecks(solution) : [],
      editor:
        file === undefined
          ? notInPageBlocks(solution, page.samples)
          : [
              element('ExerciseEditor', {
                id: exerciseId(sample),
                exercise: page.importFile('exercise', file),
                all: exerciseIds(page.samples),
              }),
            ],
    };
    return {
      blocks: renderExerciseForPage({ ...view, hints: readHints(body('page')) }),
      markdown: () => renderExerciseForMarkdown({ ...view, hints: readHints(body('markdown')) }),
      ...programsOf(sample, changes),
    };
  },
);

/** `<ExerciseProgress />`: how many exercises of the site a reader has solved. The Markdown has none. */
export const exerciseProgress = pageElement(z.strictObject({}), (_, page) => ({
  blocks: [element('ExerciseProgress', { all: exerciseIds(page.samples) })],
  markdown: () => [],
}));
