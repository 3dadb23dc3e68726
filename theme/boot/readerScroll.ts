/** Calls back on input that may scroll; the scroll bar has no event. @param signal removes the listeners. */
export function onReaderScroll(signal: AbortSignal, listener: () => void): void {
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, listener, { signal, passive: true });
}
