import type { RootContent } from 'mdast';
import { z } from 'zod';
import { type PageContext, pageElement } from '../elements.ts';
import { element } from '../nodes.ts';
import { restBlocks } from './allFiles.ts';
import { programFrame } from './programFrame.ts';
import { consoleBlocks, partBlocks, requestBlocks } from './recorded.ts';
import { fileBlocks, shownFiles, shownPrograms } from './shownFiles.ts';

interface Use {
  /** Files that it shows whole. */
  whole: ReadonlySet<string>;
  /** Blocks of the last `<Sample>` with files, or else of the last one. Its Markdown has the rest of the program. */
  last: RootContent[];
}

/** The samples of a page by their names, and the files that it shows once for all its programs. */
const usesOf = (page: PageContext) =>
  page.once('uses', () => ({ samples: new Map<string, Use>(), usual: new Map<string, string>() }));

/**
 * `<Sample name="…" />`: the files of a sample, and its recorded responses, in one frame; its children come into that frame, below the
 * code. A part of a program, such as a file or a value of a response, has no frame around it.
 */
export const sample = pageElement(
  z.strictObject({
    name: z.string(),
    files: z.string().optional(),
    highlight: z.string().optional(),
    marks: z.string().optional(),
    requests: z.string().optional(),
    show: z.string().optional(),
    console: z.string().optional(),
    usual: z.string().optional(),
  }),
  (given, page, body) => {
    const { name, requests, show } = given;
    const sample = page.sampleOf(name);
    const files = shownFiles(sample, given);
    const ofFiles = fileBlocks(files);
    const parts = requests !== undefined && show !== undefined ? partBlocks(sample, requests, show) : [];
    const exchanges = requests !== undefined && show === undefined ? requestBlocks(sample, requests) : [];
    const paths = files.map(({ path }) => path);
    const console = given.console === undefined ? [] : consoleBlocks(sample, paths);
    const blocks = [...ofFiles, ...parts, ...exchanges, ...console];
    const own = body('page');
    const isFramed =
      parts.length === 0 &&
      (own.length > 0 ||
        exchanges.length > 0 ||
        files.length > 1 ||
        (files.length > 0 && console.length > 0));
    const { samples, usual } = usesOf(page);
    const wholeFiles = files.filter(({ region }) => region === undefined);
    if (given.usual !== undefined) for (const { path, code } of wholeFiles) usual.set(path, code);
    const before = samples.get(name);
    // Parts of a response need no program below them.
    const isPart = files.length === 0 && show !== undefined;
    if (before || !isPart)
      samples.set(name, {
        last: before && files.length === 0 ? before.last : blocks,
        whole: new Set([...(before?.whole ?? []), ...wholeFiles.map(({ path }) => path)]),
      });
    return {
      blocks: isFramed ? [programFrame(page, name, [...blocks, ...own], files.length > 0)] : blocks,
      // Called after all elements of the page are rendered.
      markdown() {
        const use = samples.get(name);
        const rest = use?.last === blocks ? restBlocks(sample, use.whole, usual) : [];
        const at = ofFiles.length || blocks.length;
        return [...blocks.slice(0, at), ...rest, ...blocks.slice(at), ...body('markdown')];
      },
      search: [files.map(({ code }) => code).join('\n\n')],
      programs: shownPrograms(files, sample.recording ? name : undefined),
      isRun: true,
    };
  },
);

/** `<Exchange title="…">…</Exchange>`: a request of no sample, with its response. */
export const exchange = pageElement(
  z.strictObject({
    title: z.string().min(1),
    method: z.string().optional(),
    address: z.string().optional(),
    status: z.string().optional(),
  }),
  (given, _page, body) => ({
    blocks: [element('Exchange', given, body('page'))],
    markdown: () => [element('Exchange', given, body('markdown'))],
  }),
);
