/** Blocks with folded parts, which become `pre` and `details` (`theme/content/CodeBlock.tsx`). */
import type { Element, ElementContent, Properties } from 'hast';
import type { ShikiTransformer } from 'shiki';
import { isPlain, kindOf } from './blockKinds.ts';
import { joinLines, joinTokens } from './lines.ts';

const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Part of a block. It ends with a line break, so that parts together are the text. */
export function partOf(lines: readonly Element[], properties: Properties = {}): Element {
  const content = joinTokens([...joinLines(lines), { type: 'text', value: '\n' }]);
  return element('pre', properties, [element('code', {}, content)]);
}

export function foldOf(label: string, part: Element, properties: Properties = {}): Element {
  const summary = element('summary', {}, [{ type: 'text', value: label }]);
  return element('details', { class: 'fold', ...properties }, [summary, part]);
}

/** Turns a block into `pre` and `details` (`theme/content/CodeBlock.tsx`). */
export function splitInto(node: Element, parts: Element[]): void {
  node.properties.parts = true;
  node.children = parts;
}

/** About a screen. */
const MAX_LINES = 40;

/** A longer program is cut between these lines, at an empty one if possible. */
const [FIRST_CUT, LAST_CUT] = [22, 32];

/** Number of visible lines; undefined for all. */
export function cutOf(source: string, marked: readonly number[]): number | undefined {
  const lines = source.split('\n');
  const first = Math.max(FIRST_CUT, ...marked);
  if (lines.length <= MAX_LINES || first > LAST_CUT) return undefined;
  const empty = lines.slice(0, LAST_CUT).lastIndexOf('');
  return empty >= first ? empty : LAST_CUT;
}

/** The end of a long program is folded. Marked lines stay visible. */
function programParts(source: string, lines: readonly Element[]): Element[] {
  const marked = lines.flatMap(({ properties }, at) => (properties.class === 'line' ? [] : [at + 1]));
  const cut = cutOf(source, marked);
  if (cut === undefined) return [];
  const rest = lines.slice(cut);
  return [partOf(lines.slice(0, cut)), foldOf(`${rest.length} more lines`, partOf(rest))];
}

/** Most lines of a recorded body or output that are shown unfolded (READ-5). */
const MAX_UNFOLDED = 12;

const foldLong = (name: string, lines: readonly Element[]) =>
  lines.length > MAX_UNFOLDED ? foldOf(`${name}: ${lines.length} lines`, partOf(lines)) : partOf(lines);

/** Status and headers, which a frame shows on a press, and the body. */
function messageParts(source: string, lines: readonly Element[]): Element[] {
  const end = source.split('\n').indexOf('') + 1;
  return end === 0
    ? []
    : [partOf(lines.slice(0, end), { 'data-head': '' }), foldLong('Body', lines.slice(end))];
}

const PARTS = {
  terminal: () => [],
  message: messageParts,
  output: (_source: string, lines: readonly Element[]) =>
    lines.length > MAX_UNFOLDED ? [foldLong('Output', lines)] : [],
};

/**
 * Adds the property `kind`, and splits blocks with long parts. A fence with the word `plain` in its meta has no parts and no
 * colours, one text node instead of one element for each token: it is for long texts that are copied rather than read.
 */
export function transformerParts(): ShikiTransformer {
  return {
    name: 'site:parts',
    code(node) {
      if (isPlain(this.options.meta?.__raw)) node.children = [{ type: 'text', value: this.source }];
    },
    pre(node) {
      const { lang, meta } = this.options;
      const kind = kindOf(lang, meta?.__raw);
      if (kind) node.properties.kind = kind;
      if (node.properties.parts || isPlain(meta?.__raw)) return;
      const parts = (kind ? PARTS[kind] : programParts)(this.source, this.lines);
      if (parts.length > 0) splitInto(node, parts);
    },
  };
}
