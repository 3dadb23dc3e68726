import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadPart } from '../lib/loadPart.ts';

export interface DialogProps {
  /** Receives the focus on closing if no element had it before. */
  opener: HTMLElement | null;
  onClose: () => void;
}

export interface LazyDialogProps {
  /** Selector of the buttons that open it, wherever they are. */
  button: string;
  shortcut: string;
  load: () => Promise<ComponentType<DialogProps>>;
  failure: string;
}

interface Opened {
  Dialog: ComponentType<DialogProps>;
  /** In ms; identifies it. */
  time: number;
  opener: HTMLElement | null;
}

/** Opens a dialog with its buttons and its shortcut. Its chunk is loaded on intent only. */
export function LazyDialog({ button, shortcut, load, failure }: LazyDialogProps) {
  const [shown, setShown] = useState<Opened>();
  const opening = useRef(false);

  useEffect(() => {
    const buttonOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>(button) : null;
    const open = async (opener: HTMLElement | null) => {
      // Only one dialog at a time: another one would lie above it.
      if (opening.current || document.querySelector('dialog:modal')) return;
      opening.current = true;
      const endProgress = window.boot.startProgress();
      const Dialog = await loadPart(load, failure);
      if (Dialog) setShown({ Dialog, time: performance.now(), opener });
      endProgress();
      opening.current = false;
    };
    const onIntent = ({ target }: Event) => {
      // A failure is shown when the reader opens it. No prefetch while another document is loading: opening the dialog
      // cancels that document, and with it the request for the dialog's style sheet, without any event.
      if (buttonOf(target) && !window.boot.isLeaving()) load().catch(() => {});
    };
    const onClick = ({ target }: Event) => {
      const pressed = buttonOf(target);
      if (pressed) void open(pressed);
    };
    const onKeydown = (event: KeyboardEvent) => {
      if (window.boot.shortcutOf(event) !== shortcut) return;
      event.preventDefault();
      void open(document.querySelector<HTMLElement>(button));
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeydown);
    return () => {
      for (const type of intents) document.removeEventListener(type, onIntent);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeydown);
    };
  }, [button, shortcut, load, failure]);

  if (!shown) return null;
  const { Dialog, time, opener } = shown;
  return (
    <Dialog
      key={time}
      opener={opener}
      // The `close` event is asynchronous: the reader may have opened the dialog again by then.
      onClose={() => setShown((now) => (now === shown ? undefined : now))}
    />
  );
}
