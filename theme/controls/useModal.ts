import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

export function useModal(opener: HTMLElement | null) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);

  /** For the event of the dialog: WebKit on a busy machine may lose the focus once more before it. */
  const returnFocus = useCallback(() => {
    if (isLeaving.current) return;
    const { activeElement, body } = document;
    // The browser gives it back to what had it, but leaves it inside the dialog when that was nothing. WebKit scrolls to
    // where a dialog was that is removed with the focus in it.
    if (activeElement === body || dialog.current?.contains(activeElement))
      opener?.focus({ preventScroll: true });
  }, [opener]);

  const close = useCallback(() => {
    dialog.current?.close();
    returnFocus();
  }, [returnFocus]);

  /** Closes it for a navigation, which moves the focus on: the event must not take it back. */
  const leave = useCallback(() => {
    close();
    isLeaving.current = true;
  }, [close]);

  const pressed = useRef<EventTarget>(null);
  /** For a dialog that a press beside it leaves. A text that is selected with the pointer may end there, too. */
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
