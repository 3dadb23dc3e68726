import { closest } from './closest.ts';

/**
 * Escape hides the tooltip of a button until the pointer or the focus is elsewhere (WCAG 1.4.13). A dialog that it closes may
 * return the focus before `keyup`: this focus does not show a tooltip.
 */
export function startTooltips(): void {
  const { dataset } = document.documentElement;
  let isDown = false;
  /** Button under the pointer or with the focus, whichever came last. */
  let current: Element | null = null;
  let hidden: Element | null = null;
  document.addEventListener('keydown', ({ key }) => {
    isDown = key === 'Escape';
    if (!isDown) return;
    hidden = current;
    dataset.tooltips = 'off';
  });
  document.addEventListener('keyup', () => {
    isDown = false;
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, (event) => {
      current = closest(event, 'a, button');
      // The pointer moves between the parts of the same button, too.
      if (isDown || (current && current === hidden)) return;
      hidden = null;
      delete dataset.tooltips;
    });
  }
}
