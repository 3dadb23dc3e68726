import type { ShikiTransformer } from 'shiki';
import type { BlockKind } from '../../../model/blockKind.ts';

const SHELLS = new Set(['sh', 'bash', 'powershell']);

/** Titles of blocks with what a run printed. */
const OUTPUT = /\btitle="(?:Console|Compiler)/;

/** True for a long text that is copied rather than read: the word `plain` in the meta of its fence. */
export const isPlain = (meta: string) => /(?:^|\s)plain(?:\s|$)/.test(meta);

/**
 * What a fence shows, by its language and its meta.
 *
 * @returns undefined for a program, and for what is copied as one.
 */
export function kindOf(language: string, meta: string): BlockKind | undefined {
  if (isPlain(meta)) return undefined;
  if (SHELLS.has(language)) return 'terminal';
  if (language === 'http') return 'message';
  return language === 'text' && OUTPUT.test(meta) ? 'output' : undefined;
}

/** Numbers, from 1, of the lines of a terminal on which a command begins: no comments, and nothing that goes on from a line before. */
export function commandLines(source: string): number[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) =>
    /^\s*(?:#|$)/.test(line) || lines[index - 1]?.endsWith('\\') ? [] : [index + 1],
  );
}

/**
 * Tells blocks what they show (`theme/content/CodeBlock.tsx`), and marks where the commands of a terminal begin. One that
 * is alone needs no mark.
 */
export function transformerKind(): ShikiTransformer {
  return {
    name: 'site:kind',
    line(node, number) {
      const { lang, meta } = this.options;
      if (kindOf(lang, meta?.__raw ?? '') !== 'terminal') return;
      const commands = commandLines(this.source);
      if (commands.length > 1 && commands.includes(number)) this.addClassToHast(node, 'command');
    },
    pre(node) {
      const kind = kindOf(this.options.lang, this.options.meta?.__raw ?? '');
      if (kind) node.properties.kind = kind;
    },
  };
}
