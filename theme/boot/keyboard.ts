/** Marks on `<html>` the keyboards that have ⌘, before the first paint, so that hints at keys never change (`search/SearchButton.tsx`). */
export function markKeyboard(): void {
  // Deprecated, and the only thing that all browsers tell.
  if (/Mac|iP/.test(navigator.platform)) document.documentElement.dataset.keyboard = 'apple';
}
