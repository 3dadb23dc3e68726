import path from 'node:path';
import type { RootContent } from 'mdast';
import { z } from 'zod';
import type { TutorialShape } from '../../../model/tutorialDrawing.ts';
import { type PageContext, pageElement } from '../elements.ts';
import { element, inlineCode, list, paragraph, text, words } from '../nodes.ts';
import { readTutorial } from '../steps/history.ts';

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

const attributes = z.strictObject({ name: z.string() });

/** Reads the data of a drawing, and adds the tutorial to the dependencies of the page. */
function readShape(name: string, page: PageContext): TutorialShape {
  const dir = path.join(page.samples, 'tutorials', name);
  page.dependOnFolder(dir);
  const { drawing } = readTutorial(dir);
  if (!drawing) throw new Error(`names the tutorial "${name}", which has no drawing in its tutorial.json.`);
  return drawing;
}

/**
 * `<TutorialDrawing name="todo-api" />`: the program that a tutorial ends with, drawn from `tutorial.json`. The text beside it has
 * the same content, so the Markdown file leaves it out.
 */
export const tutorialDrawing = pageElement(attributes, ({ name }, page) => ({
  blocks: [element('TutorialDrawing', { shape: readShape(name, page) })],
  markdown: () => [],
}));

/** `<TutorialFigure name="todo-api" caption="…" />`: the same with a sentence below it. */
export const tutorialFigure = pageElement(
  attributes.extend({ caption: z.string() }),
  ({ caption, name }, page) => {
    const shape = readShape(name, page);
    return {
      blocks: [element('TutorialFigure', { caption, shape })],
      markdown: () => [paragraph(...words(caption)), shapeList(shape)],
    };
  },
);
