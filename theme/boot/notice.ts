import { errorDismiss, errorPartNotLoaded, errorRetry, errorStillNot } from '#words';
import { localize } from './localize.ts';

let box: HTMLElement | undefined;

/** A reload must not lose the page while the server is down. */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Reloads if the server responds; otherwise reports that. @param address Default: this page, at its scroll position. */
export async function retry(address?: string): Promise<void> {
  if (!(await answers(address ?? location.href))) showLoadError(errorStillNot, address);
  else if (address === undefined) location.reload();
  // Validators take an assignment to `location` for a page that redirects everybody.
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

export function hideLoadError(): void {
  box?.remove();
  box = undefined;
}

/**
 * Reports a failed load above the page, with a way to retry (specification.md ERR-2).
 * @param message Default: a part of this page.
 * @param address of the retry. Default: this page.
 */
export function showLoadError(message = errorPartNotLoaded, address?: string): void {
  // Reused: the focus may be on its button.
  if (!box) {
    box = document.createElement('div');
    box.className = 'load-error';
    box.setAttribute('role', 'alert');
    box.append(
      document.createElement('p'),
      button('button', localize(errorRetry), () => {}),
    );
    const before = document.activeElement;
    const dismiss = () => {
      hideLoadError();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
    box.append(button('load-error-close', localize(errorDismiss), dismiss));
    document.body.append(box);
  }
  const [text, again] = box.children;
  if (text) text.textContent = localize(message);
  if (again instanceof HTMLElement) again.onclick = () => void retry(address);
}
