import path from 'node:path';
import type { RootContent } from 'mdast';
import { z } from 'zod';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { type KnownElement, type PageContext, pageElement } from '../elements.ts';
import { element } from '../nodes.ts';
import { programOf } from '../samples/program.ts';
import { inPageFile, readInPage } from './inPage.ts';

/** Creates what shows a request window: one for a sample that runs in the page. */
export type ShowWindow = (page: PageContext, sample: string, request: string | undefined) => RootContent[];

/**
 * Creates what shows a request window with the address of the sample's program, which is a file of its own: a page carries no byte
 * of it. The Markdown has no window.
 *
 * @param module absolute path of the module that exports `RequestWindow`.
 * @param folder absolute path of the folder that programs are written to.
 */
export function createShowWindow(module: string, folder: string): ShowWindow {
  return (page, name, request) => {
    if (request === undefined) return [];
    if (!readInPage(page.samples).runs.includes(name)) return [];
    const file = path.join(folder, `${name.replaceAll('/', '--')}.json`);
    page.once(`program ${name}`, () => writeIfChanged(file, JSON.stringify(programOf(page.sampleOf(name)))));
    page.dependOn([inPageFile(page.samples)]);
    page.importNames(['RequestWindow'], module);
    return [element('RequestWindow', { program: page.importFile('program', file), request })];
  };
}

/** `<RequestWindow sample="…" request="…" />`: a window below no request. */
export function requestWindow(showWindow: ShowWindow): KnownElement {
  return pageElement({
    attributes: z.strictObject({ sample: z.string().min(1), request: z.string().min(1) }),
    render({ sample, request }, page) {
      page.sampleOf(sample);
      if (!readInPage(page.samples).runs.includes(sample))
        throw new Error(
          `names the sample "${sample}", which does not run in the page: samples/inPage.json says why.`,
        );
      return { blocks: showWindow(page, sample, request) };
    },
  });
}
