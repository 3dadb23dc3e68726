import path from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { available, type Diagnostic, diagnostic } from '../../content/diagnostic.ts';
import { applyEdits, type ParseMdx, parseMdx } from '../mdxSource.ts';
import { windowMarkdown } from '../window/expand.ts';
import { restMarkdown } from './allFiles.ts';
import { languageOf } from './fence.ts';
import { filesMarkdown, shownFiles } from './files.ts';
import { checkFences, PROGRAM_LANGUAGES, type ShownCode } from './ownFences.ts';
import { isSample, listSamples, readShownSample, type ShownSample } from './read.ts';
import { consoleMarkdown, firstOf, partsMarkdown, requestsMarkdown, verifiedMarkdown } from './recorded.ts';
import { countLines } from './text.ts';

export interface Expansion {
  /** The page's source with every `<Sample>` replaced by fences. */
  source: string;
  /** Absolute paths of the files that it was made from. */
  dependencies: string[];
  /** Everything that is wrong. */
  diagnostics: Diagnostic[];
  /** All TypeScript and JavaScript that the page shows. */
  shown: ShownCode[];
  /** Text of each sample's code by the line of its `<Sample>`, for the search. */
  searchTexts: { line: number; text: string }[];
}

const PROPS = [
  'name',
  'files',
  'highlight',
  'marks',
  'requests',
  'show',
  'console',
  'differences',
  'usual',
] as const;

type Props = Partial<Record<(typeof PROPS)[number], string>>;

function readProps(node: MdxJsxFlowElement): Props {
  const props: Props = {};
  for (const entry of node.attributes) {
    if (entry.type !== 'mdxJsxAttribute') throw new Error('takes no spread attributes.');
    const name = PROPS.find((known) => known === entry.name);
    if (!name)
      throw new Error(`has no attribute "${entry.name}". ${available('attributes', entry.name, PROPS)}`);
    if (entry.value !== null && entry.value !== undefined && typeof entry.value !== 'string') {
      throw new Error(`takes texts only: ${name}="…".`);
    }
    props[name] = entry.value ?? '';
  }
  return props;
}

/** What stands in place of a `<Sample>`, as blocks. */
interface Replacement {
  start: number;
  end: number;
  blocks: string[];
}

/** What a page shows of a sample. */
interface Use {
  sample: ShownSample;
  /** Files that it shows whole. */
  whole: ReadonlySet<string>;
  /** The `<Sample>` that shows its last files, and how many blocks these are; where it shows none, its last. */
  last: Replacement;
  blocksOfFiles: number;
}

/** Requests and responses that a `<Sample>` shows, whole or in parts. @param root absolute path of the folder of all samples. */
function exchangesMarkdown(sample: ShownSample, { requests, show }: Props, root: string): string[] {
  if (requests === undefined) return [];
  if (show !== undefined) return partsMarkdown(sample, requests, show);
  return [
    ...requestsMarkdown(sample, requests),
    ...windowMarkdown(root, sample.name, firstOf(sample, requests)),
  ];
}

/**
 * Replaces every `<Sample …/>` of a page by fences with the sample's files and recorded responses, and holds the fences
 * of the page itself against the rules.
 *
 * @param source the page's MDX.
 * @param file absolute path of the page.
 * @param root absolute path of the folder of all samples.
 * @param parse who parses the page, as MDX whatever its name. Default: it is parsed here.
 */
export function expandSamples(
  source: string,
  file: string,
  root: string,
  parse: ParseMdx = (text) => parseMdx(text),
): Expansion {
  const expansion: Expansion = { source, dependencies: [], diagnostics: [], shown: [], searchTexts: [] };
  const place = (line: number) => `${path.relative(path.dirname(root), file)}:${line}`;
  const tree = parse(source, file);
  if (!tree) return expansion;
  const edits: Replacement[] = [];
  const used = new Map<string, Use>();
  const usual = new Map<string, string>();

  const page = checkFences(tree, file, place);
  expansion.shown.push(...page.shown);
  expansion.diagnostics.push(...page.diagnostics);

  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name !== 'Sample' || !node.position) return;
    const { line } = node.position.start;
    const range = { start: node.position.start.offset ?? 0, end: node.position.end.offset ?? 0 };
    try {
      const props = readProps(node);
      const name = props.name ?? '';
      if (!isSample(root, name))
        throw new Error(
          `names the sample "${name}", which does not exist. ${available('samples', name, listSamples(root))}`,
        );
      const sample = readShownSample(root, name);
      const files = shownFiles(sample, props);
      const fileBlocks = filesMarkdown(files);
      const blocks = [
        ...fileBlocks,
        ...exchangesMarkdown(sample, props, root),
        ...(props.console === undefined
          ? []
          : consoleMarkdown(
              sample,
              files.map(({ path: shownPath }) => shownPath),
            )),
      ];
      expansion.dependencies.push(...sample.dependencies);
      for (const shown of files.filter(({ path: shownPath }) =>
        PROGRAM_LANGUAGES.has(languageOf(shownPath)),
      )) {
        expansion.shown.push({
          lines: countLines(shown.code),
          ...(sample.recording ? { sample: name } : {}),
          place: place(line),
        });
      }
      expansion.searchTexts.push({ line, text: files.map(({ code }) => code).join('\n\n') });
      const edit: Replacement = { ...range, blocks };
      edits.push(edit);
      if (props.usual !== undefined)
        for (const { path: shown, code } of files.filter(({ region }) => region === undefined))
          usual.set(shown, code);
      const before = used.get(name);
      const whole = files.filter(({ region }) => region === undefined).map(({ path: shown }) => shown);
      used.set(name, {
        ...(before && files.length === 0
          ? before
          : { last: edit, blocksOfFiles: fileBlocks.length || blocks.length }),
        sample,
        whole: new Set([...(before?.whole ?? []), ...whole]),
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      expansion.diagnostics.push(diagnostic(file, line, `<Sample> ${reason}`));
      // The rest of the page can be read, in development.
      edits.push({ ...range, blocks: [] });
    }
  });

  for (const { sample, whole, last, blocksOfFiles } of used.values())
    last.blocks.splice(blocksOfFiles, 0, ...restMarkdown(sample, whole, usual));

  expansion.source = applyEdits(
    source,
    edits.map(({ start, end, blocks }) => ({ start, end, text: blocks.join('\n\n') })),
  );
  if (used.size > 0) {
    expansion.source = `${expansion.source.trimEnd()}\n\n${verifiedMarkdown(used.size)}\n`;
  }
  return expansion;
}
