import path from 'node:path';
import type { Nodes, RootContent } from 'mdast';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import type { PageContext } from '../elements.ts';
import type { ImportedName } from '../expressions.ts';
import { element } from '../nodes.ts';
import { inPageFile, readInPage } from '../window/inPage.ts';
import { sourceOf } from './program.ts';

const HOLDERS: ReadonlySet<string> = new Set(['Exchange', 'Playground', 'Program']);

/** True for an element with a program, and for its ancestors. */
function holdsProgram(node: Nodes): boolean {
  if (node.type === 'mdxJsxFlowElement' && HOLDERS.has(node.name ?? '')) return true;
  return 'children' in node && node.children.some(holdsProgram);
}

/** Blocks of a page with the style sheet of programs above the first one. */
export function withProgramSheet(blocks: readonly RootContent[]): RootContent[] {
  const first = blocks.findIndex(holdsProgram);
  return first < 0 ? [...blocks] : blocks.toSpliced(first, 0, element('ProgramSheet', {}));
}

/** Writes a file beside the page, which carries no byte of it. @returns the imported name of its address. */
export function importWritten(page: PageContext, prefix: string, name: string, text: string): ImportedName {
  const file = path.join(page.programs, name);
  writeIfChanged(file, text);
  return page.importFile(prefix, file);
}

/** The sources of a sample as a separate file. */
export const importSource = (page: PageContext, name: string): ImportedName =>
  page.once(`program ${name}`, () => {
    page.dependOn([inPageFile(page.samples)]);
    const source = sourceOf(page.sampleOf(name), readInPage(page.samples).runs.includes(name));
    return importWritten(page, 'program', `${name.replaceAll('/', '--')}.json`, JSON.stringify(source));
  });

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
  const runs = readInPage(page.samples).runs.includes(name) || undefined;
  const playground = runs && page.playgroundOf();
  return element(
    'Program',
    {
      program: importSource(page, name),
      runs,
      playground: playground && `${playground}#example=${name}`,
      code: hasCode || undefined,
    },
    blocks,
  );
}
