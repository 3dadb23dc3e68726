import path from 'node:path';
import type { RootContent } from 'mdast';
import { z } from 'zod';
import type { TutorialShape } from '../../../model/tutorialDrawing.ts';
import { type PageContext, pageElement } from '../elements.ts';
import { element, inlineCode, list, paragraph, text, words } from '../nodes.ts';
import { readSteps } from '../steps/history.ts';
import { tutorialShape } from './shape.ts';

/** The drawing as a list, for readers of text. */
function shapeList(shape: TutorialShape): RootContent {
  switch (shape.shows) {
    case 'exchange':
      return list([
        [inlineCode(`${shape.method} ${shape.target}`)],
        [text(`${shape.status}: `), inlineCode(shape.body)],
      ]);
    case 'routes':
      return list(
        shape.routes.map(({ path: address, methods }) => [
          inlineCode(address),
          text(`: ${methods.join(', ')}`),
        ]),
      );
    case 'tables':
      return list(
        shape.tables.map(({ name, columns }) => [
          inlineCode(name),
          text(`: ${columns.map((column) => column.name).join(', ')}`),
        ]),
      );
    case 'layers':
      return list(
        shape.layers.map((file) => [inlineCode(file)]),
        { ordered: true },
      );
  }
}

const attributes = z.strictObject({ name: z.string(), shows: z.string() });

/** Reads the data of a drawing, and adds the tutorial to the dependencies of the page. */
function readShape({ name, shows }: z.output<typeof attributes>, page: PageContext): TutorialShape {
  const dir = path.join(page.samples, 'tutorials', name);
  const last = readSteps(dir).at(-1);
  if (!last) throw new Error(`names the tutorial "${name}", which has no steps.`);
  page.dependOnFolder(dir);
  return tutorialShape(shows, last.files, page.sampleOf(`tutorials/${name}/${last.name}`));
}

/**
 * `<TutorialDrawing name="todo-api" shows="routes" />`: the program that a tutorial ends with, drawn (`tutorialShape`). The text
 * beside it has the same content, so the Markdown file leaves it out.
 */
export const tutorialDrawing = pageElement(attributes, (given, page) => ({
  blocks: [element('TutorialDrawing', { shape: readShape(given, page) })],
  markdown: () => [],
}));

/** `<TutorialFigure name="todo-api" shows="routes" caption="…" />`: the same with a sentence below it. */
export const tutorialFigure = pageElement(
  attributes.extend({ caption: z.string() }),
  ({ caption, ...given }, page) => {
    const shape = readShape(given, page);
    return {
      blocks: [element('TutorialFigure', { caption, shape })],
      markdown: () => [paragraph(...words(caption)), shapeList(shape)],
    };
  },
);
