import type { RootContent } from 'mdast';
import { z } from 'zod';
import { type PageContext, pageElement } from '../elements.ts';
import { restBlocks } from './allFiles.ts';
import { programFrame } from './programFrame.ts';
import { consoleBlocks, partBlocks, requestBlocks } from './recorded.ts';
import { fileBlocks, shownFiles, shownPrograms } from './shownFiles.ts';

interface Use {
  /** Files that it shows whole. */
  whole: Set<string>;
  /** Blocks of the last `<Sample>` with files, or else of the first one. Its Markdown has the rest of the program. */
  last: RootContent[];
}

/** The samples of a page by their names, and the files that it shows once for all its programs. */
const usesOf = (page: PageContext) =>
  page.once('uses', () => ({ uses: new Map<string, Use>(), usual: new Map<string, string>() }));

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
    requests: z.string().default(''),
    show: z.string().optional(),
    console: z.string().optional(),
    usual: z.string().optional(),
  }),
  (given, page, body) => {
    const { name, requests, show } = given;
    const sample = page.sampleOf(name);
    const files = shownFiles(sample, given);
    const ofFiles = fileBlocks(files);
    const recorded =
      show === undefined ? requestBlocks(sample, requests) : partBlocks(sample, requests, show);
    const paths = files.map(({ path }) => path);
    const console = given.console === undefined ? [] : consoleBlocks(sample, paths);
    const blocks = [...ofFiles, ...recorded, ...console];
    const own = body('page');
    const isFramed =
      show === undefined &&
      (own.length + recorded.length > 0 || files.length > 1 || (files.length > 0 && console.length > 0));
    const { uses, usual } = usesOf(page);
    // Parts of a response need no program below them.
    const isPart = files.length === 0 && show !== undefined;
    if (!uses.has(name) && !isPart) uses.set(name, { whole: new Set(), last: blocks });
    const use = uses.get(name);
    if (use && files.length > 0) use.last = blocks;
    for (const { path, code } of files.filter(({ isWhole }) => isWhole)) {
      use?.whole.add(path);
      if (given.usual !== undefined) usual.set(path, code);
    }
    return {
      blocks: isFramed ? [programFrame(page, name, [...blocks, ...own], files.length > 0)] : blocks,
      // Called after all elements of the page are rendered.
      markdown() {
        const rest = use?.last === blocks ? restBlocks(sample, use.whole, usual) : [];
        return [...blocks.toSpliced(ofFiles.length || blocks.length, 0, ...rest), ...body('markdown')];
      },
      search: files.map(({ code }) => code),
      programs: shownPrograms(files, sample.recording ? name : undefined),
    };
  },
);
