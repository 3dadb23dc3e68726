import { errorDismiss, errorPartNotLoaded, errorRetry, errorStillNot } from '#words';
import { localize } from './localize.ts';

let box: HTMLElement | undefined;

/** True when the server answers at all: only then does loading a document not lose the page that is being read. */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads a page again from the server, if that answers; else says that it does not.
 *
 * @param address by default this page, which comes back at the same scroll position.
 */
export async function retry(address?: string): Promise<void> {
  if (!(await answers(address ?? location.href))) showLoadError(errorStillNot, address);
  else if (address === undefined) location.reload();
  // Not by assigning the location: checkers of documents take that for a page that sends every reader elsewhere.
  else open(address, '_self');
}

function button(className: string, label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = label;
  element.onclick = onClick;
  return element;
}

/** Takes the message away. */
export function hideLoadError(): void {
  box?.remove();
  box = undefined;
}

/**
 * Says that something could not be loaded, over the page, which stays as it is (specification.md ERR-2), and offers to
 * retry.
 *
 * @param message what could not be loaded; by default a part of this page.
 * @param address where "Retry" leads; by default this page.
 */
export function showLoadError(message = errorPartNotLoaded, address?: string): void {
  // Kept where it is there already: the focus may be on its button.
  if (!box) {
    box = document.createElement('div');
    box.className = 'load-error';
    box.setAttribute('role', 'alert');
    box.append(
      document.createElement('p'),
      button('button', localize(errorRetry), () => {}),
    );
    box.append(button('load-error-close', localize(errorDismiss), hideLoadError));
    document.body.append(box);
  }
  const [text, again] = box.children;
  if (text) text.textContent = localize(message);
  if (again instanceof HTMLElement) again.onclick = () => void retry(address);
}
