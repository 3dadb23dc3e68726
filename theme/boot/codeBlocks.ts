import { codeCopied, codeCopyBlocked } from '#i18n';
import { WRAP_KEY } from '../../model/names.ts';
import { closest } from './closest.ts';
import { giveFeedback } from './feedback.ts';
import { say } from './say.ts';
import { local } from './storage.ts';

/** The code of a block. Of a change, what stands there afterwards, folded lines included; of a file, with the line break at its end. */
function codeOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('.remove')) {
    if (line.nextSibling instanceof Text) line.nextSibling.deleteData(0, 1);
    line.remove();
  }
  const text = [...copy.querySelectorAll('code')].map((code) => code.textContent).join('');
  return text.replace(/\n$/, '') + (block.closest('[data-file]') ? '\n' : '');
}

async function copy(button: Element): Promise<void> {
  const block = button.closest('[data-code-block]');
  if (!block?.lastElementChild) return;
  let said = codeCopied;
  try {
    await navigator.clipboard.writeText(codeOf(block));
  } catch {
    said = codeCopyBlocked;
    getSelection()?.selectAllChildren(block.lastElementChild);
  }
  giveFeedback(button, say(said));
}

/**
 * Serves the copy buttons of all code blocks: copied is exactly the code, of what is no file without the line break after its
 * last line. Lines are wrapped before the first paint where the reader wants that; the application serves these buttons.
 */
export function startCodeBlocks(): void {
  document.documentElement.toggleAttribute('data-wrap', local.read(WRAP_KEY) !== null);
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-copy]');
    if (button) void copy(button);
  });
}
