import fs from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { available, type Diagnostic, diagnostic } from '../../content/diagnostic.ts';
import type { HttpRequest } from '../../content/samples/httpFile.ts';
import type { Answer, NoAnswer, RunDifference } from '../../content/samples/recording.ts';
import { RUNTIMES, type Runtime, VERSIONS } from '../../content/samples/runtimes.ts';
import { windowMarkdown } from '../window/expand.ts';
import { restMarkdown } from './allFiles.ts';
import { answerText, marksOf, statusOf } from './answer.ts';
import { curlCommand } from './curl.ts';
import { fence, languageOf } from './fence.ts';
import { jsonPart } from './jsonPart.ts';
import { codeOf, isSample, listSamples, readShownSample, regionsOf, type ShownSample } from './read.ts';

/** A line of a page that shows TypeScript or JavaScript, and where it comes from. */
export interface ShownCode {
  lines: number;
  /** Name of the executed sample; undefined for a fence of the page itself. */
  sample?: string;
  /** Why a fence is not from a sample. */
  reason?: string;
  /** File and line in the page's source. */
  place: string;
}

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

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

const PROGRAM_LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);

/** Lines that a fence without a language may have without a reason. */
const PLAIN_LINES = 3;

const PROPS = ['name', 'files', 'highlight', 'marks', 'requests', 'show', 'console', 'differences'] as const;

type Props = Partial<Record<(typeof PROPS)[number], string>>;

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('{', '&#123;');

class Problem extends Error {}

