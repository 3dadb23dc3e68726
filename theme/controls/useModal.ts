import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

export function useModal(opener: HTMLElement | null) {
  const dialog = useRef<HTMLDialogElement>(null);
  const given = useRef(false);

  const onClose = useCallback(() => {
    if (given.current) return;
    given.current = true;
    const { activeElement, body } = document;
    // The browser gives it back to what had it, but leaves it inside the dialog when that was nothing. WebKit scrolls to
    // where a dialog was that is removed with the focus in it.
    if (activeElement === body || dialog.current?.contains(activeElement))
      opener?.focus({ preventScroll: true });
  }, [opener]);

  const close = useCallback(() => {
    dialog.current?.close();
    // At once: a result that is followed moves the focus on, which must not be taken back by the event.
    onClose();
  }, [onClose]);

  const pressed = useRef<EventTarget>(null);
  /** For a dialog that a press beside it leaves. A text that is selected with the pointer may end there, too. */
  const besideProps = (leave: () => void) => ({
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = target;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && target === pressed.current) leave();
    },
  });

  useEffect(() => {
    dialog.current?.showModal();
    addEventListener('popstate', close);
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('popstate', close);
      removeEventListener('pagehide', close);
    };
  }, [close]);

  return { dialog, close, onClose, besideProps };
}
