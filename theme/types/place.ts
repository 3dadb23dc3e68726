/** px between a name and what is shown of it. */
const GAP = 6;

/** px between the tip and the window's edges. */
const MARGIN = 16;

/**
 * Puts a tip below what it is about, or above where there is more room: as the properties `--tip-x` and `--tip-y`, in px from the
 * start and the top of the document, with which it scrolls.
 */
export function place(tip: HTMLElement, anchor: Range | HTMLElement): void {
  const { documentElement: root } = document;
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const isRtl = getComputedStyle(root).direction === 'rtl';
  const start = isRtl ? root.clientWidth - right : left;
  const x = Math.max(MARGIN, Math.min(start, root.clientWidth - width - MARGIN));
  const room = root.clientHeight - bottom;
  const y = room >= height + GAP || room >= top ? bottom + GAP : top - height - GAP;
  tip.style.setProperty('--tip-x', `${x}px`);
  tip.style.setProperty('--tip-y', `${y + scrollY}px`);
}