function readProps(node: MdxJsxFlowElement): Props {
  const props: Props = {};
  for (const entry of node.attributes) {
    if (entry.type !== 'mdxJsxAttribute') throw new Problem('takes no spread attributes.');
    const name = PROPS.find((known) => known === entry.name);
    if (!name)
      throw new Problem(`has no attribute "${entry.name}". ${available('attributes', entry.name, PROPS)}`);
    if (entry.value !== null && entry.value !== undefined && typeof entry.value !== 'string') {
      throw new Problem(`takes texts only: ${name}="…".`);
    }
    props[name] = entry.value ?? '';
  }
  return props;
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** `api/hello/route.ts:3,5-7` entries by file. */
function highlights(text: string | undefined): Map<string, string> {
  return new Map(
    words(text ?? '').map((entry) => {
      const [, file = '', lines = ''] = /^(.+):([\d,-]+)$/.exec(entry) ?? [];
      if (!file) throw new Problem(`has highlight="${entry}": write "file:3,5-7".`);
      return [file, lines];
    }),
  );
}

/** What stands in place of a `<Sample>`, as blocks. */
interface Edit {
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
  last: Edit;
  blocksOfFiles: number;
}

interface ShownFile {
  path: string;
  /** The part of it that is shown; undefined for the whole file. */
  region: string | undefined;
  code: string;
  meta: string;
}

function shownFiles(sample: ShownSample, props: Props): ShownFile[] {
  const wanted =
    props.files === undefined ? sample.files : words(props.files).filter((file) => file !== 'none');
  const marked = highlights(props.highlight);
  for (const file of marked.keys()) {
    if (!sample.files.includes(file))
      throw new Problem(`highlights "${file}". ${available('files', file, sample.files)}`);
  }
  return wanted.map((entry) => {
    const [file = '', region] = entry.split('#');
    if (!sample.files.includes(file)) {
      throw new Problem(
        `shows the file "${file}" of the sample "${sample.name}". ${available('files', file, sample.files)}`,
      );
    }
    const source = fs.readFileSync(path.join(sample.dir, file), 'utf8');
    const code = codeOf(source, region);
    if (code === undefined) {
      throw new Problem(
        `shows the region "${region}" of "${file}". ${available('regions', region ?? '', regionsOf(source))}`,
      );
    }
    const lines = marked.get(file);
    const marks = props.marks ? ` marks="${props.marks}"` : '';
    return { path: file, region, code, meta: `title="${file}"${lines ? ` {${lines}}` : ''}${marks}` };
  });
}

function filesMarkdown(files: readonly ShownFile[]): string[] {
  const blocks = files.map(({ path: file, code, meta }) => fence(languageOf(file), meta, code));
  if (blocks.length < 2) return blocks;
  const tabs = files.map(
    (file, index) => `<Tab label="${attribute(file.path)}">\n\n${blocks[index]}\n\n</Tab>`,
  );
  return [`<Tabs label="Files">\n\n${tabs.join('\n\n')}\n\n</Tabs>`];
}

/** What a runtime is called in the docs. */
const runtimeName = (runtime: Runtime) => `Bun ${VERSIONS.bun[runtime]}`;

/** Runtimes other than the base that show something of their own. */
function othersOf(sample: ShownSample): [Runtime, RunDifference][] {
  const { differences = {} } = sample.recording ?? {};
  return RUNTIMES.flatMap((runtime) => {
    const difference = differences[runtime];
    return difference ? [[runtime, difference] as [Runtime, RunDifference]] : [];
  });
}

/** A request of a sample and its recorded response. */
function exchangeOf(sample: ShownSample, id: string): { request: HttpRequest; answer: Answer | NoAnswer } {
  const request = sample.requests.find((candidate) => candidate.id === id);
  if (!request) {
    const ids = sample.requests.map((known) => known.id);
    throw new Problem(`shows the request "${id}" of "${sample.name}". ${available('requests', id, ids)}`);
  }
  const answer = sample.recording?.answers[id];
  if (!answer) {
    throw new Problem(
      `shows the request "${id}", which has no recorded response. Record it: npm run samples -- ${sample.name} --record`,
    );
  }
  return { request, answer };
}

/**
 * Requests and their recorded responses, each as one element.
 *
 * @param wanted ids separated by spaces, or `*`.
 */
export function requestsMarkdown(sample: ShownSample, wanted: string): string[] {
  const chosen = wanted.trim() === '*' ? sample.requests.map(({ id }) => id) : words(wanted);
  return chosen.map((id) => {
    const { request, answer } = exchangeOf(sample, id);
    const parts = [
      fence('sh', 'title="Request"', curlCommand(request)),
      fence('http', 'title="Response"', answerText(answer)),
    ];
    for (const [runtime, { answers }] of othersOf(sample)) {
      const other = answers?.[id];
      if (other) parts.push(fence('http', `title="Response on ${runtimeName(runtime)}"`, answerText(other)));
    }
    const attributes = Object.entries({ title: request.title, ...marksOf(request, answer) }).map(
      ([name, value]) => ` ${name}="${attribute(value)}"`,
    );
    return `<Exchange${attributes.join('')}>\n\n${parts.join('\n\n')}\n\n</Exchange>`;
  });
}

/** The id of the first request of those that a page shows. */
const firstOf = ({ requests }: ShownSample, wanted: string) =>
  wanted.trim() === '*' ? requests[0]?.id : words(wanted)[0];

/**
 * Parts of a recorded exchange, for a place that has no room for all of it: `address` is the request line, `status` that of
 * the response, `body` its JSON or, with `id#/json/pointer`, a value in it.
 */
function partsMarkdown(sample: ShownSample, wanted: string, shown: string): string[] {
  return words(wanted).flatMap((entry) => {
    const [id = '', pointer = ''] = entry.split('#');
    const { request, answer } = exchangeOf(sample, id);
    return words(shown).map((part) => {
      if (part === 'address') return `\`${request.method} ${request.target}\``;
      if (part === 'status') return `\`${statusOf(answer)}\``;
      if (part !== 'body')
        throw new Problem(`shows "${part}". ${available('parts', part, ['address', 'status', 'body'])}`);
      const json = 'outcome' in answer ? undefined : jsonPart(answer.body, pointer);
      if (json === undefined)
        throw new Problem(`shows the value "${pointer}" of the response "${id}", which has none there.`);
      return fence('json', `title="${attribute(request.title)}"`, json);
    });
  });
}

/** Console output and exit code of a run. */
function consoleText(run: RunDifference): string {
  const lines = [...(run.stdout ?? []), ...(run.stderr ?? [])];
  if (run.exitCode !== null && run.exitCode !== undefined)
    lines.push(`(ends with exit code ${run.exitCode})`);
  return lines.join('\n') || '(no output)';
}

/** What a sample prints, or what the compiler says of it where it is there for its type errors. */
export function consoleMarkdown(sample: ShownSample, files: readonly string[]): string[] {
  const { recording } = sample;
  if (!recording)
    throw new Problem(
      `shows the console of "${sample.name}", which is not recorded. Record it: npm run samples -- ${sample.name} --record`,
    );
  if (recording.types) return [fence('text', 'title="Compiler"', compilerText(recording.types, files))];
  const parts = [fence('text', 'title="Console"', consoleText(recording))];
  for (const [runtime, difference] of othersOf(sample)) {
    const { stdout, stderr, exitCode } = difference;
    if (stdout === undefined && stderr === undefined && exitCode === undefined) continue;
    const run = {
      stdout: stdout ?? recording.stdout,
      stderr: stderr ?? recording.stderr,
      exitCode: exitCode ?? recording.exitCode,
    };
    parts.push(fence('text', `title="Console on ${runtimeName(runtime)}"`, consoleText(run)));
  }
  return parts;
}

/** The compiler's messages about some files; a message's further lines are indented. */
function compilerText(messages: readonly string[], files: readonly string[]): string {
  let wanted = false;
  return messages
    .filter((message) => {
      if (!message.startsWith(' ')) wanted = files.some((file) => message.startsWith(`${file}:`));
      return wanted;
    })
    .join('\n');
}

/** The footnote of a page that shows `count` samples. */
export function verifiedMarkdown(count: number): string {
  const bun = RUNTIMES.map((runtime) => VERSIONS.bun[runtime]).join(', ');
  return `<Verified count="${count}" framework="${VERSIONS.framework}" zod="${VERSIONS.zod}" bun="${bun}" />`;
}

/** Counts the lines of a text. */
export const countLines = (text: string) => text.split('\n').length;

/**
 * Replaces every `<Sample …/>` of a page by fences with the sample's files and recorded responses, and holds the fences
 * of the page itself against the rules.
 *
 * @param source the page's MDX.
 * @param file absolute path of the page.
 * @param root absolute path of the folder of all samples.
 */
export function expandSamples(source: string, file: string, root: string): Expansion {
  const expansion: Expansion = { source, dependencies: [], diagnostics: [], shown: [], searchTexts: [] };
  const place = (line: number) => `${path.relative(path.dirname(root), file)}:${line}`;
  let tree: Root;
  try {
    tree = parser.parse(source);
  } catch {
    // The engine reports what cannot be parsed, with the place.
    return expansion;
  }
  const edits: Edit[] = [];
  const used = new Map<string, Use>();

  visit(tree, 'code', (node: Code) => {
    const line = node.position?.start.line ?? 0;
    const reason = /\breason=(?:"([^"]+)"|'([^']+)')/.exec(node.meta ?? '');
    const language = node.lang ?? '';
    if (PROGRAM_LANGUAGES.has(language)) {
      expansion.shown.push({
        lines: countLines(node.value),
        reason: reason?.[1] ?? reason?.[2],
        place: place(line),
      });
      if (!reason) {
        expansion.diagnostics.push(
          diagnostic(
            file,
            line,
            `a ${language} fence must come from a sample: use <Sample name="…" />, or give it reason="why not".`,
          ),
        );
      }
    } else if (
      (!language || language === 'text' || language === 'txt') &&
      countLines(node.value) > PLAIN_LINES &&
      !reason
    ) {
      expansion.diagnostics.push(
        diagnostic(
          file,
          line,
          `a fence of plain text with more than ${PLAIN_LINES} lines needs a language, or reason="what it is".`,
        ),
      );
    }
  });

  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name !== 'Sample' || !node.position) return;
    const { line } = node.position.start;
    const range = { start: node.position.start.offset ?? 0, end: node.position.end.offset ?? 0 };
    try {
      const props = readProps(node);
      const name = props.name ?? '';
      if (!isSample(root, name))
        throw new Problem(
          `names the sample "${name}", which does not exist. ${available('samples', name, listSamples(root))}`,
        );
      const sample = readShownSample(root, name);
      const files = shownFiles(sample, props);
      const fileBlocks = filesMarkdown(files);
      const blocks = [
        ...fileBlocks,
        ...(props.requests === undefined
          ? []
          : props.show === undefined
            ? [
                ...requestsMarkdown(sample, props.requests),
                ...windowMarkdown(root, name, firstOf(sample, props.requests)),
              ]
            : partsMarkdown(sample, props.requests, props.show)),
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
      const edit: Edit = { ...range, blocks };
      edits.push(edit);
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
    last.blocks.splice(blocksOfFiles, 0, ...restMarkdown(sample, whole));

  for (const { start, end, blocks } of edits.reverse()) {
    expansion.source = expansion.source.slice(0, start) + blocks.join('\n\n') + expansion.source.slice(end);
  }
  if (used.size > 0) {
    expansion.source = `${expansion.source.trimEnd()}\n\n${verifiedMarkdown(used.size)}\n`;
  }
  return expansion;
}
