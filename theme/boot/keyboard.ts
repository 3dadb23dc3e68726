import { closest } from './closest.ts';
import { local } from './storage.ts';

/** Storage key: `off` without single-key shortcuts. */
export const SINGLE_KEYS = 'shortcuts.single';

/** Marks keyboards with ⌘ before the first paint, for hints (`controls/SearchButton.tsx`). */
export function markKeyboard(): void {
  // Deprecated, but the only API of all browsers.
  if (/Mac|iP/.test(navigator.platform)) document.documentElement.dataset.keyboard = 'apple';
}

/**
 * Shortcut of a key press: `/` (also Ctrl/⌘+K) for the search, `?` for the list of shortcuts. Single keys do not count while
 * typing, or when turned off (WCAG 2.1.4).
 */
export function shortcutOf(event: KeyboardEvent): string | undefined {
  const { key, code, altKey, shiftKey } = event;
  if (altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    // Keyboards of other scripts have the key in the same place.
    const isK = /^k$/i.test(key) || (code === 'KeyK' && !/^[a-z]$/i.test(key));
    return isK && !shiftKey ? '/' : undefined;
  }
  const box = closest(event, 'input, textarea, select, [contenteditable], [role="textbox"]');
  // A closed search box has the focus until the next frame.
  const types = box?.getClientRects().length;
  return types || local.read(SINGLE_KEYS) === 'off' ? undefined : key;
}
