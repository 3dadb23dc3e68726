import type { ShikiTransformer } from 'shiki';
import { isPlain, kindOf } from './blockKinds.ts';
import { foldOf, partOf, splitInto } from './blockParts.ts';

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
