/** Options of fences, and kinds of code blocks by language and title: program, terminal, message, output. */
import { parseMetaHighlightString } from '@shikijs/transformers';
import type { BlockKind } from '../../../model/blockKind.ts';

const SHELLS = new Set(['sh', 'bash', 'powershell']);

/** Value of an option of a fence: `title="…"` or `title='…'`; empty without it. */
export function optionOf(meta: string | null | undefined, name: string): string {
  const [, double, single] = new RegExp(`\\b${name}=(?:"(.*?)"|'(.*?)')(?=\\s|$)`).exec(meta ?? '') ?? [];
  return double ?? single ?? '';
}

/** Line numbers in a text: `2,5-7`. */
export const parseLineNumbers = (text: string): Set<number> =>
  new Set(parseMetaHighlightString(`{${text}}`) ?? []);

/** Signs of the lines of a changed file, each `=`, `+` or `-`: `change="=+-"`. Empty for any other fence. */
export const signsOf = (meta: string | undefined): string[] => [...optionOf(meta, 'change')];

/** `plain` in the meta of a fence: long text to copy, without colours. */
export const isPlain = (meta = '') => /(?:^|\s)plain(?:\s|$)/.test(meta);

/** Undefined for a program, and for plain text. */
export function kindOf(language: string, meta: string | undefined): BlockKind | undefined {
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
