import type { Page } from 'playwright';

/** A block of a tutorial's page, as its reader takes it. */
export interface Block {
  /** Folder of the step that it is in; undefined outside of all steps. */
  step: string | undefined;
  /** Text above it. */
  title: string;
  /** Path of the file that it contains; undefined for other blocks. */
  file: string | undefined;
  /** Whether it is the command that writes all files of its step. */
  script: boolean;
  /** Text of its copy button; undefined where a file is to be removed, whose path is the title. */
  text: string | undefined;
}

/** Blocks that a title names. */
const KIND_OF_TITLE: Readonly<
  Record<string, 'terminal' | 'tree' | 'start' | 'request' | 'answer' | 'console'>
> = {
  Terminal: 'terminal',
  Files: 'tree',
  'Start the app': 'start',
  Request: 'request',
  Response: 'answer',
  Console: 'console',
};

/** Something the page asks the reader to do or to compare, in the order of the page. */
export type Action =
  | { kind: 'terminal'; step: string | undefined; text: string }
  | {
      kind: 'base' | 'script' | 'tree' | 'start' | 'request' | 'answer' | 'console';
      step: string;
      text: string;
    }
  | { kind: 'write'; step: string; path: string; text: string }
  | { kind: 'remove'; step: string; path: string };

/** Title of the command that writes a step; another command writes the starting point of the first step. */
const OF_A_STEP = /^All files of step \d/;

/** Blocks for readers of another Bun or another shell. */
const FOR_OTHERS = /^(?:Response|Console) on Bun \d| in PowerShell$/;

/** Unfolds the long texts, which are loaded then; the application adds the other folded parts. */
async function unfoldTexts(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-with-app]'));
  const texts = page.locator('main [data-text]');
  await page.locator('main details:has([data-text])').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  for (const text of await texts.all()) await text.and(page.locator('[data-text="loaded"]')).waitFor();
}

/**
 * Presses the copy button of every block of a page and reads the clipboard.
 *
 * @param page A tutorial that has been loaded, with the right to read and write the clipboard.
 */
export async function readBlocks(page: Page): Promise<Block[]> {
  await unfoldTexts(page);
  return page.evaluate(async () => {
    const blocks: Block[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'main :is([data-code-block], [data-removed])',
    )) {
      const { removed } = element.dataset;
      const button = element.querySelector<HTMLElement>('[data-copy]');
      if (button) {
        const output = new Promise((resolve) => {
          new MutationObserver(resolve).observe(button, { attributeFilter: ['data-reply'] });
        });
        button.click();
        await output;
        if (button.dataset.reply !== 'Copied')
          throw new Error(`The copy button says "${button.dataset.reply}".`);
      } else if (removed === undefined) throw new Error('A block has no copy button.');
      blocks.push({
        step: element.closest<HTMLElement>('[data-step]')?.dataset.step,
        title: removed ?? element.querySelector('figcaption > span')?.textContent.trim() ?? '',
        file: element.closest<HTMLElement>('[data-file]')?.dataset.file,
        script: element.closest('[data-script]') !== null,
        text: button ? await navigator.clipboard.readText() : undefined,
      });
    }
    return blocks;
  });
}

function actionOf({ step, title, file, script, text }: Block): Action[] {
  const kind = KIND_OF_TITLE[title];
  if (text !== undefined && kind === 'terminal') return [{ kind, step, text }];
  if (step === undefined) return [];
  if (text === undefined) return [{ kind: 'remove', step, path: title }];
  if (file !== undefined) return [{ kind: 'write', step, path: file, text }];
  if (script) return [{ kind: OF_A_STEP.test(title) ? 'script' : 'base', step, text }];
  if (kind !== undefined) return [{ kind, step, text }];
  // Other runtimes and other shells are not the reader's.
  if (FOR_OTHERS.test(title)) return [];
  const known = Object.keys(KIND_OF_TITLE).join(', ');
  throw new Error(`step ${step}, block "${title}": it is no file, and its title is none of ${known}.`);
}

/**
 * Actions that a tutorial asks of its reader.
 *
 * @throws When a block of a step cannot be understood; names the step and the block.
 */
export const actionsOf = (blocks: readonly Block[]): Action[] => blocks.flatMap(actionOf);
