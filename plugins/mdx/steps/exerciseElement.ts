import type { RootContent } from 'mdast';
import { z } from 'zod';
import type { ShownCheck } from '../../../model/exercise.ts';
import { pageElement } from '../elements.ts';
import { code, element, inlineCode, paragraph, strong, text } from '../nodes.ts';
import { printMarkdown } from '../printMarkdown.ts';
import { consoleBlocks } from '../samples/recorded.ts';
import { inPageFile } from '../window/inPage.ts';
import { changesBetween, readStep } from './history.ts';
import {
  exchangesOf,
  exchangesText,
  fileInMarkdown,
  fileOnPage,
  findStep,
  programsOf,
  readIds,
  textFile,
} from './stepContent.ts';
import { editorBlocks, exerciseIds, shownChecks } from './stepExercise.ts';

const SOLUTION = 'Solution';

/** Hints of an exercise: an ordered list, the only child of its element. */
function readHints(blocks: readonly RootContent[]): RootContent[][] {
  const [list] = blocks;
  if (blocks.length !== 1 || list?.type !== 'list' || !list.ordered)
    throw new Error('needs its hints as an ordered list between <Exercise …> and </Exercise>: "1. …".');
  return list.children.map(({ children }) => children);
}

/** Nested folds: each hint contains the fold of the next one. @param at index of the first one. */
function hintsOnPage(hints: readonly RootContent[][], at = 0): RootContent[] {
  const hint = hints[at];
  if (!hint) return [];
  const label = `${at === 0 ? 'Stuck? ' : ''}Hint ${at + 1} of ${hints.length}`;
  return [element('StepFold', { label }, [...hint, ...hintsOnPage(hints, at + 1)])];
}

const checkInMarkdown = ({ title, sent, status }: ShownCheck): RootContent[] => [
  paragraph(strong(text(title)), text(' expects '), inlineCode(status), text(':')),
  code('text', '', sent),
];

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
    console: z.literal('end').optional(),
  }),
  ({ tutorial, step: name, sample, requests, console }, page, body) => {
    const { step } = findStep(page, tutorial, name);
    const solution = page.sampleOf(sample);
    const wanted = readIds(requests, solution);
    const exchanges = exchangesOf(solution).filter(({ request }) => wanted?.has(request.id) ?? true);
    const changes = changesBetween(step, readStep(solution.dir));
    const checks = shownChecks(solution);
    const editor = editorBlocks(page, step, solution);
    const recorded = exchanges.flatMap(({ blocks }) => blocks);
    const output = console ? consoleBlocks(solution, []) : [];
    const texts = [
      printMarkdown(changes.flatMap(fileInMarkdown)),
      exchangesText(exchanges),
      printMarkdown(output),
    ].filter(Boolean);
    const file = textFile(page, `${sample.replaceAll('/', '--')}--solution`, SOLUTION, texts.join('\n'));
    return {
      blocks: [
        ...(checks.length > 0 ? [element('Checks', { checks })] : []),
        ...editor,
        ...hintsOnPage(readHints(body('page'))),
        element('StepFold', { label: SOLUTION, text: file }, [
          ...changes.map((change) => fileOnPage(change)),
          ...recorded,
          ...output,
        ]),
      ],
      markdown: () => [
        ...checks.flatMap(checkInMarkdown),
        ...readHints(body('markdown')).flatMap((hint, at) => [
          paragraph(strong(text(`Hint ${at + 1}`))),
          ...hint,
        ]),
        paragraph(strong(text(SOLUTION))),
        ...changes.flatMap(fileInMarkdown),
        ...recorded,
        ...output,
      ],
      ...programsOf(sample, changes),
    };
  },
);

/** `<ExerciseProgress />`: how many exercises of the site a reader has solved. The Markdown has none. */
export const exerciseProgress = pageElement(z.strictObject({}), (_, page) => {
  page.dependOn([inPageFile(page.samples)]);
  return {
    blocks: [element('ExerciseProgress', { all: exerciseIds(page.samples) })],
    markdown: () => [],
  };
});
