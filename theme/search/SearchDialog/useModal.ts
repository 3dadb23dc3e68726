import { useCallback, useEffect, useRef } from 'react';

/**
 * A modal dialog that is open as long as it is there. The browser holds the focus inside and gives it back; going back
 * and leaving the page close it.
 */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);

  useEffect(() => {
    const hadFocus = document.activeElement !== document.body;
    const element = dialog.current;
    element?.showModal();
    addEventListener('popstate', close);
    addEventListener('pagehide', close);
    const giveBack = () => {
      // Opened by a key while nothing had the focus, or in a browser where a click does not give it.
      if (!hadFocus)
        document.querySelector<HTMLElement>('[data-search-button]')?.focus({ preventScroll: true });
    };
    element?.addEventListener('close', giveBack);
    return () => {
      element?.removeEventListener('close', giveBack);
      removeEventListener('popstate', close);
      removeEventListener('pagehide', close);
    };
  }, [close]);

  return { dialog, close };
}
