/** Coverage of the framework's names by the docs and by the samples. */
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Item } from './surface.ts';

/** Explanations on one page. */
interface PageExplanations {
  /** Code of headings and of the first cells of rows, with `/docs/page#anchor`; a row has the anchor of its section. */
  places: { address: string; code: string }[];
  /** Everything that is written on it, for messages. */
  text: string;
}

/** A page as its source has it. */
interface SourcePage {
  route: string;
  tree: Root;
  headings: readonly { id: string; line: number }[];
}

/** Collects the explanations of a page. */
export function findExplanations({ route, tree, headings }: SourcePage): PageExplanations {
  const places: PageExplanations['places'] = [];
  let section = route;
  const addCode = (parent: Nodes) =>
    visit(parent, 'inlineCode', ({ value }) => {
      places.push({ address: section, code: value });
    });
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const id = headings.find(({ line }) => line === node.position?.start.line)?.id;
      section = id === undefined ? route : `${route}#${id}`;
      addCode(node);
    } else if (node.type === 'tableRow' && node.children[0]) addCode(node.children[0]);
  });
  return { places, text: tree.children.map((node) => textOf(node)).join('\n') };
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name as a whole word. */
const wordOf = (name: string) => new RegExp(`(?<![\\w$])${quoted(name)}(?![\\w$])`);

/** Least length of a message's beginning at the end of a line: its variable part is not recorded. */
const MIN_BEGINNING = 8;

/** True for a line that has a message, or ends in its beginning. */
function isSaidBy(message: string, line: string): boolean {
  if (line.includes(message)) return true;
  const beginning = line.lastIndexOf(message.slice(0, MIN_BEGINNING));
  return beginning >= 0 && message.startsWith(line.slice(beginning));
}

/**
 * Compares the framework with the explanations of pages and the use in samples. A name that two things have (`description` of
 * the options and of a route) needs two places.
 *
 * @param programs texts of all samples.
 * @param recorded lines and texts of all recordings.
 * @returns every item that no place explains, or that no sample uses.
 */
export function gapsOf(
  items: readonly Item[],
  pages: readonly PageExplanations[],
  programs: readonly string[],
  recorded: readonly string[],
): string[] {
  const taken = new Map<string, number>();
  const isExplained = ({ kind, name }: Item): boolean => {
    if (kind === 'message') return pages.some(({ text }) => text.includes(name));
    const word = wordOf(name);
    const places = new Set(
      pages.flatMap((page) =>
        page.places.filter(({ code }) => word.test(code)).map(({ address, code }) => `${address} ${code}`),
      ),
    );
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    return places.size > before;
  };
  const isUsed = ({ kind, name }: Item): boolean => {
    if (kind !== 'message') return programs.some((text) => wordOf(name).test(text));
    return recorded.some((line) => isSaidBy(name, line));
  };
  return items.flatMap((item) => {
    const name = `${item.kind} ${item.of} ${JSON.stringify(item.name)}`;
    return [
      ...(isExplained(item) ? [] : [`${name}: not on /docs/${item.page}`]),
      ...(isUsed(item) ? [] : [`${name}: in no sample`]),
    ];
  });
}
