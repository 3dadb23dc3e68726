import { closest } from './closest.ts';
import { sayOn } from './said.ts';

/** The code of a block; of a change, what stands there afterwards. */
function codeOf(block: Element): string {
  const lines = [...block.querySelectorAll('.line')];
  if (lines.length === 0) return block.textContent.replace(/\n$/, '');
  return lines
    .filter((line) => !line.matches('.remove, .gap'))
    .map((line) => line.textContent)
    .join('\n');
}

async function copy(button: Element): Promise<void> {
  const code = button.closest('[data-code-block]')?.querySelector('code');
  if (!code) return;
  let said = 'Copied';
  try {
    await navigator.clipboard.writeText(codeOf(code));
  } catch {
    said = 'Copying was blocked: select the text instead';
    getSelection()?.selectAllChildren(code);
  }
  sayOn(button, said);
}

function toggleWrap(button: Element): void {
  const wrapped = button.closest('[data-code-block]')?.toggleAttribute('data-wrap');
  button.setAttribute('aria-pressed', String(Boolean(wrapped)));
}

/** Serves the buttons of all code blocks. Copied is exactly the code, without the line break after its last line. */
export function startCodeBlocks(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-copy], [data-wrap-button]');
    if (button?.hasAttribute('data-copy')) void copy(button);
    else if (button) toggleWrap(button);
  });
}
