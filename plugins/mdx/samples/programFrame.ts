import path from 'node:path';
import type { Nodes, RootContent } from 'mdast';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import type { PageContext } from '../elements.ts';
import type { ImportedName } from '../expressions.ts';
import { element } from '../nodes.ts';
import { inPageFile, readInPage } from '../window/inPage.ts';
import { sourceOf } from './program.ts';

const SHEET = 'ProgramSheet';

const HOLDERS: ReadonlySet<string> = new Set(['Exchange', 'Playground', 'Program']);

/** True for an element with a program, and for its ancestors. */
function holdsProgram(node: Nodes): boolean {
  if (node.type === 'mdxJsxFlowElement' && HOLDERS.has(node.name ?? '')) return true;
  return 'children' in node && node.children.some(holdsProgram);
}

/** Blocks of a page with the style sheet of programs above the first one. */
export function withProgramSheet(blocks: readonly RootContent[]): RootContent[] {
  const first = blocks.findIndex(holdsProgram);
  return first < 0 ? [...blocks] : [...blocks.slice(0, first), element(SHEET, {}), ...blocks.slice(first)];
}

const runsInPage = (page: PageContext, sample: string) => readInPage(page.samples).runs.includes(sample);

/** Writes the sources of a sample to a separate file. @returns the imported name of its address. */
export function importSource(page: PageContext, name: string): ImportedName {
  const file = path.join(page.programs, `${name.replaceAll('/', '--')}.json`);
  page.once(`program ${name}`, () =>
    writeIfChanged(file, JSON.stringify(sourceOf(page.sampleOf(name), runsInPage(page, name)))),
  );
  page.dependOn([inPageFile(page.samples)]);
  return page.importFile('program', file);
}

/**
 * Wraps the blocks of a sample in one frame (`theme/try/program`).
 * @param blocks code first, then requests with their responses, then the console.
 */
export function programFrame(
  page: PageContext,
  name: string,
  blocks: RootContent[],
  hasCode: boolean,
): RootContent {
  const runs = runsInPage(page, name);
  const program = importSource(page, name);
  const playground = runs ? page.playgroundOf() : undefined;
  return element(
    'Program',
    {
      program,
      runs: runs || undefined,
      playground: playground && `${playground}#example=${name}`,
      code: hasCode || undefined,
    },
    blocks,
  );
}
