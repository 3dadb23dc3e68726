import { codeCopied, codeCopyFailed } from '#i18n';
import { closest } from './closest.ts';
import { giveFeedback } from './feedback.ts';
import { say } from './say.ts';

/** Text of a file of the site. */
async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

async function write(text: Promise<string>): Promise<void> {
  // Firefox before 127
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  // Handed over before it has loaded: Safari lets only the click itself write.
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  // Where writing fails before the text is there, nobody else hears that it never comes.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function copy(button: Element, address: string): Promise<void> {
  let said = codeCopied;
  try {
    await write(read(address));
  } catch {
    said = codeCopyFailed;
  }
  giveFeedback(button, say(said));
}

/** Serves "Copy page": copies the file that the button names. */
export function startCopyPage(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-copy-page]');
    const address = button?.dataset.copyPage;
    if (button && address) void copy(button, address);
  });
}
