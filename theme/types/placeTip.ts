const GAP = 6;

const MARGIN = 16;

/**
 * Puts a tip below its anchor, or above if it does not fit below and has more room above. Sets the properties `--tip-x` and
 * `--tip-y`, in px from the start and the top of the document, with which it scrolls, and `--tip-room`, its maximum height in px.
 */
export function placeTip(tip: HTMLElement, anchor: Range | HTMLElement): void {
  const { documentElement: root } = document;
  const set = (name: string, pixels: number) => tip.style.setProperty(name, `${pixels}px`);
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  tip.style.removeProperty('--tip-room');
  const { width, height } = tip.getBoundingClientRect();
  const isRtl = getComputedStyle(root).direction === 'rtl';
  const start = isRtl ? root.clientWidth - right : left;
  set('--tip-x', Math.max(MARGIN, Math.min(start, root.clientWidth - width - MARGIN)));
  const above = top - GAP - MARGIN;
  const below = root.clientHeight - bottom - GAP - MARGIN;
  const isBelow = height <= below || below >= above;
  const room = isBelow ? below : above;
  set('--tip-room', room);
  set('--tip-y', (isBelow ? bottom + GAP : top - GAP - Math.min(height, room)) + scrollY);
}
