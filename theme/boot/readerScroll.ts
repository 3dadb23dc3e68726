/**
 * Calls back when the reader begins to scroll, or does what may: the scroll bar, which tells nobody, apart.
 *
 * @param signal ends the listening.
 */
export function onReaderScroll(signal: AbortSignal, listener: () => void): void {
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, listener, { signal, passive: true });
}
