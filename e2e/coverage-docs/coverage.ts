/** Coverage of the framework's names by the docs and by the samples. */
import type { Nodes, Root } from 'mdast';
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

/** Inline code below a node. */
function codeIn(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value];
  return 'children' in node ? node.children.flatMap(codeIn) : [];
}

/** All that is written below a node, code and texts of attributes included. */
function textIn(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textIn).join('') : '';
}

/** Collects the explanations of a page. */
export function findExplanations({ route, tree, headings }: SourcePage): PageExplanations {
  const places: PageExplanations['places'] = [];
  let section = '';
  const read = (node: Nodes) => {
    if (node.type === 'heading') {
      const id = headings.find(({ line }) => line === node.position?.start.line)?.id;
      section = id === undefined ? route : `${route}#${id}`;
      places.push(...codeIn(node).map((code) => ({ address: section, code })));
    } else if (node.type === 'tableRow') {
      const [first] = node.children;
      if (first) places.push(...codeIn(first).map((code) => ({ address: section, code })));
    } else if ('children' in node) node.children.forEach(read);
  };
  read(tree);
  return { places, text: tree.children.map(textIn).join('\n') };
}

/** An uncovered item, and the kind of its gap. */
export interface Gap {
  item: Item;
  /** `page`: nothing explains it. `sample`: no sample uses it. */
  lacks: 'page' | 'sample';
}

/** A name of a gap that stays the same: `option ServerOptions.title: page`. */
export const nameOfGap = ({ item: { kind, of, name }, lacks }: Gap): string =>
  `${kind} ${of} ${JSON.stringify(name)}: ${lacks}`;

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
 */
export function gapsOf(
  items: readonly Item[],
  pages: readonly PageExplanations[],
  programs: readonly string[],
  recorded: readonly string[],
): Gap[] {
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
  return items.flatMap((item): Gap[] => [
    ...(isExplained(item) ? [] : [{ item, lacks: 'page' } as const]),
    ...(isUsed(item) ? [] : [{ item, lacks: 'sample' } as const]),
  ]);
}
