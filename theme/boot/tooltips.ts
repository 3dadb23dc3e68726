/**
 * Escape hides a tooltip until the next button (WCAG 1.4.13). What it closes may return the focus before the key is up: that is no
 * next button.
 */
export function startTooltips(): void {
  const { dataset } = document.documentElement;
  let isDown = false;
  document.addEventListener('keydown', ({ key }) => {
    isDown = key === 'Escape';
    if (isDown) dataset.tooltips = 'off';
  });
  document.addEventListener('keyup', () => {
    isDown = false;
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, () => {
      if (!isDown) delete dataset.tooltips;
    });
  }
}
