import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import type { Heading } from '../../../model/page.ts';
import { textOfAttribute } from '../attributes.ts';
import { type ExamplePage, pageElement } from '../elements.ts';
import { element } from '../nodes.ts';
import { importSource } from '../samples/programFrame.ts';
import { requestBlocks } from '../samples/recorded.ts';
import { fileBlocks, shownFiles, shownPrograms } from '../samples/shownFiles.ts';
import { readInPage } from '../window/inPage.ts';

/** Samples that a page shows, each with its line: those of `<Sample>` and `<SamplePair>`, and the steps of a tutorial. */
function samplesOf(tree: Root): { name: string; line: number }[] {
  const found: { name: string; line: number }[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const attribute = (name: string) => textOfAttribute(node, name) ?? '';
    const line = node.position?.start.line ?? 0;
    if (node.name === 'Sample' || node.name === 'SamplePair') found.push({ name: attribute('name'), line });
    if (node.name === 'Step')
      found.push({ name: `tutorials/${attribute('tutorial')}/${attribute('step')}`, line });
  });
  return found;
}

/** The heading of the innermost section that a line is in; undefined below the title. */
const headingAbove = (headings: readonly Heading[], line: number) =>
  headings.findLast((heading) => heading.depth > 1 && heading.line <= line)?.text;

/**
 * Examples of the playground: each sample that runs in the page, on the first page that shows it, titled by the heading above.
 * The first request distinguishes examples below one heading. The only example of a page has the title of the page.
 * @param firstRequestOf title of the first request of a sample.
 * @returns the examples of each page, in its order.
 */
export function findExamples(
  pages: readonly ExamplePage[],
  runs: readonly string[],
  firstRequestOf: (sample: string) => string,
) {
  const left = new Set(runs);
  return pages.flatMap(({ title, route, headings, tree }) => {
    const shown = samplesOf(tree).filter(({ name }) => left.delete(name));
    const found = shown.map(({ name, line }) => ({
      name,
      heading: (shown.length > 1 && headingAbove(headings, line)) || title,
    }));
    const examples = found.map(({ name, heading }) => {
      const isAlone = found.filter((other) => other.heading === heading).length === 1;
      return { name, title: isAlone ? heading : `${heading}: ${firstRequestOf(name)}` };
    });
    return examples.length > 0 ? [{ title, href: route, examples }] : [];
  });
}

const div = (name: string, blocks: readonly RootContent[]) => element('div', { className: name }, blocks);

/**
 * `<Playground name="…" files="…">…</Playground>`: the initial example of the playground, as recorded with its first request,
 * and the list of all others. The content of the element is for readers without scripts.
 */
export const playground = pageElement(
  z.strictObject({ name: z.string(), files: z.string() }),
  ({ name, ...given }, page, body) => {
    const sample = page.sampleOf(name);
    const { runs } = readInPage(page.samples);
    if (!runs.includes(name))
      throw new Error(`begins with the sample "${name}", which does not run in the page.`);
    const files = shownFiles(sample, given);
    // The one that the live playground begins with, which is recorded for each sample that runs in the page.
    const request = sample.requests[0]?.id ?? '';
    const firstRequestOf = (sample: string) => page.sampleOf(sample).requests[0]?.title ?? sample;
    const groups = findExamples(page.examplePages(), runs, firstRequestOf).map(({ examples, ...group }) => ({
      ...group,
      examples: examples.map((example) => ({ ...example, program: importSource(page, example.name) })),
    }));
    return {
      blocks: [
        element('Playground', { groups, example: name }, [
          div('Playground-bar', body('page')),
          div('Playground-code', fileBlocks(files)),
          ...requestBlocks(sample, request),
        ]),
      ],
      markdown: () => [...fileBlocks(files), ...requestBlocks(sample, request), ...body('markdown')],
      search: files.map(({ code }) => code),
      programs: shownPrograms(files, name),
    };
  },
);
