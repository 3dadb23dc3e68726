import fs from 'node:fs';
import path from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { available, type Diagnostic, diagnostic } from '../../content/diagnostic.ts';
import { isSample, listSamples } from '../../content/samples/discover.ts';
import { commonResponse, type Pair, pairProblems, readPair } from '../../content/samples/pairs.ts';
import { packageVersion, VERSIONS } from '../../content/samples/runtimes.ts';
import { applyEdits, type Edit, parseMdx } from '../mdxSource.ts';
import { answerText, marksOf, statusOf } from '../samples/answer.ts';
import { curlCommand } from '../samples/curl.ts';
import { fence, languageOf } from '../samples/fence.ts';
import type { ShownCode } from '../samples/ownFences.ts';
import { codeOf, readShownSample, type ShownSample } from '../samples/read.ts';
import { consoleMarkdown } from '../samples/recorded.ts';
import { countLines } from '../samples/text.ts';
import { verify } from '../steps/expand.ts';

export interface Options {
  /** Absolute path of the folder of all samples. */
  samples: string;
  /** Absolute path of the module that exports the components of a pair. */
  components: string;
}

export interface Expansion {
  /** The page's source with every `<SamplePair>` replaced. */
  source: string;
  /** Absolute paths of everything that the result depends on. */
  dependencies: string[];
  diagnostics: Diagnostic[];
  /** The code that the pairs show, by the line of each `<SamplePair>`. */
  shown: (ShownCode & { line: number; text: string })[];
}

const ATTRIBUTES = ['name', 'files', 'with', 'common', 'requests', 'console'] as const;

type Attributes = Partial<Record<(typeof ATTRIBUTES)[number], string>>;

/** Components that an expanded page imports. */
const COMPONENTS = ['PairFold', 'PairSides'];

function readAttributes(node: MdxJsxFlowElement): Attributes {
  const found: Attributes = {};
  for (const entry of node.attributes) {
    const name = ATTRIBUTES.find((known) => entry.type === 'mdxJsxAttribute' && known === entry.name);
    if (!name || (entry.value && typeof entry.value !== 'string'))
      throw new Error(`takes texts only, and no other attributes than ${ATTRIBUTES.join(', ')}.`);
    found[name] = typeof entry.value === 'string' ? entry.value : '';
  }
  return found;
}

const words = (text = '') => text.split(/\s+/).filter(Boolean);

interface ShownFile {
  sample: ShownSample;
  path: string;
  code: string;
}

function readFiles(sample: ShownSample, wanted: string | undefined): ShownFile[] {
  return words(wanted).map((file) => {
    if (!sample.files.includes(file))
      throw new Error(
        `shows the file "${file}" of the sample "${sample.name}". ${available('files', file, sample.files)}`,
      );
    const source = fs.readFileSync(path.join(sample.dir, file), 'utf8');
    return { sample, path: file, code: codeOf(source) ?? '' };
  });
}

/** Files that are the same in both programs, and are shown once. */
function readCommon(one: ShownSample, two: ShownSample, wanted: string | undefined): ShownFile[] {
  const own = readFiles(two, wanted);
  for (const [at, { path: file, code }] of readFiles(one, wanted).entries()) {
    if (own[at]?.code !== code)
      throw new Error(
        `says that "${file}" is common, but it differs between "${one.name}" and "${two.name}".`,
      );
  }
  return own;
}

const fileBlock = ({ path: file, code }: ShownFile) => fence(languageOf(file), `title="${file}"`, code);

