/** Blocks with folded parts, which become `pre` and `details` (`theme/content/CodeBlock.tsx`). */
import type { Element, ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';
import { isPlain, kindOf } from './blockKinds.ts';
import { contentOf, joinTokens } from './lines.ts';

function element(tagName: string, children: ElementContent[], className?: string): Element {
  return { type: 'element', tagName, properties: className ? { class: className } : {}, children };
}

/** Part of a block. It ends with a line break, so that parts together are the text. */
export function partOf(lines: readonly Element[]): Element {
  return element('pre', [element('code', joinTokens([...contentOf(lines), { type: 'text', value: '\n' }]))]);
}

/**
 * Folded part.
 * @param options.notInMarkdown excluded from the Markdown file, and from comparisons with it.
 * @param options.late left to the application, where the document can link the whole text.
 */
export function foldOf(
  label: string,
  lines: readonly Element[],
  { notInMarkdown = false, late = false } = {},
): Element {
  const summary = element('summary', [{ type: 'text', value: label }]);
  const part = partOf(lines);
  if (late) part.properties.late = true;
  const fold = element('details', [summary, part], 'fold');
  if (notInMarkdown) fold.properties['data-markdown-ignore'] = '';
  return fold;
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

/** Folds the end of a long program. Marked lines stay visible. */
export function transformerLong(): ShikiTransformer {
  return {
    name: 'site:long',
    pre(node) {
      const meta = this.options.meta?.__raw ?? '';
      if (node.properties.parts || isPlain(meta) || kindOf(this.options.lang, meta)) return;
      const marked = this.lines.flatMap(({ properties }, index) =>
        String(properties.class) === 'line' ? [] : [index + 1],
      );
      const cut = cutOf(this.source, marked);
      if (cut === undefined) return;
      const rest = this.lines.slice(cut);
      splitInto(node, [partOf(this.lines.slice(0, cut)), foldOf(`${rest.length} more lines`, rest)]);
    },
  };
}

/** Most lines of a recorded body or output that are shown unfolded (READ-5). */
const MAX_UNFOLDED = 12;

/**
 * Splits an HTTP message into status and headers, which a frame shows on a press, and its body. A long body and a long output
 * are folded: the summary has the number of lines, and the copy button copies all of them.
 */
export function transformerRecorded(): ShikiTransformer {
  return {
    name: 'steps:recorded',
    pre(node) {
      const { lang, meta } = this.options;
      const kind = kindOf(lang, meta?.__raw ?? '');
      if (kind !== 'message' && kind !== 'output') return;
      const isMessage = kind === 'message';
      const lines = this.source.split('\n');
      const end = isMessage ? lines.indexOf('') + 1 : 0;
      const count = lines.length - end;
      const isLongText = count > MAX_UNFOLDED;
      if (isMessage ? end === 0 : !isLongText) return;
      const rest = this.lines.slice(end);
      const label = `${isMessage ? 'Body' : 'Output'}: ${count} lines`;
      const head = partOf(this.lines.slice(0, end));
      head.properties['data-head'] = '';
      splitInto(node, [...(isMessage ? [head] : []), isLongText ? foldOf(label, rest) : partOf(rest)]);
    },
  };
}

/**
 * Leaves a fence with the word `plain` in its meta without colours: one text node instead of one element for each token. For long
 * texts that are copied rather than read.
 */
export function transformerPlain(): ShikiTransformer {
  return {
    name: 'steps:plain',
    code(node) {
      if (isPlain(this.options.meta?.__raw ?? '')) node.children = [{ type: 'text', value: this.source }];
    },
  };
}
