import type { RootContent } from 'mdast';
import { z } from 'zod';
import { type KnownElement, type PageContext, pageElement, type Rendered } from '../elements.ts';
import type { ShowWindow } from '../window/element.ts';
import { restBlocks } from './allFiles.ts';
import { languageOf } from './fence.ts';
import { fileBlocks, shownFiles } from './files.ts';
import { PROGRAM_LANGUAGES } from './ownFences.ts';
import type { ShownSample } from './read.ts';
import { consoleBlocks, firstOf, partBlocks, requestBlocks } from './recorded.ts';
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
  /** Blocks of the `<Sample>` that shows its last files, and how many of them these are; where it shows none, of its last. */
  last: RootContent[];
  blocksOfFiles: number;
}

/** The samples of a page by their names, and the files that it shows once for all its programs. */
const usesOf = (page: PageContext) =>
  page.once('uses', () => ({ samples: new Map<string, Use>(), usual: new Map<string, string>() }));

/** Requests and responses that a `<Sample>` shows, whole or in parts. */
function exchangeBlocks(
  sample: ShownSample,
  { requests, show }: Attributes,
  page: PageContext,
  showWindow: ShowWindow,
): RootContent[] {
  if (requests === undefined) return [];
  if (show !== undefined) return partBlocks(sample, requests, show);
  return [...requestBlocks(sample, requests), ...showWindow(page, sample.name, firstOf(sample, requests))];
}

function renderSample(given: Attributes, page: PageContext, showWindow: ShowWindow): Rendered {
  const { name } = given;
  const sample = page.sampleOf(name);
  const files = shownFiles(sample, given);
  const ofFiles = fileBlocks(files);
  const paths = files.map(({ path }) => path);
  const blocks = [
    ...ofFiles,
    ...exchangeBlocks(sample, given, page, showWindow),
    ...(given.console === undefined ? [] : consoleBlocks(sample, paths)),
  ];
  const { samples, usual } = usesOf(page);
  const wholeFiles = files.filter(({ region }) => region === undefined);
  if (given.usual !== undefined) for (const { path, code } of wholeFiles) usual.set(path, code);
  const before = samples.get(name);
  samples.set(name, {
    ...(before && files.length === 0
      ? before
      : { last: blocks, blocksOfFiles: ofFiles.length || blocks.length }),
    sample,
    whole: new Set([...(before?.whole ?? []), ...wholeFiles.map(({ path }) => path)]),
  });
  return {
    blocks,
    search: [files.map(({ code }) => code).join('\n\n')],
    programs: files
      .filter(({ path }) => PROGRAM_LANGUAGES.has(languageOf(path)))
      .map(({ code }) => ({ lines: countLines(code), sample: sample.recording ? name : undefined })),
    isRun: true,
  };
}

/** `<Sample name="…" />`: the files of a sample, and its recorded responses. */
export const sampleElement = (showWindow: ShowWindow): KnownElement =>
  pageElement({ attributes, render: (given, page) => renderSample(given, page, showWindow) });

/** Adds to each sample of a page what the page leaves out of it, once all of them are rendered. */
export function foldRest(page: PageContext): void {
  const { samples, usual } = usesOf(page);
  for (const { sample, whole, last, blocksOfFiles } of samples.values())
    last.splice(blocksOfFiles, 0, ...restBlocks(sample, whole, usual));
}
