/** Options of fences, and kinds of code blocks by language and title: program, terminal, message, output. */
import type { ShikiTransformer } from 'shiki';
import type { BlockKind } from '../../../model/blockKind.ts';
import { parseLineNumbers } from '../steps/lineDiff.ts';

const SHELLS = new Set(['sh', 'bash', 'powershell']);

/** Value of an option of a fence: `title="…"` or `title='…'`; empty without it. */
export function optionOf(meta: string | null | undefined, name: string): string {
  const [, double, single] = new RegExp(`\\b${name}=(?:"(.*?)"|'(.*?)')(?=\\s|$)`).exec(meta ?? '') ?? [];
  return double ?? single ?? '';
}

/** Lines that an option of a fence names: `added="2,5-7"`. */
export const linesOf = (meta: string | undefined, name: string): Set<number> =>
  parseLineNumbers(optionOf(meta, name));

/** `plain` in the meta of a fence: long text to copy, without colours. */
export const isPlain = (meta: string) => /(?:^|\s)plain(?:\s|$)/.test(meta);

/** Undefined for a program, and for plain text. */
export function kindOf(language: string, meta: string): BlockKind | undefined {
  if (isPlain(meta)) return undefined;
  if (SHELLS.has(language)) return 'terminal';
  if (language === 'http') return 'message';
  return language === 'text' && /^(?:Console|Compiler)/.test(optionOf(meta, 'title')) ? 'output' : undefined;
}

/** 1-based lines at which a command begins: no comments, and no continued lines. */
export function commandLines(source: string): number[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) =>
    /^\s*(?:#|$)/.test(line) || lines[index - 1]?.endsWith('\\') ? [] : [index + 1],
  );
}

/** Adds the property `kind` (`theme/content/CodeBlock.tsx`), and marks the commands of a terminal with more than one. */
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
