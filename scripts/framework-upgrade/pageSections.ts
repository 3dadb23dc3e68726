/** Sections of pages, with the samples that they show and the names that they mention. */
import path from 'node:path';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Heading, Page } from '../../model/page.ts';
import type { Parsed } from '../../plugins/content/parse.ts';
import { isSample, readSettings } from '../../plugins/content/samples/discover.ts';
import type { Source } from '../../plugins/content/siteReader.ts';
import { textOfAttribute } from '../../plugins/mdx/attributes.ts';
import { words } from '../../plugins/mdx/samples/text.ts';

export interface ShownOnPage {
  sample: string;
  /** Ids of requests whose responses are shown; `*` for all. */
  requests: readonly string[];
  /** True where its output is shown. */
  console: boolean;
}

/** The part of a page below a heading, or before the first. */
export interface Section {
  /** `/docs/routing/static-routes#order`; without an anchor before the first heading. */
  address: string;
  /** Its paragraphs, rows of tables, and lines of its own code fences. */
  lines: string[];
  /** Code in its text, and its own fences. */
  code: string[];
  shows: ShownOnPage[];
}

/** Elements that show a sample with every response and its output. */
const SHOWS_ALL = /^(?:OnionView|Playground|RouteExplorer|Step)$/;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function shownBy(node: MdxJsxFlowElement | MdxJsxTextElement, samples: string): ShownOnPage[] {
  const attribute = (name: string) => textOfAttribute(node, name);
  const step = `tutorials/${attribute('tutorial')}/${attribute('step')}`;
  const names = [attribute('name') ?? '', attribute('sample') ?? '', step].filter((name) =>
    isSample(samples, name),
  );
  const partners = names.flatMap((name) => readSettings(path.join(samples, name)).pair?.with ?? []);
  const isWhole = SHOWS_ALL.test(node.name ?? '');
  // `id#/json/pointer` shows a part of the response.
  const requests = words(attribute('requests') ?? '').map((id) => id.split('#')[0] ?? '');
  return [...names, ...partners].map((sample) => ({
    sample,
    requests: isWhole ? ['*'] : requests,
    console: isWhole || attribute('console') !== undefined,
  }));
}

function sectionsOf(route: string, { tree, headings }: Parsed, samples: string): Section[] {
  const sections = new Map<Heading | undefined, Section>();
  const at = (line: number): Section => {
    const heading = headings.findLast((each) => each.line <= line);
    const anchor = heading && heading.depth > 1 ? `#${heading.id}` : '';
    const known = sections.get(heading);
    if (known) return known;
    const section: Section = { address: `${route}${anchor}`, lines: [], code: [], shows: [] };
    sections.set(heading, section);
    return section;
  };
  if (tree)
    visit(tree, (node) => {
      const { lines, code, shows } = at(node.position?.start.line ?? 1);
      if (node.type === 'paragraph' || node.type === 'heading') lines.push(oneLine(textOf(node)));
      else if (node.type === 'tableRow')
        lines.push(oneLine(node.children.map((cell) => textOf(cell)).join(' | ')));
      else if (node.type === 'code') lines.push(...node.value.split('\n'));
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        shows.push(...shownBy(node, samples));
      if (node.type === 'code' || node.type === 'inlineCode') code.push(node.value);
    });
  return [...sections.values()];
}

type PageSource = Pick<Source, 'route' | 'parsed'> & { page: Pick<Page, 'visibility'> | undefined };

/** Sections of all pages and posts that readers find. @param samples absolute path of the folder of all samples. */
export const readPageSections = (sources: Iterable<PageSource>, samples: string): Section[] =>
  [...sources].flatMap(({ route, parsed, page }) =>
    route !== undefined && page?.visibility.indexed ? sectionsOf(route, parsed, samples) : [],
  );

/** Matches a text that is no part of a longer word. */
const asWord = (text: string) => new RegExp(`(?<![\\w$])${text.replace(/\W/g, '\\$&')}(?![\\w$])`);

export function sectionsNaming(sections: readonly Section[], name: string): Section[] {
  const word = asWord(name);
  return sections.filter(({ code }) => code.some((text) => word.test(text)));
}

/** Sections with a line that has all of some texts. */
export function sectionsWith(sections: readonly Section[], texts: readonly string[]): Section[] {
  const words = texts.map((text) => asWord(oneLine(text)));
  return sections.filter(({ lines }) => lines.some((line) => words.every((word) => word.test(line))));
}
