import type { RootContent } from 'mdast';
import { z } from 'zod';
import { type KnownElement, type PageContext, pageElement, type Rendered } from '../elements.ts';
import type { Target } from '../expandedPage.ts';
import { restBlocks } from './allFiles.ts';
import { languageOf } from './fence.ts';
import { PROGRAM_LANGUAGES } from './ownFences.ts';
import type { ProgramFrames } from './programFrame.ts';
import type { ShownSample } from './read.ts';
import { consoleBlocks, partBlocks, requestBlocks } from './recorded.ts';
import { fileBlocks, shownFiles } from './shownFiles.ts';
import { countLines } from './text.ts';

const attributes = z.strictObject({
  name: z.string(),
  files: z.string().optional(),
  highlight: z.string().optional(),
  marks: z.string().optional(),
  requests: z.string().optional(),
  show: z.string().optional(),
  console: z.string().optional(),
  usual: z.string().optional(),
});

type Attributes = z.output<typeof attributes>;

/** What a page shows of a sample. */
interface Use {
  sample: ShownSample;
  /** Files that it shows whole. */
  whole: ReadonlySet<string>;
  /** Blocks in the twin of the `<Sample>` that shows its last files, and how many of them these are; where it shows none, of its last. */
  last: RootContent[];
  blocksOfFiles: number;
}

/** The samples of a page by their names, and the files that it shows once for all its programs. */
const usesOf = (page: PageContext) =>
  page.once('uses', () => ({ samples: new Map<string, Use>(), usual: new Map<string, string>() }));

/**
 * A program in one frame; a part of one, such as a file or a value of a response, has no frame around it.
 *
 * @param body what the page itself puts into the frame, below the code.
 */
function renderSample(
  given: Attributes,
  page: PageContext,
  { frame }: ProgramFrames,
  body: (target: Target) => RootContent[],
): Rendered {
  const { name, requests, show } = given;
  const sample = page.sampleOf(name);
  const files = shownFiles(sample, given);
  const ofFiles = fileBlocks(files);
  const paths = files.map(({ path }) => path);
  const parts = requests !== undefined && show !== undefined ? partBlocks(sample, requests, show) : [];
  const exchanges = requests !== undefined && show === undefined ? requestBlocks(sample, requests) : [];
  const console = given.console === undefined ? [] : consoleBlocks(sample, paths);
  const blocks = [...ofFiles, ...parts, ...exchanges, ...console];
  const own = body('page');
  const isFramed =
    parts.length === 0 &&
    (own.length > 0 || exchanges.length > 0 || files.length > 1 || (files.length > 0 && console.length > 0));
  const shown = isFramed ? [frame(page, name, [...blocks, ...own], files.length > 0)] : [...blocks];
  const { samples, usual } = usesOf(page);
  const wholeFiles = files.filter(({ region }) => region === undefined);
  if (given.usual !== undefined) for (const { path, code } of wholeFiles) usual.set(path, code);
  const before = samples.get(name);
  // Parts of a response need no program below them.
  const isPart = files.length === 0 && given.show !== undefined;
  if (before || !isPart)
    samples.set(name, {
      ...(before && files.length === 0
        ? before
        : { last: blocks, blocksOfFiles: ofFiles.length || blocks.length }),
      sample,
      whole: new Set([...(before?.whole ?? []), ...wholeFiles.map(({ path }) => path)]),
    });
  return {
    blocks: shown,
    // With what the page leaves out of the program (`addRest`).
    markdown: () => [...blocks, ...body('markdown')],
    search: [files.map(({ code }) => code).join('\n\n')],
    programs: files
      .filter(({ path }) => PROGRAM_LANGUAGES.has(languageOf(path)))
      .map(({ code }) => ({ lines: countLines(code), sample: sample.recording ? name : undefined })),
    isRun: true,
  };
}

/** `<Sample name="…" />`: the files of a sample, and its recorded responses; its children come into its frame. */
export const sampleElement = (frames: ProgramFrames): KnownElement =>
  pageElement({ attributes, render: (given, page, body) => renderSample(given, page, frames, body) });

/** Adds to each sample, in the Markdown twin, what the page leaves out of it, once all of them are rendered. */
export function addRest(page: PageContext): void {
  const { samples, usual } = usesOf(page);
  for (const { sample, whole, last, blocksOfFiles } of samples.values())
    last.splice(blocksOfFiles, 0, ...restBlocks(sample, whole, usual));
}
