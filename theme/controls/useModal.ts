import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

export function useModal(opener: HTMLElement | null) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);

  /** Also for the dialog's `close` event: WebKit on a busy machine may lose the focus once more before it. */
  const returnFocus = useCallback(() => {
    if (isLeaving.current) return;
    const { activeElement, body } = document;
    // The browser returns the focus to the previous element, but leaves it inside the dialog if no element had it. When a
    // dialog is removed with the focus inside, WebKit scrolls to its place.
    if (activeElement === body || dialog.current?.contains(activeElement))
      opener?.focus({ preventScroll: true });
  }, [opener]);

  const close = useCallback(() => {
    dialog.current?.close();
    returnFocus();
  }, [returnFocus]);

  /** Closes the dialog for a navigation, which moves the focus itself: the `close` event must not return it. */
  const leave = useCallback(() => {
    close();
    isLeaving.current = true;
  }, [close]);

  const pressed = useRef<EventTarget>(null);
  /** Closes the dialog by a press on its backdrop. The press must also begin there: a selection of text may end there. */
  const besideProps = (dismiss: () => void) => ({
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = target;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && target === pressed.current) dismiss();
    },
  });

  useEffect(() => {
    dialog.current?.showModal();
    addEventListener('popstate', leave);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('popstate', leave);
      removeEventListener('pagehide', leave);
    };
  }, [leave]);

  return { dialog, close, leave, returnFocus, besideProps };
}
