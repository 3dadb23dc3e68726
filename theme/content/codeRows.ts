import type { Lines } from './lineAddress.ts';

/** A rendered line. A line that a diff removes has no number, since the file does not contain it. */
export interface Row {
  at: number;
  number: number | undefined;
  text: string;
}

export interface Part {
  pre: HTMLElement;
  rows: Row[];
}

/** Number of line breaks in an element before a position. */
function breaksBefore(element: Element, node: Node, offset: number): number {
  const range = new Range();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return range.toString().split('\n').length - 1;
}

/** The lines of a block, by its parts, as the file has them that the copy button gives. */
export function readParts(block: Element): Part[] {
  let last = 0;
  return [...block.querySelectorAll('code')].flatMap((code) => {
    const pre = code.closest('pre');
    const removed = new Set([...code.querySelectorAll('.remove')].map((line) => breaksBefore(code, line, 0)));
    const texts = code.textContent.replace(/\n$/, '').split('\n');
    const rows = texts.map((text, at) => ({ at, text, number: removed.has(at) ? undefined : ++last }));
    return pre ? [{ pre, rows }] : [];
  });
}

const rowOf = (block: Element, number: number) => block.querySelector(`[data-line="${number}"]`);

function lineAt(block: Element, parts: readonly Part[], node: Node, offset: number): number | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const code = element?.closest('code');
  const part = parts.find(({ pre }) => code && pre.contains(code));
  if (!code || !part || !block.contains(code)) return undefined;
  const at = breaksBefore(code, node, offset);
  // A removed line counts as the line after it.
  return part.rows.slice(at).find(({ number }) => number !== undefined)?.number;
}

export function selectedLines(block: Element, parts: readonly Part[]): Lines | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return undefined;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const from = lineAt(block, parts, startContainer, startOffset);
  const to = lineAt(block, parts, endContainer, endOffset);
  // A selection of whole lines ends at the start of the next one.
  const last = to && String(selection).endsWith('\n') ? to - 1 : to;
  return from && last !== undefined ? { from, to: Math.max(from, last) } : undefined;
}

export function showLine(block: Element, number: number): void {
  rowOf(block, number)?.scrollIntoView({ block: 'nearest', inline: 'start' });
}

/** Opens the folds around a block or its lines, selects its tab, and scrolls there. */
export function reveal(block: Element, lines: Lines | undefined): void {
  const row = lines && rowOf(block, lines.from);
  const target = row ?? block;
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  const panel = block.closest('[role="tabpanel"][data-hidden]');
  if (panel) document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
  target.scrollIntoView({ block: row ? 'center' : 'start', inline: 'start', behavior: 'instant' });
}
