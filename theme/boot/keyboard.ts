import { closest } from './closest.ts';
import { local } from './storage.ts';

/** Where readers who do not want shortcuts of a single key have said so: `off`. */
export const SINGLE_KEYS = 'shortcuts.single';

/** Marks on `<html>` the keyboards that have ⌘, before the first paint, so that hints at keys never change (`search/SearchButton.tsx`). */
export function markKeyboard(): void {
  // Deprecated, and the only thing that all browsers tell.
  if (/Mac|iP/.test(navigator.platform)) document.documentElement.dataset.keyboard = 'apple';
}

/**
 * The shortcut that a press of a key is: `/` for the search, which Ctrl/⌘+K means too, `?` for the list of shortcuts, another
 * key for none. A single key is none while the reader types, and where the reader has turned such keys off (WCAG 2.1.4).
 */
export function shortcutOf(event: KeyboardEvent): string | undefined {
  const { key, altKey } = event;
  if (altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return /^k$/i.test(key) ? '/' : undefined;
  const box = closest(event, 'input, textarea, select, [contenteditable], [role="textbox"]');
  // The box of a search just closed keeps the focus until the next frame.
  const types = box?.getClientRects().length;
  return types || local.read(SINGLE_KEYS) === 'off' ? undefined : key;
}
