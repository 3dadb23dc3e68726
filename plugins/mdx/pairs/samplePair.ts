import fs from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { z } from 'zod';
import { available } from '../../content/diagnostic.ts';
import { parseTree } from '../../content/parse.ts';
import { commonResponse, type Pair, pairProblems, readPair } from '../../content/samples/pairs.ts';
import { readPackageVersion } from '../../content/samples/runtimes.ts';
import { type KnownElement, type PageContext, pageElement, type Rendered } from '../elements.ts';
import { code as codeBlock, element } from '../nodes.ts';
import { answerText, marksOf, statusOf } from '../samples/answer.ts';
import { curlCommand } from '../samples/curl.ts';
import { languageOf } from '../samples/fence.ts';
import type { ProgramFrames } from '../samples/programFrame.ts';
import { codeOf, type ShownSample } from '../samples/read.ts';
import { consoleBlocks } from '../samples/recorded.ts';
import { countLines } from '../samples/text.ts';

const COMPONENTS = ['PairFold', 'PairSides'];

const attributes = z.strictObject({
  name: z.string(),
  files: z.string().optional(),
  with: z.string().optional(),
  common: z.string().optional(),
  requests: z.string().optional(),
  console: z.string().optional(),
});

type Attributes = z.output<typeof attributes>;

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

/** Identical files of both programs, shown once. */
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

const fileBlock = ({ path: file, code }: ShownFile) => codeBlock(languageOf(file), `title="${file}"`, code);

/** A request with the common response, or with both responses and the reason. */
function exchange({ other, own, settings }: Pair, id: string): RootContent[] {
  const request = own.requests.find((candidate) => candidate.id === id);
  const one = other.recording.answers[id];
  const two = own.recording.answers[id];
  if (!request || !one || !two) {
    const ids = own.requests.map((known) => known.id);
    throw new Error(`shows the request "${id}" of "${own.name}". ${available('requests', id, ids)}`);
  }
  const sent = codeBlock('sh', 'title="Request"', curlCommand(request));
  const common = commonResponse(one, two);
  if (common) {
    const response = codeBlock('http', 'title="Both respond"', answerText(common));
    const marks = marksOf(request, two);
    const card = element('Exchange', { title: request.title, ...marks }, [sent, response]);
    return [element('PairFold', { label: `${request.title}: both respond alike`, ...marks }, [card])];
  }
  const cards = [one, two].map((outcome, side) =>
    element('Exchange', { title: `${settings.labels[side]} responds`, status: statusOf(outcome) }, [
      codeBlock('http', '', answerText(outcome)),
    ]),
  );
  return [
    element('Exchange', { title: request.title, method: request.method, address: request.target }, [sent]),
    element('PairSides', {}, cards),
    ...parseTree('.md', settings.differs[id] ?? '').children,
  ];
}

function renderPair(given: Attributes, page: PageContext): Rendered {
  const { samples } = page;
  const { name } = given;
  const one = page.sampleOf(name);
  const [problem] = pairProblems(samples, name);
  if (problem) throw new Error(`shows "${name}", which ${problem}`);
  const pair = readPair(samples, name);
  const { labels, package: packageName } = pair.settings;
  const two = page.sampleOf(pair.own.name);
  const files = [readFiles(one, given.files), readFiles(two, given.with)] as const;
  const common = readCommon(one, two, given.common);
  // The footnote of the page has the other version.
  const titleOf = (side: number) =>
    side === 0 ? `${labels[0]} ${readPackageVersion(samples, packageName)}` : labels[1];
  const sides = files.map((list, side) => element('Exchange', { title: titleOf(side) }, list.map(fileBlock)));
  const shown = [...files.flat(), ...common];
  return {
    blocks: [
      element('PairSides', {}, sides),
      ...common.map(fileBlock),
      ...words(given.requests).flatMap((id) => exchange(pair, id)),
      ...(given.console === undefined
        ? []
        : [element('PairFold', { label: 'Both print this' }, consoleBlocks(two, []))]),
    ],
    search: shown.map(({ code }) => code),
    programs: shown.map(({ sample, code }) => ({ sample: sample.name, lines: countLines(code) })),
    isRun: true,
  };
}

/**
 * `<SamplePair name="…" files="…" with="…" requests="…" />`: two programs side by side, and their responses.
 * @param module components of a pair.
 */
export function samplePair(module: string, frames: ProgramFrames): KnownElement {
  return pageElement({
    attributes,
    render(given, page) {
      const rendered = renderPair(given, page);
      page.importNames(COMPONENTS, module);
      frames.importExchange(page);
      return rendered;
    },
  });
}
