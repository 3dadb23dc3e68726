import { codeCopied, codeCopyBlocked, codeCopyFailed } from '#words';
import { closest } from './closest.ts';
import { giveFeedback } from './feedback.ts';
import { localize } from './localize.ts';

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

/** Text of a file of the site. */
async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

async function write(text: Promise<string>): Promise<void> {
  // Firefox 126
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  // Handed over before it has loaded: Safari lets only the click itself write.
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  // Where writing fails before the text is there, nobody else hears that it never comes.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function copy(button: HTMLElement): Promise<void> {
  const block = button.closest('[data-code-block]');
  // Of a block whose lines the application has not all brought yet, the file that a link in their place leads to.
  const address =
    button.dataset.copyPage ?? block?.querySelector<HTMLAnchorElement>('[data-with-app] a')?.href;
  let said = codeCopied;
  try {
    if (address) await write(read(address));
    else if (block) await navigator.clipboard.writeText(codeOf(block));
  } catch {
    said = codeCopyFailed;
    if (!address && block?.lastElementChild) {
      said = codeCopyBlocked;
      getSelection()?.selectAllChildren(block.lastElementChild);
    }
  }
  giveFeedback(button, localize(said));
}

/**
 * Serves the copy buttons of all code blocks, and "Copy page", whose button names a file. Copied is exactly the code, of what
 * is no file without the line break after its last line.
 */
export function startCopying(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-copy],[data-copy-page]');
    if (button) void copy(button);
  });
}
