import { codeCopied, codeCopyBlocked, codeCopyFailed } from '#words';
import { closest } from './closest.ts';
import { giveFeedback } from './feedback.ts';
import { localize } from './localize.ts';

/** Code of a block: the result of a change, folded lines included; for files with the final line break. */
function codeOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('.remove')) {
    if (line.nextSibling instanceof Text) line.nextSibling.deleteData(0, 1);
    line.remove();
  }
  const text = [...copy.querySelectorAll('code')].map((code) => code.textContent).join('');
  return text.replace(/\n$/, '') + (block.closest('[data-file]') ? '\n' : '');
}

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

async function write(text: Promise<string>): Promise<void> {
  // Firefox 126
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  // Safari only allows writes in the click itself, so the promise is passed.
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  // Handles the rejection where writing fails first.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function copy(button: HTMLElement): Promise<void> {
  const block = button.closest('[data-code-block]');
  // Blocks with lines that are not loaded have a link to their file.
  const address =
    button.dataset.copyPage ?? block?.querySelector<HTMLAnchorElement>('[data-with-app] a')?.href;
  let message = codeCopied;
  try {
    if (address) await write(read(address));
    else if (block) await navigator.clipboard.writeText(codeOf(block));
  } catch {
    message = codeCopyFailed;
    if (!address && block?.lastElementChild) {
      message = codeCopyBlocked;
      getSelection()?.selectAllChildren(block.lastElementChild);
    }
  }
  giveFeedback(button, localize(message));
}

/** Serves the copy buttons of code blocks and of pages. Copies exact code, without the final line break unless it is a file. */
export function startCopying(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-copy],[data-copy-page]');
    if (button) void copy(button);
  });
}
