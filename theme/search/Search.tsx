import { type ComponentType, useEffect, useRef, useState } from 'react';
import { errorSearchNotLoaded } from '#i18n';
import type { SearchDialogProps } from './SearchDialog.tsx';

/** What opens the search, wherever it stands (`SearchButton`). */
const BUTTON = '[data-search-button]';

const buttonOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;

function isShortcut(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) return true;
  const typing =
    target instanceof HTMLElement &&
    // The box of a search just closed keeps the focus until the next frame.
    target.getClientRects().length > 0 &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));
  return key === '/' && !ctrlKey && !metaKey && !altKey && !typing;
}

/** The dialog's code, with what it needs to answer: asked for when the reader means to search. */
async function loadDialog(): Promise<ComponentType<SearchDialogProps>> {
  const { SearchDialog, loadSearch } = await import('./SearchDialog.tsx');
  loadSearch();
  return SearchDialog;
}

/** A dialog that the reader has opened. */
interface Opened {
  Dialog: ComponentType<SearchDialogProps>;
  /** When, in ms: tells it from the one before. */
  time: number;
  opener: HTMLElement | null;
}

/** Opens the search with its buttons and keys. Nothing of the search itself is loaded before the reader means to use it. */
export function Search() {
  const [shown, setShown] = useState<Opened>();
  const opening = useRef(false);

  useEffect(() => {
    const open = async (opener: HTMLElement | null) => {
      // Only one dialog at a time: another one would lie above it.
      if (opening.current || document.querySelector('dialog:modal')) return;
      opening.current = true;
      const endProgress = window.boot?.startProgress();
      try {
        // What was asked for ahead is cancelled with a document that was on its way: asked for once more.
        const Loaded = await loadDialog().catch(loadDialog);
        setShown({ Dialog: Loaded, time: performance.now(), opener });
      } catch {
        if (!window.boot?.isLeaving()) window.boot?.showLoadError(errorSearchNotLoaded);
      }
      endProgress?.();
      opening.current = false;
    };
    const onIntent = ({ target }: Event) => {
      // What fails now is said when the reader opens the search. With a document on its way nothing is asked for ahead:
      // opening stops that document, and the dialog's sheet with it, of which browsers tell nobody.
      if (buttonOf(target) && !window.boot?.isLeaving()) loadDialog().catch(() => {});
    };
    const onClick = ({ target }: Event) => {
      const button = buttonOf(target);
      if (button) void open(button);
    };
    const onKeydown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      void open(document.querySelector<HTMLElement>(BUTTON));
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
  }, []);

  if (!shown) return null;
  const { Dialog, time, opener } = shown;
  return (
    <Dialog
      key={time}
      opener={opener}
      // Browsers tell of the closing a moment later: the reader may have opened it again by then.
      onClose={() => setShown((now) => (now === shown ? undefined : now))}
    />
  );
}
