/** Code on a page, counted by its source: executed samples, and fences in the page itself, which need a reason. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Diagnostic, diagnostic } from '../../content/diagnostic.ts';
import { optionOf } from '../highlight/blockKinds.ts';
import { countLines } from './text.ts';

/** A line of a page that shows TypeScript or JavaScript, and where it comes from. */
export interface ShownCode {
  lines: number;
  /** Name of the executed sample; undefined for a fence of the page itself. */
  sample?: string | undefined;
  /** Why a fence is not from a sample. */
  reason?: string | undefined;
  /** File and line in the page's source. */
  place: string;
}

export const isProgramLanguage = (name: string) => /^(?:[jt]sx?|typescript|javascript)$/.test(name);

const isPlainText = (language: string) => /^(?:|te?xt)$/.test(language);

/** Lines that a fence without a language may have without a reason. */
const PLAIN_LINES = 3;

/** Checks the fences in the page itself: programs must come from samples, and long text needs a language. */
export function checkFences(tree: Root, file: string, place: (line: number) => string) {
  const shown: ShownCode[] = [];
  const diagnostics: Diagnostic[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    const line = position?.start.line ?? 0;
    const language = lang ?? '';
    const reason = optionOf(meta, 'reason') || undefined;
    const report = (message: string) => {
      if (reason === undefined) diagnostics.push(diagnostic(file, line, message));
    };
    if (isProgramLanguage(language)) {
      shown.push({ lines: countLines(value), reason, place: place(line) });
      report(
        `a ${language} fence must come from a sample: use <Sample name="…" />, or give it reason="why not".`,
      );
    } else if (isPlainText(language) && countLines(value) > PLAIN_LINES) {
      report(
        `a fence of plain text with more than ${PLAIN_LINES} lines needs a language, or reason="what it is".`,
      );
    }
  });
  return { shown, diagnostics };
}
