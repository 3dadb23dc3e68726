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

/** True for what shows a program, or holds it. */
function holdsProgram(node: Nodes): boolean {
  if (node.type === 'mdxJsxFlowElement' && HOLDERS.has(node.name ?? '')) return true;
  return 'children' in node && node.children.some(holdsProgram);
}

/** Blocks of a page with the style sheet of programs above the first one. */
export function withProgramSheet(blocks: readonly RootContent[]): RootContent[] {
  const first = blocks.findIndex(holdsProgram);
  return first < 0 ? [...blocks] : [...blocks.slice(0, first), element(SHEET, {}), ...blocks.slice(first)];
}

/** The frames that show programs (`theme/try/program`). */
export interface ProgramFrames {
  /**
   * Puts what a page shows of a sample into one frame.
   *
   * @param blocks code first, then requests with their responses, then the console.
   * @param hasCode true where the first block is code.
   */
  frame: (page: PageContext, sample: string, blocks: RootContent[], hasCode: boolean) => RootContent;
  /** Writes the sources of a sample. @returns the name of their address. */
  importSource: (page: PageContext, sample: string) => ImportedName;
  /** Imports what shows a request with its response. */
  importExchange: (page: PageContext) => void;
}

const runsInPage = (page: PageContext, sample: string) => readInPage(page.samples).runs.includes(sample);

/**
 * Creates the frames of programs. The sources of a program are a file of its own: a page carries no byte of them.
 *
 * @param module absolute path of the module that exports `Program` and `Exchange`.
 * @param folder absolute path of the folder that programs are written to.
 * @param playgroundOf address of the playground; undefined on a site without one.
 */
export function createFrames(
  module: string,
  folder: string,
  playgroundOf: () => string | undefined,
): ProgramFrames {
  const importSource = (page: PageContext, name: string): ImportedName => {
    const file = path.join(folder, `${name.replaceAll('/', '--')}.json`);
    page.once(`program ${name}`, () =>
      writeIfChanged(file, JSON.stringify(sourceOf(page.sampleOf(name), runsInPage(page, name)))),
    );
    page.dependOn([inPageFile(page.samples)]);
    return page.importFile('program', file);
  };
  return {
    importSource,
    frame(page, name, blocks, hasCode) {
      const runs = runsInPage(page, name);
      page.importNames(['Exchange', 'Program', SHEET], module);
      const program = importSource(page, name);
      const playground = runs ? playgroundOf() : undefined;
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
    },
    importExchange: (page) => page.importNames(['Exchange', SHEET], module),
  };
}
