import type { ShikiTransformer } from 'shiki';
import { isPlain, kindOf } from './blockKinds.ts';
import { foldOf, partOf, splitInto } from './blockParts.ts';

/** Most lines of a program that are shown unfolded: about as many as a screen has. */
const MAX_LINES = 40;

/** Between these lines a longer one is cut, at an empty line where there is one. */
const [FIRST_CUT, LAST_CUT] = [22, 32];

/** How many lines of a long program are shown. @returns undefined where all are. */
export function cutOf(source: string, marked: readonly number[]): number | undefined {
  const lines = source.split('\n');
  const first = Math.max(FIRST_CUT, ...marked);
  if (lines.length <= MAX_LINES || first > LAST_CUT) return undefined;
  const empty = lines.slice(0, LAST_CUT).lastIndexOf('');
  return empty >= first ? empty : LAST_CUT;
}

/**
 * Folds the end of a program that is longer than a screen, so that the page goes on in view. What a page marks in it is
 * always seen.
 */
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
