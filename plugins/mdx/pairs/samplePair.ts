import type { RootContent } from 'mdast';
import { z } from 'zod';
import { parseTree } from '../../content/parse.ts';
import { commonResponse, type Pair, pairProblems, readPair } from '../../content/samples/pairs.ts';
import { readPackageVersion } from '../../content/samples/runtimes.ts';
import { pageElement } from '../elements.ts';
import { code as codeBlock, element } from '../nodes.ts';
import { answerText, marksOf, recordedCurl, statusOf } from '../samples/answer.ts';
import type { ShownSample } from '../samples/read.ts';
import { consoleBlocks, exchangeOf } from '../samples/recorded.ts';
import { fileBlock, type ShownFile, shownFiles, shownPrograms } from '../samples/shownFiles.ts';
import { words } from '../samples/text.ts';

const NO_FILES = 'none';

/** Identical files of both programs, shown once. */
function readCommon(one: ShownSample, two: ShownSample, files: string): ShownFile[] {
  const own = shownFiles(two, { files });
  for (const [at, { path: file, code }] of shownFiles(one, { files }).entries()) {
    if (own[at]?.code !== code)
      throw new Error(
        `says that "${file}" is common, but it differs between "${one.name}" and "${two.name}".`,
      );
  }
  return own;
}

/** A request with the common response, or with both responses and the reason. */
function exchange({ other, own, settings }: Pair, id: string): RootContent[] {
  const { request, answer: two } = exchangeOf(own, id);
  const { answer: one } = exchangeOf(other, id);
  const sent = codeBlock('sh', 'title="Request"', recordedCurl(request));
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

/** `<SamplePair name="…" files="…" with="…" requests="…" />`: two programs side by side, and their responses. */
export const samplePair = pageElement(
  z.strictObject({
    name: z.string(),
    files: z.string().default(NO_FILES),
    with: z.string().default(NO_FILES),
    common: z.string().default(NO_FILES),
    requests: z.string().default(''),
    console: z.string().optional(),
  }),
  (given, page) => {
    const { samples } = page;
    const { name } = given;
    const one = page.sampleOf(name);
    const [problem] = pairProblems(samples, name);
    if (problem) throw new Error(`shows "${name}", which ${problem}`);
    const pair = readPair(samples, name);
    const { labels, package: packageName } = pair.settings;
    const two = page.sampleOf(pair.own.name);
    const theirs = shownFiles(one, given);
    const ours = shownFiles(two, { files: given.with });
    const common = readCommon(one, two, given.common);
    const version = readPackageVersion(samples, packageName);
    return {
      blocks: [
        element('PairSides', {}, [
          element('Exchange', { title: `${labels[0]} ${version}` }, theirs.map(fileBlock)),
          // The footnote of the page has the other version.
          element('Exchange', { title: labels[1] }, ours.map(fileBlock)),
        ]),
        ...common.map(fileBlock),
        ...words(given.requests).flatMap((id) => exchange(pair, id)),
        ...(given.console === undefined
          ? []
          : [element('PairFold', { label: 'Both print this' }, consoleBlocks(two, []))]),
      ],
      search: [...theirs, ...ours, ...common].map(({ code }) => code),
      programs: [...shownPrograms(theirs, one.name), ...shownPrograms([...ours, ...common], two.name)],
    };
  },
);
