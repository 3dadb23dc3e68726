import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';

/** Something the page asks the reader to do or to compare, in the order of the page. */
export type Action =
  | { kind: 'terminal'; step: string | undefined; text: string }
  | { kind: 'write'; step: string; path: string; text: string }
  | { kind: 'remove'; step: string; path: string }
  | { kind: 'script'; step: string; text: string }
  | { kind: 'tree'; step: string; text: string }
  | { kind: 'start'; step: string; text: string }
  | { kind: 'request'; step: string; text: string }
  | { kind: 'answer'; step: string; text: string }
  | { kind: 'console'; step: string; text: string };

/** Blocks that a title names; any other title is the path of a file. */
const KIND_OF_TITLE: ReadonlyMap<string, 'terminal' | 'tree' | 'start' | 'request' | 'answer' | 'console'> =
  new Map([
    ['Terminal', 'terminal'],
    ['Files', 'tree'],
    ['Start the app', 'start'],
    ['Request', 'request'],
    ['Answer', 'answer'],
    ['Console', 'console'],
  ]);

/** A file's path: names joined by slashes, the last with an ending. */
const FILE_PATH = /^(?:[\w.()[\]-]+\/)*[\w.[\]-]+\.\w+$/;

/** Blocks for readers of another Bun or another shell. */
const FOR_OTHERS = /^(?:Answer|Console) on Bun \d| in PowerShell$/;

/** The step that an element is in, for every element of a step. */
function stepsByElement(main: Nodes): Map<Element, string> {
  const steps = new Map<Element, string>();
  for (const step of selectAll('[data-step]', main)) {
    for (const element of selectAll('*', step)) steps.set(element, String(step.properties.dataStep));
  }
  return steps;
}

function actionOf(block: Element, step: string | undefined, scripts: ReadonlySet<Element>): Action[] {
  const title = textOf(select('figcaption > span', block) ?? block).trim();
  const text = textOf(select('pre > code', block) ?? block).replace(/\n$/, '');
  const kind = KIND_OF_TITLE.get(title);
  if (kind === 'terminal') return [{ kind, step, text }];
  if (step === undefined) return [];
  if (kind !== undefined) return [{ kind, step, text }];
  if (scripts.has(block)) return [{ kind: 'script', step, text }];
  // The lines of a change are for reading, the whole file follows; other runtimes and shells are not the reader's.
  if (select('pre.has-diff', block) || FOR_OTHERS.test(title)) return [];
  if (FILE_PATH.test(title)) return [{ kind: 'write', step, path: title, text: `${text}\n` }];
  throw new Error(
    `step ${step}, block "${title}": its title is neither a file's path nor one of ${[...KIND_OF_TITLE.keys()].join(', ')}.`,
  );
}

/**
 * Reads what a tutorial asks its reader to do from the built page, and from nothing else.
 *
 * @param html The built page.
 * @returns empty when the page holds no step.
 * @throws When a block of a step cannot be understood; names the step and the block.
 */
export function readPage(html: string): Action[] {
  const page: Root = fromHtml(html);
  const main = select('main', page);
  if (!main) throw new Error('the page has no <main>.');
  const steps = stepsByElement(main);
  const scripts = new Set(selectAll('details[data-script] figure', main));
  const actions = selectAll('[data-code-block], [data-removed]', main).flatMap((element): Action[] => {
    const step = steps.get(element);
    const removed = element.properties.dataRemoved;
    if (removed === undefined) return actionOf(element, step, scripts);
    return step === undefined ? [] : [{ kind: 'remove', step, path: String(removed) }];
  });
  return steps.size === 0 ? [] : actions;
}