/** An element around Markdown; attributes are written as JSX strings. */
function element(name: string, attributes: Readonly<Record<string, string>>, children: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}={${JSON.stringify(value)}}`);
  return `<${name}${written.join('')}>\n\n${children}\n\n</${name}>`;
}

/** A request with the response that both programs gave, or with both responses and the reason. */
function exchange({ other, own, settings }: Pair, id: string): string {
  const request = own.requests.find((candidate) => candidate.id === id);
  const one = other.recording.answers[id];
  const two = own.recording.answers[id];
  if (!request || !one || !two) {
    const ids = own.requests.map((known) => known.id);
    throw new Error(`shows the request "${id}" of "${own.name}". ${available('requests', id, ids)}`);
  }
  const sent = fence('sh', 'title="Request"', curlCommand(request));
  const common = commonResponse(one, two);
  if (common) {
    const response = fence('http', 'title="Both respond"', answerText(common));
    const marks = marksOf(request, two);
    const card = element('Exchange', { title: request.title, ...marks }, `${sent}\n\n${response}`);
    return element('PairFold', { label: `${request.title}: both respond alike`, ...marks }, card);
  }
  const cards = [one, two].map((outcome, side) =>
    element(
      'Exchange',
      { title: `${settings.labels[side]} responds`, status: statusOf(outcome) },
      fence('http', '', answerText(outcome)),
    ),
  );
  return [
    element('Exchange', { title: request.title, method: request.method, address: request.target }, sent),
    element('PairSides', {}, cards.join('\n\n')),
    settings.differs[id] ?? '',
  ].join('\n\n');
}

function expandPair(attributes: Attributes, root: string) {
  const name = attributes.name ?? '';
  if (!isSample(root, name))
    throw new Error(
      `names the sample "${name}", which does not exist. ${available('samples', name, listSamples(root))}`,
    );
  const [problem] = pairProblems(root, name);
  if (problem) throw new Error(`shows "${name}", which ${problem}`);
  const pair = readPair(root, name);
  const { labels, package: packageName } = pair.settings;
  const one = readShownSample(root, name);
  const two = readShownSample(root, pair.own.name);
  const files = [readFiles(one, attributes.files), readFiles(two, attributes.with)] as const;
  const common = readCommon(one, two, attributes.common);
  const versions = [packageVersion(packageName), VERSIONS.framework];
  const sides = files.map((list, side) =>
    element('Exchange', { title: `${labels[side]} ${versions[side]}` }, list.map(fileBlock).join('\n\n')),
  );
  return {
    text: [
      element('PairSides', {}, sides.join('\n\n')),
      ...common.map(fileBlock),
      ...words(attributes.requests).map((id) => exchange(pair, id)),
      ...(attributes.console === undefined
        ? []
        : [element('PairFold', { label: 'Both print this' }, consoleMarkdown(two, []).join('\n\n'))]),
    ].join('\n\n'),
    dependencies: [...one.dependencies, ...two.dependencies],
    samples: [one.name, two.name],
    files: [...files.flat(), ...common],
  };
}

/**
 * Replaces every `<SamplePair name="…" files="…" with="…" requests="…" />` of a page by two programs side by side, and
 * the requests that both got.
 *
 * @param source MDX of the page, in which samples may be expanded already.
 * @param file absolute path of the page.
 */
export function expandPairs(source: string, file: string, { samples, components }: Options): Expansion {
  const expansion: Expansion = { source, dependencies: [], diagnostics: [], shown: [] };
  if (!source.includes('<SamplePair')) return expansion;
  const tree = parseMdx(source);
  if (!tree) return expansion;
  const edits: Edit[] = [];
  const used = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'SamplePair' || !node.position) return;
    const { start, end } = node.position;
    const edit = (text: string) => edits.push({ start: start.offset ?? 0, end: end.offset ?? 0, text });
    try {
      const pair = expandPair(readAttributes(node), samples);
      edit(pair.text);
      expansion.dependencies.push(...pair.dependencies);
      for (const sample of pair.samples) used.add(sample);
      for (const { sample, code } of pair.files) {
        expansion.shown.push({
          line: start.line,
          lines: countLines(code),
          sample: sample.name,
          place: `${path.relative(path.dirname(samples), file)}:${start.line}`,
          text: code,
        });
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      expansion.diagnostics.push(diagnostic(file, start.line, `<SamplePair> ${reason}`));
      // The rest of the page can be read, in development.
      edit('');
    }
  });
  if (used.size > 0) edits.push(verify(tree, source, used.size));
  expansion.source = applyEdits(source, edits);
  if (used.size > 0)
    expansion.source += `\n\nimport { ${COMPONENTS.join(', ')} } from ${JSON.stringify(components)};\n`;
  return expansion;
}
